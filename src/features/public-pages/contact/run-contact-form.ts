/*
 * These functions run on the contact pages as they are written here: `contactFunctions` is printed into the page. They
 * may use each other and the browser, and nothing else.
 */

interface Settings {
  identityKey: string
  draftKey: string
}

const FIELDS_OF_FORM = ['name', 'email', 'subject', 'message']

function readStored(storage: 'localStorage' | 'sessionStorage', key: string): Record<string, string> {
  try {
    return JSON.parse(window[storage].getItem(key) ?? '') ?? {}
  } catch {
    return {}
  }
}

function typedIn(form: HTMLFormElement, names: string[]): string {
  const values = new FormData(form)
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, String(values.get(name)).trim()])))
}

function showNotice(...lines: string[]): void {
  const shown = lines.filter(Boolean).map((line, index) => {
    const element = document.createElement(index === 0 ? 'strong' : 'p')
    element.textContent = line
    return element
  })
  document.querySelector('#toast')?.replaceChildren(...shown)
}

/** Answers an empty text when the message was taken, else the reason. */
async function postMessage(address: string, body: string): Promise<string> {
  const kept = 'What you wrote is still here.'
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(30_000),
    })
    if (answer.ok) return ''
    const { error = '' } = await answer.json().catch(() => ({}))
    // The server may begin with the name of a field.
    return `${error.charAt(0).toUpperCase()}${error.slice(1)} ${kept}`
  } catch {
    return navigator.onLine ? kept : `You are offline. ${kept}`
  }
}

async function sendForm(form: HTMLFormElement, names: string[], draftKey: string): Promise<void> {
  const button = form.querySelector('button') as HTMLButtonElement
  if (button.dataset.sending) return
  button.dataset.sending = 'yes'
  const words = button.textContent
  button.textContent = 'Sending…'
  const filled = new FormData(form).get('website') ? [...names, 'website'] : names
  const body = typedIn(form, filled)
  const reason = await postMessage(form.action, body)
  if (reason === '') {
    showNotice('Message Sent!', "Thank you for your message. We'll get back to you soon.")
    // Another message may have been begun meanwhile.
    if (typedIn(form, filled) === body) {
      form.reset()
      sessionStorage.removeItem(draftKey)
    }
  } else showNotice('Error', 'Failed to send message. Please try again later.', reason)
  button.textContent = words
  delete button.dataset.sending
}

/** Keeps the words in this tab until they have been sent, and shows them to no other teacher at the same device. */
function runContactForm(names: string[], { identityKey, draftKey }: Settings): void {
  const form = document.querySelector('#contact') as HTMLFormElement
  const known = readStored('localStorage', identityKey)
  const kept = readStored('sessionStorage', draftKey)
  const draft = !kept.by || kept.by === known.userId ? kept : {}
  for (const name of names) {
    const field = form.elements.namedItem(name) as HTMLInputElement
    field.value ||= draft[name] || known[name === 'name' ? 'displayName' : name] || ''
  }
  form.addEventListener('input', () => {
    showNotice()
    const by = readStored('localStorage', identityKey).userId
    try {
      sessionStorage.setItem(draftKey, JSON.stringify({ ...JSON.parse(typedIn(form, names)), by }))
    } catch {} // a full or forbidden storage: the words are still in the form
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void sendForm(form, names, draftKey)
  })
}

const contactFunctions = [readStored, typedIn, showNotice, postMessage, sendForm, runContactForm]

export const contactScriptWith = (settings: Settings): string =>
  `(()=>{${contactFunctions.join('\n')}
runContactForm(${JSON.stringify(FIELDS_OF_FORM)},${JSON.stringify(settings)})})()`

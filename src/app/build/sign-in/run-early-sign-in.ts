/** The page of /login names these for its script: the app's script, and what the app loads with it. */
export interface EarlySettings {
  identityKey: string
  app: string
  withIt: string[]
}

/**
 * The script of the page of /login. The app's code starts when the visitor does something, or after a while, because until then the form
 * needs none of it and a phone is busy for a second with starting it. Whoever is known to this device, or comes by a link, sees what the app has for them
 * at once. Until the app is here the script notes which button was pressed and says so.
 */
export function runEarlySignIn({ identityKey, app, withIt }: EarlySettings): void {
  const form = document.querySelector<HTMLElement>('[data-early-sign-in]')
  const start = startOnce(app)
  if (!form || isForTheApp(identityKey)) {
    if (form) form.outerHTML = '<div class="first-paint"></div>'
    start()
    return
  }
  form.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    event.preventDefault()
    form.dataset.pressed = button.getAttribute('aria-label') ?? button.textContent?.trim()
    sayBelow('One moment. The rest of the page is still on its way.')
  })
  // A click may come without a pointer, from a screen reader, and an input from a password manager.
  const signs = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click', 'input', 'storage']
  for (const sign of signs) window.addEventListener(sign, start, { once: true })
  setTimeout(start, 15_000)
  window.addEventListener('load', () => {
    for (const href of withIt) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
      document.head.append(link)
    }
  })
}

function sayBelow(words: string): void {
  const note = document.getElementById('early-note')
  if (!note) return
  note.textContent = words
  note.hidden = false
}

function isForTheApp(identityKey: string): boolean {
  try {
    if (localStorage.getItem(identityKey) !== null) return true
  } catch {
    // Storage is blocked, and then nobody is known.
  }
  return window.location.search !== '' || window.location.hash !== ''
}

function startOnce(app: string): () => void {
  let isStarted = false
  return () => {
    if (isStarted) return
    isStarted = true
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', crossOrigin: '', src: app })
    script.onerror = () =>
      sayBelow('The rest of the page could not be fetched. Check your connection and reload the page.')
    document.body.append(script)
  }
}

/** All of it as text. */
export const earlyScript = (settings: EarlySettings): string =>
  `${[sayBelow, isForTheApp, startOnce, runEarlySignIn].join('\n')}\nrunEarlySignIn(${JSON.stringify(settings)})`

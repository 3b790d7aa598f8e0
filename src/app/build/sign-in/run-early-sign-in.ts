/**
 * The script of the page of /login. It leaves the form to a visitor who comes to sign in and to nobody else: whoever is known to this
 * device, or comes by a link, sees what the app has for them. Until the app is here it notes which button was pressed and says so.
 */
export function runEarlySignIn(identityKey: string): void {
  const form = document.querySelector<HTMLElement>('[data-early-sign-in]')
  const note = document.getElementById('early-note')
  if (!form || !note) return
  const { search, hash } = window.location
  let isKnown = false
  try {
    isKnown = localStorage.getItem(identityKey) !== null
  } catch {}
  if (search || hash || isKnown) {
    form.className = 'first-paint'
    form.textContent = ''
    form.removeAttribute('data-early-sign-in')
    return
  }
  const say = (words: string) => {
    note.textContent = words
    note.hidden = false
  }
  form.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    event.preventDefault()
    form.dataset.pressed = button.getAttribute('aria-label') ?? button.textContent?.trim()
    say('One moment. The rest of the page is still on its way.')
  })
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)
        say('The rest of the page could not be fetched. Check your connection and reload the page.')
    },
    true,
  )
}

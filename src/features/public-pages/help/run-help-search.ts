/**
 * Runs at the end of the help page as it is written here, so it uses nothing from outside. It shows the topics that have
 * every word typed, macrons or not, and opens the one that the address names.
 */
export function runHelpSearch(): void {
  const field = document.querySelector('#help-search') as HTMLInputElement
  const found = document.querySelector('#help-found') as HTMLElement
  const topics = [...document.querySelectorAll<HTMLDetailsElement>('details.topic')]
  const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const open = () => {
    const topic = topics.find(({ id }) => `#${id}` === location.hash)
    if (topic) topic.open = true
  }
  const search = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean)
    const shown = topics.filter((topic) => {
      topic.hidden = !words.every((word) => plain(topic.textContent ?? '').includes(word))
      return !topic.hidden
    })
    for (const group of document.querySelectorAll<HTMLElement>('section.topics')) {
      group.hidden = group.querySelector('details:not([hidden])') === null
    }
    const count = shown.length === 1 ? '1 answer' : `${shown.length} answers`
    found.textContent = words.length === 0 ? '' : shown.length === 0 ? 'No answer has these words.' : count
  }
  for (const part of document.querySelectorAll<HTMLElement>('.needs-script')) part.hidden = false
  field.addEventListener('input', search)
  addEventListener('hashchange', open)
  open()
}

const KEY = '[data-section="key"]'
const TEACHER_COPY =
  '<p style="margin:0 0 2mm;padding-bottom:1mm;border-bottom:1px solid #555;font:bold 10pt Arial,sans-serif">Teacher copy</p>'

/**
 * The documents of a print pack in the order a teacher copies them: the plan, the pages for pupils, and last all answers,
 * marked as the teacher's. A resource without a marked answer section, such as one from a webhook, stays whole.
 */
export function packDocuments(plan: string, resources: readonly string[]): string[] {
  const keys: string[] = []
  const pupils = resources.flatMap((html) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const key = page.querySelector<HTMLElement>(KEY)
    if (!key) return [html]
    key.remove()
    const rest = htmlOf(page)
    key.style.breakBefore = 'auto' // it is the start of a document of its own
    key.insertAdjacentHTML('afterbegin', TEACHER_COPY)
    page.body.replaceChildren(key)
    keys.push(htmlOf(page))
    return [rest]
  })
  return [plan, ...pupils, ...keys]
}

function htmlOf(page: Document): string {
  return `<!doctype html>${page.documentElement.outerHTML}`
}

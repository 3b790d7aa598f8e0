interface Rule {
  selectors: string[]
  remove(): void
}

/** Tailwind's own, asked for by a class name. */
const WANTED = /has-checked/

/**
 * Leaves out what daisyUI selects with `:has()`: theme switches and fields in fields, none of which is used here. While
 * such a rule exists the browser asks it again at each change of the page, four times a key in the message box.
 */
export const plainSelectors = {
  postcssPlugin: 'mahere:plain-selectors',
  Rule(rule: Rule): void {
    if (WANTED.test(rule.selectors.join())) return
    const kept = rule.selectors.filter((selector) => !selector.includes(':has('))
    if (kept.length === rule.selectors.length) return
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  },
}

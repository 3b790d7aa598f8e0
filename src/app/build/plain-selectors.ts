interface Rule {
  selectors: string[]
  remove(): void
}

/** Tailwind makes this rule for a class of the same name, which the app uses. */
const WANTED = /has-checked/

/**
 * Leaves out the rules of daisyUI that select with `:has()`. They serve theme switches and nested fields, which the app does
 * not use. While such a rule exists the browser matches it again at each change of the page: four times for a key in the
 * message field.
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

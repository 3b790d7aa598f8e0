interface Rule {
  selectors: string[]
  remove(): void
}
interface AtRule {
  name: string
  params: string
  remove(): void
}

/** Tailwind makes this rule for a class of the same name, which the app uses. */
const WANTED = /has-checked/

/**
 * These selectors of daisyUI match nothing on our screens: theme switches and nested fields with `:has()`, which a browser
 * matches again at each change of the page (four times for a key in the message field), other scripts, dialogs that are
 * popovers, boxes that are half ticked, and fields for dates, colours and numbers.
 */
const UNUSED = new RegExp(
  [
    ':has\\(',
    ':dir\\(',
    '\\.modal(\\[popover|:popover-open)',
    ':indeterminate',
    'aria-checked="?mixed',
    '-(datetime-edit|date-and-time-value|color-swatch-wrapper|calendar-picker-indicator|inner-spin-button)',
  ].join('|'),
)

/** Leaves out the rules of daisyUI and Tailwind that no screen and no browser of ours needs. */
export const plainSelectors = {
  postcssPlugin: 'mahere:plain-selectors',
  Rule(rule: Rule): void {
    if (WANTED.test(rule.selectors.join())) return
    const kept = rule.selectors.filter((selector) => !UNUSED.test(selector))
    if (kept.length === rule.selectors.length) return
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  },
  /** Tailwind gives its variables once more for browsers without `@property`, all of which are older than `cssTarget`. */
  AtRule(rule: AtRule): void {
    if (rule.name === 'layer' && rule.params === 'properties') rule.remove()
  },
}

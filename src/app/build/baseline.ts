/**
 * The oldest browsers in which the app works. The build turns newer syntax into what these know, `baseline-check.ts` looks for
 * newer calls in what was built, and the notice in index.html tells anything older. Menus need popovers, which came last to
 * Chrome and Safari; the styles need `@property`, which came last to Firefox.
 */
export const BASELINE = { chrome: 114, edge: 114, firefox: 128, safari: 17 } as const

export const buildTarget = Object.entries(BASELINE).map(([browser, version]) => `${browser}${version}`)

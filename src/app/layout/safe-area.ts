/** Keeps content out from under the notch of a phone on its side. */
export const BESIDE_NOTCH = {
  paddingLeft: 'env(safe-area-inset-left, 0px)',
  paddingRight: 'env(safe-area-inset-right, 0px)',
}

/** Keeps the last element of a full-height panel above the home indicator. */
export const ABOVE_HOME_BAR = { paddingBottom: 'env(safe-area-inset-bottom, 0px)' }

/** A phone on its side: nothing under the notch. */
export const BESIDE_NOTCH = {
  paddingLeft: 'env(safe-area-inset-left, 0px)',
  paddingRight: 'env(safe-area-inset-right, 0px)',
}

/** The last thing in a panel as high as the screen stands above the bar one swipes. */
export const ABOVE_HOME_BAR = { paddingBottom: 'env(safe-area-inset-bottom, 0px)' }

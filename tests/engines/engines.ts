import type { Engine } from './driver/engine-page.ts'
import { openFirefox } from './driver/firefox.ts'
import { openWebKit } from './driver/webkit.ts'

const { FIREFOX_PATH, WEBKIT_DRIVER, WEBKIT_BROWSER, XVFB_PATH } = process.env

/** The engines beside Chromium that `npm test` found on this machine; its last lines name one that is missing. */
export const ENGINES: readonly Engine[] = [
  ...(FIREFOX_PATH ? [{ name: 'Firefox', open: () => openFirefox(FIREFOX_PATH) }] : []),
  ...(WEBKIT_DRIVER && WEBKIT_BROWSER && XVFB_PATH
    ? [
        {
          name: 'WebKit',
          open: () => openWebKit({ driver: WEBKIT_DRIVER, browser: WEBKIT_BROWSER, display: XVFB_PATH }),
        },
      ]
    : []),
]

import { CONTACT_DRAFT_KEY } from '#platform/contact-draft.ts'
import { TEXT_KEY, THEME_KEY } from '#platform/look.ts'
import { IDENTITY_KEY } from '#session/identity-key.ts'
import { contactScriptWith } from './contact/run-contact-form.ts'
import { runHelpSearch } from './help/run-help-search.ts'
import { runHostLinks } from './site/run-host-links.ts'
import { runLook } from './site/run-look.ts'
import type { Site } from './site/site.ts'

/*
 * The pages carry their scripts inside them, so that they load no file. Each is made of functions written out, which are
 * checked and tested as code.
 */

export const contactScript = contactScriptWith({ identityKey: IDENTITY_KEY, draftKey: CONTACT_DRAFT_KEY })

export const helpScript = `(${runHelpSearch})()`

export const lookScript = `(${runLook})(${JSON.stringify({ themeKey: THEME_KEY, textKey: TEXT_KEY })})`

/** Without a production site every link stays on its host, and no script is needed. */
export const hostScript = ({ production, previews }: Site): string =>
  production === undefined ? '' : `(${runHostLinks})(${JSON.stringify({ production, previews })})`

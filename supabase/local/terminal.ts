import { PRODUCT_NAME } from '#domain/product.ts'
import type { Keys } from './data-folder.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'
import type { Settings } from './settings.ts'

/** The message to a test that started this server as a child process. */
export interface ReadyMessage {
  type: 'ready'
  url: string
  anonKey: string
  serviceKey: string
}

export function announceReady(settings: Settings, url: string, keys: Keys): void {
  const accounts = DEMO_ACCOUNTS.map(({ email, description: what }) => `    ${email.padEnd(22)} ${what}`)
  console.log(
    [
      '',
      `  ${PRODUCT_NAME} is running${settings.dev ? ' for development' : ''}:  ${url}`,
      '',
      `  Accounts to try (password ${DEMO_PASSWORD}):`,
      ...accounts,
      '',
      `  Emails it would send: ${url}/_local/mail`,
      `  Data:                 ${settings.dataDir}  (empty it with: npm run reset)`,
      settings.exposed ? '  HOST is set: other machines may be able to reach this server.\n' : '',
      '  Ctrl+C stops it.',
      '',
    ].join('\n'),
  )
  const message: ReadyMessage = { type: 'ready', url, anonKey: keys.anonKey, serviceKey: keys.serviceKey }
  process.send?.(message)
}

export function announceReset(kept: string | undefined): void {
  console.log(
    kept
      ? `The data has been deleted. The last database is kept in ${kept} until the next reset.\nStart again with: npm start`
      : 'There was no data. Start with: npm start',
  )
}

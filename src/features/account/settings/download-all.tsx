import { useEffect, useRef, useState } from 'react'
import type { AccountInput } from '#documents/files/export-account.later.ts'
import { makeAccountZip } from '#documents/files/make-account-zip.ts'
import { waitingAsText } from '#documents/files/unsent-text.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { readWholeAccount, readWholeChat } from '#local-store/queries/account/whole-account.ts'
import { useOffline } from '#session/connection.ts'
import { readIdentity } from '#session/identity.ts'
import { Button } from '#ui/button.tsx'
import { fetchRest } from './fetch-rest.ts'

type State =
  | { step: 'idle' }
  | { step: 'packing'; text: string }
  | { step: 'done'; fileName: string; missing: string }
  | { step: 'failed' | 'full' }

const PARTLY = 'Older messages that were never opened here are in your account and not in this zip.'
const FETCHING = 'Fetching what is only in your account…'

/**
 * Makes one zip of everything. Online it first fetches what is not on this device yet; offline it has what is here. It takes
 * as long as the work is large.
 */
export function DownloadAll() {
  const offline = useOffline()
  const { state, start, cancel } = useDownload(offline)
  return (
    <>
      <p className="mt-2">
        One zip, made on this device: plans and resources as pages and Word files, chats as Markdown, and
        everything as JSON.
      </p>
      {offline && <p className="mt-2">You are offline, so it has what is on this device.</p>}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {state.step === 'packing' ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <Button onClick={() => void start()}>Download all my data</Button>
        )}
        <p role="status">{statusText(state)}</p>
      </div>
    </>
  )
}

function statusText(state: State): string {
  switch (state.step) {
    case 'idle':
      return ''
    case 'packing':
      return state.text
    case 'done':
      return `Saved to your downloads: ${state.fileName}. ${state.missing}`.trim()
    case 'full':
      return 'This device has no room for the zip. Nothing is lost. Free some room and try again.'
    case 'failed':
      return 'The zip could not be made. Nothing is lost. Please try again.'
  }
}

function useDownload(offline: boolean) {
  const [state, setState] = useState<State>({ step: 'idle' })
  const job = useRef<AbortController | null>(null)
  useEffect(() => () => job.current?.abort(), [])

  const start = async () => {
    const controller = new AbortController()
    job.current = controller
    setState({ step: 'packing', text: offline ? 'Collecting…' : FETCHING })
    const onProgress = (done: number, total: number) =>
      setState({ step: 'packing', text: `${done} of ${total} chats packed` })
    setState(await download(offline, onProgress, controller.signal))
  }
  return { state, start, cancel: () => job.current?.abort() }
}

async function download(
  offline: boolean,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<State> {
  try {
    if (!offline) await fetchRest(signal)
    const input = await collect()
    const result = await makeAccountZip(input, onProgress, signal)
    if (result.ok) return { step: 'done', fileName: result.fileName, missing: input.missing }
    return { step: result.reason === 'cancelled' ? 'idle' : result.reason }
  } catch (cause) {
    console.error(new Error('What is on this device could not be read', { cause }))
    return { step: 'failed' }
  }
}

async function collect(): Promise<AccountInput> {
  const { chats, rest, waiting, drafts, isWhole } = await readWholeAccount()
  const madeAt = new Date().toISOString()
  const { displayName: name, email } = readIdentity() ?? {}
  return {
    fileName: `${PRODUCT_NAME}_${madeAt.slice(0, 10)}.zip`,
    heading: `Everything from ${PRODUCT_NAME}`,
    chats: chats.map((chat) => () => readWholeChat(chat)),
    rest: { made_at: madeAt, is_whole: isWhole, account: { name, email }, ...rest },
    unsent: waitingAsText(waiting, drafts),
    missing: isWhole ? '' : PARTLY,
  }
}

import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type KeptHere, readKeptHere } from '#local-store/queries/account/kept-here.ts'
import { askToInstall, installOffer, isInstalled, onInstallOffer } from '#platform/install.ts'
import { askToKeepData, isDataKept, storageSpace } from '#platform/storage.ts'
import { Button } from '#ui/button.tsx'

/** Shows what is stored here, how much room it takes, and whether the browser promises to keep it. */
export function ThisDevice() {
  const kept = useLiveQuery(async () => readKeptHere(), [])
  const space = useSpace()
  return (
    <>
      <p className="mt-2">{kept ? keptText(kept) : 'Counting…'}</p>
      {space && <p className="mt-2">{space}</p>}
      <KeepingPromise />
      <Install />
      <p className="mt-2 text-muted">
        Signing out removes all of it from this device. It stays in your account.
      </p>
    </>
  )
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

function keptText({ chats, plans, resources, waiting, isWhole }: KeptHere): string {
  const things = [
    counted(chats, 'chat'),
    `${counted(plans, 'starred lesson plan')} and ${counted(resources, 'starred resource')}`,
  ]
  const unsent = waiting === 0 ? '' : ` ${counted(waiting, 'change')} not sent yet.`
  const rest = isWhole ? '' : ' Older messages are in your account and load when you open their chat.'
  return `${things.join(', with ')}.${unsent}${rest}`
}

const MEGABYTE = 1_000_000
const sizeText = (bytes: number) =>
  bytes >= 1000 * MEGABYTE
    ? `${(bytes / (1000 * MEGABYTE)).toFixed(1)} GB`
    : `${Math.max(1, Math.round(bytes / MEGABYTE))} MB`

function useSpace(): string | undefined {
  const [space, setSpace] = useState<string>()
  useEffect(() => {
    void storageSpace().then((found) => {
      if (found)
        setSpace(`It takes ${sizeText(found.used)} of the ${sizeText(found.allowed)} this browser allows.`)
    })
  }, [])
  return space
}

const PROMISES = {
  kept: 'The browser has promised to keep it when the device runs short of room.',
  mayGo: 'The browser may clear it when the device runs short of room.',
  refused: 'The browser did not promise it. It says yes more easily to an installed app that is used often.',
}

function KeepingPromise() {
  const [state, setState] = useState<keyof typeof PROMISES>()
  useEffect(() => {
    void isDataKept().then((isKept) => setState(isKept ? 'kept' : 'mayGo'))
  }, [])
  if (state === undefined) return null
  const ask = async () => setState((await askToKeepData()) ? 'kept' : 'refused')
  return (
    <>
      <p className="mt-2" role="status">
        {PROMISES[state]}
      </p>
      {state === 'mayGo' && (
        <Button className="mt-2" onClick={() => void ask()}>
          Ask it to keep my work
        </Button>
      )}
    </>
  )
}

function Install() {
  const offer = useSyncExternalStore(onInstallOffer, installOffer)
  if (isInstalled()) return <p className="mt-2">The app is installed on this device.</p>
  if (offer === 'by-hand') {
    return <p className="mt-2">To install it, tap Share in the browser’s bar, then Add to Home Screen.</p>
  }
  if (offer !== 'prompt') return null
  return (
    <Button className="mt-2" onClick={() => void askToInstall()}>
      Install the app
    </Button>
  )
}

import { useCallback, useEffect, useState } from 'react'
import { listDevices, type SignedInDevice, signOutThere } from '#backend/auth/devices.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { dayTime } from '#ui/date.ts'
import { deviceName } from './device-name.ts'

/** Lists the devices on which the teacher is signed in. The time is that of the last token, which a device in use renews each hour. */
export function DeviceList() {
  const [devices, setDevices] = useState<SignedInDevice[] | 'failed'>()
  const [ending, setEnding] = useState<string>()
  const load = useCallback(async () => {
    const answer = await listDevices()
    setDevices(answer.ok ? answer.value : 'failed')
  }, [])
  useEffect(() => void load(), [load])
  const end = async (device: SignedInDevice) => {
    setEnding(device.id)
    const answer = await signOutThere(device.id)
    const name = deviceName(device.browser)
    if (answer.ok) showToast({ title: `Signed out: ${name}`, text: ENDED, kind: 'success' })
    else showToast({ title: `Could not sign out: ${name}`, text: 'Please try again.', kind: 'error' })
    await load()
    setEnding(undefined)
  }
  if (devices === undefined) return null
  return (
    <>
      <h3 className="mt-3 font-semibold">Where you are signed in</h3>
      {devices === 'failed' && <p role="alert">The list could not be loaded. Reload to try again.</p>}
      {devices !== 'failed' && (
        <ul className="divide-y divide-base-300">
          {devices.map((device) => (
            <li key={device.id} className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 py-2">
              <p className="min-w-0">
                {deviceName(device.browser)}
                <span className="block text-sm text-muted">
                  {device.here ? 'This device' : `Last connected: ${dayTime(device.used_at)}`}
                </span>
              </p>
              {!device.here && (
                <Button
                  busy={ending === device.id}
                  aria-label={`Sign out there: ${deviceName(device.browser)}, ${dayTime(device.used_at)}`}
                  onClick={() => void end(device)}
                >
                  Sign out there
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const ENDED = 'It asks for your password within the hour. What it has not sent stays on it.'

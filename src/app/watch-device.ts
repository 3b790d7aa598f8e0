import { fillBallast } from '#local-store/ballast.ts'
import { onCommitted } from '#local-store/commit.ts'
import { noteRoom } from '#local-store/make-room.ts'
import { onStoreTrouble } from '#local-store/open-store.ts'
import { onInstalled } from '#platform/install.ts'
import { readSmall, writeSmall } from '#platform/small-storage.ts'
import { askToKeepData } from '#platform/storage.ts'
import { setDeviceNotice } from '#session/device-notices.ts'
import { whenIdle } from './idle.ts'
import { pauseWork } from './switch-user.ts'

/** Of this device, not of a teacher. */
const ASKED_KEY = 'mahere-asked-to-keep'
const LOOK_FOR_ROOM_MS = 300_000

/** What the device's storage has to say, and what we ask of it. Once, at start-up. */
export function watchDevice(): void {
  onStoreTrouble((trouble) => {
    if (trouble === 'newer') {
      window.dispatchEvent(new Event('pagehide')) // drafts are written when the page is hidden
      pauseWork()
    }
    setDeviceNotice({ store: trouble })
  })
  onInstalled(keepData)
  onCommitted(keepDataOnce)
  whenIdle(() => void keepBallast())
  setInterval(() => whenIdle(() => void keepBallast()), LOOK_FOR_ROOM_MS)
}

/** With the first change of a teacher there is something to keep. Some browsers ask them, so it is asked once. */
function keepDataOnce(): void {
  if (readSmall(ASKED_KEY) === null) keepData()
}

function keepData(): void {
  writeSmall(ASKED_KEY, 'yes')
  void askToKeepData()
}

/** A ballast that fits shows that there is room again. */
async function keepBallast(): Promise<void> {
  if (await fillBallast().catch(() => false)) noteRoom()
}

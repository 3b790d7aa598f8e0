import { onCommitted } from '#local-store/commit.ts'
import { noteRoom } from '#local-store/disk/make-room.ts'
import { fillReserve } from '#local-store/disk/reserve-space.ts'
import { onStoreTrouble } from '#local-store/open-store.ts'
import { flushDrafts } from '#platform/flush-drafts.ts'
import { onInstalled } from '#platform/install.ts'
import { readSmall, writeSmall } from '#platform/small-storage.ts'
import { askToKeepData } from '#platform/storage.ts'
import { setDeviceNotice } from '#session/device-notices.ts'
import { whenIdle } from './idle.ts'
import { pauseWork } from './switch-user.ts'

/** This key belongs to the device, not to a teacher. */
const ASKED_KEY = 'mahere-asked-to-keep'
const LOOK_FOR_ROOM_MS = 300_000

/** Starts, once, to report trouble with the device's storage and to ask the browser to keep our data. */
export function watchDevice(): void {
  onStoreTrouble((trouble) => {
    if (trouble === 'newer') {
      void flushDrafts()
      pauseWork()
    }
    setDeviceNotice({ store: trouble })
  })
  onInstalled(keepData)
  onCommitted(keepDataOnce)
  whenIdle(() => void keepReserve())
  setInterval(() => whenIdle(() => void keepReserve()), LOOK_FOR_ROOM_MS)
}

/** The first change gives the teacher something to keep. Some browsers show a question, so this asks only once. */
function keepDataOnce(): void {
  if (readSmall(ASKED_KEY) === null) keepData()
}

function keepData(): void {
  writeSmall(ASKED_KEY, 'yes')
  void askToKeepData()
}

/** A reserve that can be written shows that there is room again. */
async function keepReserve(): Promise<void> {
  if (await fillReserve().catch(() => false)) noteRoom()
}

import { useEffect, useState } from 'react'
import { saveText } from '#documents/files/save-file.ts'
import { waitingAsText } from '#documents/files/unsent-text.ts'
import { UNSENT_KEPT_DAYS } from '#domain/promises.ts'
import { readLeftBehind, type LeftBehind as Words } from '#local-store/queries/account/left-behind.ts'
import { Button } from '#ui/button.tsx'
import { signOutNow } from '../sign-out/sign-out-port.ts'

/**
 * Shown where somebody was signed in whose account is deleted. What was sent is gone; words that were typed here without
 * a network are nowhere else, so they can be read and saved before they are removed.
 */
export function LeftBehind({ userId }: { userId: string }) {
  const [words, setWords] = useState<Words>()
  useEffect(() => {
    void readLeftBehind(userId).then(setWords)
  }, [userId])
  if (!words) return null
  const text = waitingAsText(words.waiting, words.drafts)
  const save = () => saveText(text, 'words-that-were-not-sent.txt')
  return (
    <section className="mt-4 rounded-box border border-base-300 bg-wash px-3.5 py-2.5" aria-labelledby="gone">
      <h2 id="gone" className="text-lg">
        This account was deleted
      </h2>
      {text === '' ? (
        <p>Nothing of it is left on this device.</p>
      ) : (
        <>
          <p>
            These words were not sent before. They are only on this device, for {UNSENT_KEPT_DAYS} days at
            most.
          </p>
          <textarea
            className="textarea mt-2 w-full"
            aria-label="Words that were not sent"
            rows={6}
            readOnly
            value={text}
          />
        </>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {text !== '' && <Button onClick={save}>Save them as a file</Button>}
        <Button onClick={() => void signOutNow()}>{text === '' ? 'Close' : 'Remove them'}</Button>
      </div>
    </section>
  )
}

import { useState } from 'react'
import { continueWith, type SocialProvider } from '#backend/account.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { socialErrorText } from './auth-texts.ts'
import { AppleMark, GoogleMark } from './social-marks.tsx'

interface SocialButtonsProps {
  /** What to say in place when the provider could not be reached. */
  onError: (text: string) => void
}

/** [AUTH-34] */
export function SocialButtons({ onError }: SocialButtonsProps) {
  const [busy, setBusy] = useState<SocialProvider>()

  const start = async (provider: SocialProvider) => {
    setBusy(provider)
    const answer = await continueWith(provider)
    // On success the page is on its way out: the button stays busy until it is gone.
    if (answer.ok) return
    setBusy(undefined)
    const text = socialErrorText(answer.failure)
    showToast({ title: 'Authentication Error', text, kind: 'error' })
    onError(text)
  }

  return (
    <>
      <div className="divider my-5 text-sm text-muted">Or continue with</div>
      <div className="grid grid-cols-2 gap-3">
        <Button className="bg-sheet" busy={busy === 'google'} onClick={() => void start('google')}>
          <GoogleMark />
          Google
        </Button>
        <Button className="bg-sheet" busy={busy === 'apple'} onClick={() => void start('apple')}>
          <AppleMark />
          Apple
        </Button>
      </div>
    </>
  )
}

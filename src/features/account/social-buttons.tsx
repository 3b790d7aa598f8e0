import { continueWith } from '#backend/account.ts'
import {
  endLeaving,
  markSocialLogin,
  type SocialProvider,
  startLeaving,
  useLeavingFor,
} from '#session/social-login.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { socialErrorText } from './auth-texts.ts'
import { AppleMark, GoogleMark } from './social-marks.tsx'

interface SocialButtonsProps {
  /** What to say in place when the provider could not be reached. */
  onError: (text: string | undefined) => void
}

/** [AUTH-34] The whole page goes to the provider and comes back: windows of their own are blocked in installed apps. */
export function SocialButtons({ onError }: SocialButtonsProps) {
  const leavingFor = useLeavingFor()

  const start = async (provider: SocialProvider) => {
    if (leavingFor) return
    onError(undefined)
    startLeaving(provider)
    const answer = await continueWith(provider)
    // On success the page is on its way out: the button stays busy until it is gone.
    if (answer.ok) return markSocialLogin()
    endLeaving()
    const text = socialErrorText(answer.failure)
    showToast({ title: 'Authentication Error', text, kind: 'error' })
    onError(text)
  }

  return (
    <>
      <div className="divider my-5 text-sm text-muted">Or continue with</div>
      <div className="grid grid-cols-2 gap-3">
        <Button className="bg-sheet" busy={leavingFor === 'google'} onClick={() => void start('google')}>
          <GoogleMark />
          Google
        </Button>
        <Button className="bg-sheet" busy={leavingFor === 'apple'} onClick={() => void start('apple')}>
          <AppleMark />
          Apple
        </Button>
      </div>
    </>
  )
}

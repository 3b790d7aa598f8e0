import { continueWith } from '#backend/auth/account.ts'
import type { SocialProvider } from '#domain/social-provider.ts'
import { endLeaving, markSocialLogin, startLeaving, useLeavingFor } from '#session/social-login.ts'
import { IN_PLACE_MS, showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { socialErrorText } from './auth-texts.ts'
import { AppleMark, GoogleMark } from './social-marks.tsx'

interface SocialButtonsProps {
  /** Called with the error text if the provider could not be reached. */
  onError: (text: string | undefined) => void
}

/** The whole page goes to the provider and comes back, because installed apps block pop-ups [AUTH-34]. */
export function SocialButtons({ onError }: SocialButtonsProps) {
  const leavingFor = useLeavingFor()

  const start = async (provider: SocialProvider) => {
    if (leavingFor) return
    onError(undefined)
    startLeaving(provider)
    const answer = await continueWith(provider)
    // On success the page is being left, and the button stays busy until then.
    if (answer.ok) return markSocialLogin()
    endLeaving()
    const text = socialErrorText(answer.failure)
    showToast({ title: 'Authentication Error', text, kind: 'error', duration: IN_PLACE_MS, about: 'account' })
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

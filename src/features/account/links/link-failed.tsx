import { Link } from '@tanstack/react-router'
import { clearRecovery } from '#backend/auth/recovery.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'

/** Says why a reset link failed, and offers a new link or sign-in [AUTH-126] [AUTH-127]. */
export function LinkFailed({ text, retry }: { text: string; retry?: () => void }) {
  return (
    <div className="mt-4 space-y-4">
      <FormAlert id="link-failed" text={text} />
      {retry && (
        <Button className="w-full" onClick={retry}>
          Try again
        </Button>
      )}
      <Link
        to="/auth"
        search={{ mode: 'reset' }}
        className="btn btn-primary w-full"
        onClick={() => clearRecovery()}
      >
        Request New Reset Link
      </Link>
      <Link to="/auth" className="btn btn-ghost w-full" onClick={() => clearRecovery()}>
        Return to Sign In
      </Link>
    </div>
  )
}

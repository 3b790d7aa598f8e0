import { useCallback, useEffect, useState } from 'react'
import type { AuthFailure } from '#backend/auth/auth-failure.ts'
import { type OwnAccount, readOwnAccount } from '#backend/auth/own-account.ts'
import { useIdentity } from '#session/identity.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { authErrorText } from '../sign-in/auth-texts.ts'
import { EmailForm, NameForm, PasswordForm } from './detail-forms.tsx'
import { DeviceList } from './device-list.tsx'

type Loaded = { account: OwnAccount } | { problem: string }

/** The name, the email, the password and the devices. All of it is the auth service's, so it needs the network. */
export function AccountDetails() {
  const name = useIdentity()?.displayName ?? ''
  const [loaded, load] = useOwnAccount()
  const [open, setOpen] = useState<'name' | 'email' | 'password'>()
  const toggle = (form: typeof open) => () => setOpen(form === open ? undefined : form)
  const done = () => {
    setOpen(undefined)
    load()
  }
  if (!loaded) return <Spinner className="mt-3" label="Loading your details" />
  if ('problem' in loaded) return <Problem text={loaded.problem} onRetry={load} />
  const { email, newEmail, methods } = loaded.account
  const hasPassword = methods.includes('email')
  return (
    <>
      <Line label="Name" value={name} action="Change name" onAction={toggle('name')} />
      {open === 'name' && <NameForm name={name} onDone={done} />}
      <Line label="Email" value={email} action="Change email" onAction={toggle('email')} />
      {newEmail && (
        <p className="text-muted">
          Becomes <b className="wrap-anywhere font-semibold">{newEmail}</b> once the links in your emails are
          opened.
        </p>
      )}
      {open === 'email' && <EmailForm email={email} onDone={done} />}
      <Line
        label="Password"
        value={hasPassword ? 'Set' : 'None'}
        action={hasPassword ? 'Change password' : 'Set a password'}
        onAction={toggle('password')}
      />
      {open === 'password' && <PasswordForm email={email} onDone={done} />}
      <p className="mt-3">
        <b className="block font-semibold">Ways to sign in</b>
        {methodsText(methods)}
      </p>
      <DeviceList />
    </>
  )
}

function useOwnAccount(): [Loaded | undefined, () => void] {
  const [loaded, setLoaded] = useState<Loaded>()
  const load = useCallback(() => {
    void readOwnAccount().then((answer) =>
      setLoaded(answer.ok ? { account: answer.account } : { problem: problemText(answer.failure) }),
    )
  }, [])
  useEffect(load, [load])
  return [loaded, load]
}

const problemText = (failure: AuthFailure) =>
  failure.offline
    ? 'Your details need a connection. Come back when you are online.'
    : `Your details could not be loaded. ${authErrorText(failure)}`

function Problem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="mt-2">
      <p role="alert">{text}</p>
      <Button className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

interface LineProps {
  label: string
  value: string
  action: string
  onAction: () => void
}

function Line({ label, value, action, onAction }: LineProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
      <p className="min-w-0">
        <b className="block font-semibold">{label}</b>
        <span className="wrap-anywhere">{value}</span>
      </p>
      <Button onClick={onAction}>{action}</Button>
    </div>
  )
}

const METHODS: Record<string, string> = { email: 'Email and password', google: 'Google', apple: 'Apple' }

function methodsText(methods: string[]): string {
  return methods.map((method) => METHODS[method] ?? method).join(', ') || 'Email and password'
}

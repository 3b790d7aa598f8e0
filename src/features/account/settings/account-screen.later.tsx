import { CreditCard, Eye, FolderDown, KeyRound, Smartphone, Users, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { fromNetwork } from '#platform/load-part.ts'
import { useIdentity } from '#session/identity.ts'
import { optionalPart } from '#ui/optional-part.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ClassForm } from '../class/class-form.tsx'
import { DownloadAll } from './download-all.tsx'
import { LookChoice } from './look-choice.tsx'
import { Section } from './section.tsx'
import { ThisDevice } from './this-device.tsx'

const NotHere = () => <p className="mt-2">Your details need a connection. Come back when you are online.</p>
const Waiting = <Spinner className="mt-3" label="Loading your details" />

const Details = optionalPart(
  fromNetwork(async () => (await import('./account-details.online.tsx')).AccountDetails),
  NotHere,
  Waiting,
)

const DeleteAccount = optionalPart(
  fromNetwork(async () => (await import('./delete-account.online.tsx')).DeleteAccount),
  () => <p className="mt-2">Deleting your account needs a connection.</p>,
)

interface AccountScreenProps {
  /** The plan and its bills, which are another feature's. */
  plan?: ReactNode
}

/** /account: who the teacher is, what their class is, how the app looks, what is on this device, and where else they are signed in. */
export function AccountScreen({ plan }: AccountScreenProps) {
  const email = useIdentity()?.email ?? ''
  return (
    <div className="px-3 pt-4 pb-8">
      <div className="mx-auto max-w-page md:px-6 md:py-4">
        <h1 className="text-2xl max-md:sr-only">My account</h1>
        <p className="wrap-anywhere text-muted">{email}</p>
        <Section icon={<KeyRound className="inline size-5" />} title="Name and sign-in">
          <Details />
        </Section>
        <Section icon={<Users className="inline size-5" />} title="Your class">
          <ClassForm />
        </Section>
        {plan && (
          <Section icon={<CreditCard className="inline size-5" />} title="Plan and bills">
            {plan}
          </Section>
        )}
        <Section icon={<Eye className="inline size-5" />} title="How it looks on this device">
          <LookChoice />
        </Section>
        <Section icon={<Smartphone className="inline size-5" />} title="On this device">
          <ThisDevice />
        </Section>
        <Section icon={<FolderDown className="inline size-5" />} title="Download all my data">
          <DownloadAll />
        </Section>
        <Section icon={<UserX className="inline size-5" />} title="Delete my account">
          <DeleteAccount />
        </Section>
      </div>
    </div>
  )
}

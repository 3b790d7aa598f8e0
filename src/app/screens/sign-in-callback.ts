import { storePart } from '../start/store-part.ts'

/** Loaded only when the address holds tokens or a code. */
export const SignInCallback = storePart(
  async () => (await import('#features/account/arrival/completing-sign-in.soon.tsx')).CompletingSignIn,
)

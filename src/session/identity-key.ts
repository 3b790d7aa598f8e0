/** The key under which identity.ts stores who is signed in. Code that runs before the app's own reads it too. */
export const IDENTITY_KEY = 'mahere-identity'

/** Where identity.ts keeps who is at the device; what runs before any of the app's code looks there too. */
export const IDENTITY_KEY = 'mahere-identity'

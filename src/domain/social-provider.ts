export type SocialProvider = 'google' | 'apple'

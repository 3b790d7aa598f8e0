/** What the pages need to know of the site they stand on. All of it comes from the settings of the build. */
export interface Site {
  /** The production site, such as `https://example.nz`. Without it every address stays on the host that served the page. */
  production?: string
  /** Ends of the host names of previews, such as `.preview.example`. */
  previews: string[]
  /** The origin that search engines and link previews are told. */
  origin: string
  functions: string
  feedbackAddress: string
  follow: { label: string; href: string }[]
}

type Settings = Record<string, string | undefined>

/** Where the embedded backend stands. */
const LOCAL_ORIGIN = 'http://127.0.0.1:54320'
/** `.example` can belong to nobody. The owner's own address replaces it before launch. */
const FEEDBACK_ADDRESS = 'feedback@mahere.example'

export function siteOf(settings: Settings): Site {
  const production = settings.VITE_SITE_ORIGIN && new URL(settings.VITE_SITE_ORIGIN).origin
  const follow = [
    { label: 'Facebook', href: settings.VITE_FACEBOOK_URL ?? '' },
    { label: 'LinkedIn', href: settings.VITE_LINKEDIN_URL ?? '' },
  ]
  return {
    ...(production ? { production } : {}),
    previews: (settings.VITE_PREVIEW_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []),
    origin: production || LOCAL_ORIGIN,
    functions: `${(settings.VITE_SUPABASE_URL ?? '').replace(/\/+$/, '')}/functions/v1`,
    feedbackAddress: settings.VITE_FEEDBACK_ADDRESS || FEEDBACK_ADDRESS,
    follow: follow.filter(({ href }) => href !== ''),
  }
}

export const siteOfBuild = (): Site => siteOf(import.meta.env)

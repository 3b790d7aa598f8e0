const NAME = 'sidebar:state'
const SEVEN_DAYS_S = 604_800

/** The last state of the sidebar on this device, or undefined when none is stored [NAV-65]. */
export function readSidebarCookie(cookies: string): boolean | undefined {
  const entry = cookies.split('; ').find((part) => part.startsWith(`${NAME}=`))
  if (entry === undefined) return undefined
  return entry.slice(NAME.length + 1) === 'true'
}

export function sidebarCookie(open: boolean): string {
  return `${NAME}=${open}; path=/; max-age=${SEVEN_DAYS_S}; SameSite=Lax`
}

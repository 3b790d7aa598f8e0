interface Settings {
  production: string
  previews: string[]
}

/**
 * Runs at the end of each page as it is written here. A page served from another host sends people to the production
 * site to sign in [PUB-23]; the production host, this machine and previews keep them [PUB-24] [PUB-25] [PUB-26].
 */
export function runHostLinks({ production, previews }: Settings): void {
  const host = location.hostname
  const home = new URL(production).hostname
  const isProduction = host === home || host === `www.${home}`
  const isOurs =
    isProduction ||
    ['localhost', '127.0.0.1', '[::1]'].includes(host) ||
    previews.some((end) => host.endsWith(end))
  for (const link of document.querySelectorAll('a')) {
    const to = link.getAttribute('href')
    if (to?.startsWith('/login') && !isOurs) link.href = `${production}${to}`
    if (to === '/' && isProduction) link.href = `${production}/`
  }
}

import { Link, useRouterState } from '@tanstack/react-router'
import { Menu as MenuIcon, PanelLeft } from 'lucide-react'
import { useState } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { usePanels } from '#session/panels.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Mark } from '#ui/mark.tsx'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'
import { BarChatTitle, SignOutRun, SyncStatus } from './lazy-parts.tsx'
import { barTitle, type NavLink, navLinksFrom } from './nav-links.ts'
import { generatorPath } from './new-chat-button.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { leaveChat, useGoTo } from './use-go-to.ts'

/** The bar is 76 px high on a phone and 88 px from a width of 768 px [NAV-49] [NAV-50]. */
export function TopBar() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const setOpen = usePanels((panels) => panels.setOpen)
  const [presses, setPresses] = useState(0)
  const signOut = () => setPresses((count) => count + 1)
  const shown = navLinksFrom(path)
  return (
    <header className="sticky top-0 z-30 flex h-19 items-center gap-1 border-b border-base-300 bg-base-100 px-2 md:h-22 md:px-6 print:hidden">
      <IconButton label="Open chat history" className="md:hidden" onClick={() => setOpen('history', true)}>
        <PanelLeft className="size-6" aria-hidden="true" />
      </IconButton>
      <HomeLink title={barTitle(path)} chat={generatorPath(path) !== undefined} />
      <nav className="hidden items-center gap-1 lg:flex" aria-label="Main">
        {shown.map((link) => (
          <TopBarLink key={link.to} link={link} />
        ))}
      </nav>
      <PartBoundary>
        <SyncStatus />
      </PartBoundary>
      <button type="button" className="btn btn-ghost hidden px-3 lg:inline-flex" onClick={signOut}>
        Sign Out
      </button>
      <SmallMenu links={shown} onSignOut={signOut} />
      <PartBoundary key={presses}>{presses > 0 && <SignOutRun />}</PartBoundary>
    </header>
  )
}

function HomeLink({ title, chat }: { title: string | undefined; chat: boolean }) {
  return (
    <Link
      to="/home"
      onClick={leaveChat}
      className="tap mr-auto flex min-w-0 items-center gap-2.5 overflow-hidden md:flex-none"
      aria-label={`${PRODUCT_NAME}, home`}
    >
      <Mark className={title === undefined ? 'size-8' : 'size-8 max-md:hidden'} />
      <span className="hidden text-xl font-bold tracking-tight md:block">{PRODUCT_NAME}</span>
      <span className="min-w-0 md:hidden">
        <b className="block truncate font-semibold">{title ?? PRODUCT_NAME}</b>
        {chat && (
          <span className="block h-[1.25rem] truncate text-sm text-muted">
            <BarChatTitle />
          </span>
        )}
      </span>
    </Link>
  )
}

function TopBarLink({ link }: { link: NavLink }) {
  if ('outside' in link) {
    return (
      <a href={link.to} className="btn btn-ghost px-3">
        {link.label}
      </a>
    )
  }
  return (
    <Link to={link.to} className="btn btn-ghost px-3" onClick={link.to === '/home' ? leaveChat : undefined}>
      {link.label}
    </Link>
  )
}

function SmallMenu({ links, onSignOut }: { links: NavLink[]; onSignOut: () => void }) {
  const goTo = useGoTo()
  return (
    <Menu
      label="Menu"
      triggerClassName="btn btn-ghost btn-square lg:hidden"
      trigger={<MenuIcon className="size-6" aria-hidden="true" />}
    >
      {links.map((link) => (
        <MenuItem key={link.to} onSelect={() => goTo(link)}>
          {link.label}
        </MenuItem>
      ))}
      <MenuItem onSelect={onSignOut}>Sign Out</MenuItem>
    </Menu>
  )
}

import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { Mark } from '#ui/mark.tsx'
import { PublicFooter } from './public-footer.tsx'
import type { Site } from './site/site.ts'

const links = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/contact', label: 'Contact' },
  { href: '/login', label: 'Sign In' },
]

interface PublicFrameProps {
  path: string
  site: Site
  children: ReactNode
}

export function PublicFrame({ path, site, children }: PublicFrameProps) {
  return (
    <>
      <a href="#main" className="btn btn-primary sr-only focus:not-sr-only focus:fixed focus:z-50">
        Skip to the page
      </a>
      <PublicHeader path={path} />
      <main id="main">{children}</main>
      <PublicFooter follow={site.follow} />
    </>
  )
}

function PublicHeader({ path }: { path: string }) {
  return (
    <header className="sticky top-0 z-30 border-b border-base-300 bg-base-100">
      <div className="mx-auto flex h-19 max-w-6xl items-center gap-1 px-4 md:h-22 md:px-8">
        <a href="/" className="tap mr-auto flex items-center gap-2.5 text-xl font-bold tracking-tight">
          <Mark />
          {PRODUCT_NAME}
        </a>
        <nav className="hidden items-center gap-1 lg:flex" aria-label="Main">
          {links.map((link) => (
            <a
              key={link.href}
              href={link.href}
              className="btn btn-ghost px-3"
              aria-current={link.href === path ? 'page' : undefined}
            >
              {link.label}
            </a>
          ))}
        </nav>
        <a href="/login?mode=signup" className="btn btn-primary px-4 md:ml-2">
          Get Started<span className="hidden md:inline"> Free</span>
        </a>
        <SmallMenu path={path} />
      </div>
    </header>
  )
}

/** The menu of small screens. `<details>` opens and closes without script. */
function SmallMenu({ path }: { path: string }) {
  return (
    <details className="-mr-2 lg:hidden">
      <summary className="btn btn-ghost btn-square list-none" aria-label="Menu">
        <Menu className="size-6" aria-hidden="true" />
      </summary>
      <nav
        className="absolute inset-x-0 top-full border-b border-base-300 bg-base-100 px-4 py-2 shadow-sheet md:px-8"
        aria-label="Menu"
      >
        {links.map((link) => (
          <a
            key={link.href}
            href={link.href}
            className="flex min-h-12 items-center font-semibold"
            aria-current={link.href === path ? 'page' : undefined}
          >
            {link.label}
          </a>
        ))}
      </nav>
    </details>
  )
}

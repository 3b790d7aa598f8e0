import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { Mark } from '#ui/mark.tsx'
import type { Site } from './site/site.ts'

const product = [
  { href: '/home', label: 'Lesson Plans' },
  { href: '/home', label: 'Resources' },
  { href: '/samples', label: 'Sample plans' },
  { href: '/pricing', label: 'Pricing' },
]
const company = [
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
  { href: '/help', label: 'Help' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
]

export function PublicFooter({ follow }: Pick<Site, 'follow'>) {
  return (
    <footer className="border-t border-base-300 bg-base-200">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-8 px-4 py-10 md:grid-cols-[2fr_1fr_1fr_1fr] md:px-8 md:py-14">
        <div className="max-md:col-span-2">
          <p className="flex items-center gap-2.5 text-xl font-bold tracking-tight">
            <Mark />
            {PRODUCT_NAME}
          </p>
          <p className="mt-3 max-w-xs text-muted">
            Made in Aotearoa New Zealand for primary teachers. <span lang="mi">{PRODUCT_NAME}</span>: a plan,
            a map.
          </p>
        </div>
        <Column title="Product">
          <Links links={product} />
        </Column>
        <Column title="Company">
          <Links links={company} />
        </Column>
        <Column title="Follow Us">
          {follow.length > 0 ? (
            <Links links={follow} />
          ) : (
            <p className="mt-2.5 text-muted">We are not on social media yet.</p>
          )}
        </Column>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      {children}
    </nav>
  )
}

function Links({ links }: { links: { href: string; label: string }[] }) {
  return (
    <ul className="mt-1 text-muted">
      {links.map(({ href, label }) => (
        <li key={label}>
          <a className="tap inline-flex items-center" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

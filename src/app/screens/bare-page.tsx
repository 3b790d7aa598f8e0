import { type ReactNode, use } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { Mark } from '#ui/mark.tsx'
import { InsideFrameContext } from '../layout/inside-frame.ts'

/**
 * A page with nothing but the product's name above it, unless the frame is around it already. The link is a plain one,
 * because `/` is not part of the app.
 */
export function BarePage({ children }: { children: ReactNode }) {
  if (use(InsideFrameContext))
    return <div className="mx-auto w-full max-w-page px-3 py-6 md:px-6">{children}</div>
  return (
    <div className="min-h-dvh">
      <header className="border-b border-base-300">
        <div className="mx-auto flex h-19 max-w-6xl items-center px-4 md:h-22 md:px-8">
          <a href="/" className="tap flex items-center gap-2.5 text-xl font-bold tracking-tight">
            <Mark />
            {PRODUCT_NAME}
          </a>
        </div>
      </header>
      <main className="mx-auto max-w-page px-3 py-6 md:px-6 md:py-16">{children}</main>
    </div>
  )
}

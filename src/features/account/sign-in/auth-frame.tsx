import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { Mark } from '#ui/mark.tsx'
import { ExerciseBook } from './exercise-book.tsx'

interface AuthFrameProps {
  title: string
  /** A long form starts higher up. */
  isLong?: boolean
  /** A banner above the form. */
  banner?: ReactNode
  children: ReactNode
}

/** The layout of every sign-in screen: the form on the left and a page of an exercise book on the right. */
export function AuthFrame({ title, isLong = false, banner, children }: AuthFrameProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[1fr_1.1fr]">
      <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-4 py-6 md:py-8">
        <a href="/" className="tap flex w-fit items-center gap-2.5 text-xl font-bold tracking-tight">
          <Mark />
          {PRODUCT_NAME}
        </a>
        {banner}
        <h1 className={`mt-5 text-2xl ${isLong ? '' : 'md:mt-14'}`}>{title}</h1>
        {children}
        <p className="mt-auto pt-8 text-sm text-muted">
          The assistant can make mistakes. Always review generated material before you use it.
        </p>
      </main>
      <ExerciseBook />
    </div>
  )
}

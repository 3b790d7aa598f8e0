import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { useGoBack } from './use-go-back.ts'

/** The bar above the preview and the editor: Back, then the title and the actions of the screen. */
export function ScreenHeader({ children }: { children: ReactNode }) {
  const goBack = useGoBack()
  return (
    <header className="sticky top-0 z-30 border-b border-base-300 bg-base-100">
      <div className="mx-auto flex h-19 max-w-[72rem] items-center gap-1 px-2 md:h-22 md:gap-2 md:px-6">
        <IconButton label="Back" onClick={goBack}>
          <ArrowLeft className="size-6" aria-hidden="true" />
        </IconButton>
        {children}
      </div>
    </header>
  )
}

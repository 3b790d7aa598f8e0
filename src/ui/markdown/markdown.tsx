import { lazy, Suspense } from 'react'
import { MarkdownFallback } from './markdown-fallback.tsx'
import { PORTION_CHARS } from './markdown-portions.ts'

const MarkdownBody = lazy(async () => ({ default: (await import('./markdown-body.soon.tsx')).MarkdownBody }))

/** Cleaned Markdown from a reply. The parser loads after first paint. */
export function Markdown({ text, className = '' }: { text: string; className?: string }) {
  const rough = (
    <div className={className}>
      <MarkdownFallback text={text.slice(0, PORTION_CHARS)} />
    </div>
  )
  return (
    <Suspense fallback={rough}>
      <MarkdownBody text={text} className={className} />
    </Suspense>
  )
}

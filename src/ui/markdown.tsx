import { lazy, Suspense } from 'react'
import { PORTION_CHARS } from './markdown-portions.ts'
import { RoughWords } from './rough-words.tsx'

const MarkdownBody = lazy(async () => ({ default: (await import('./markdown-body.tsx')).MarkdownBody }))

/** Markdown from a reply, cleaned. The parser comes after first paint. */
export function Markdown({ text, className = '' }: { text: string; className?: string }) {
  const rough = (
    <div className={className}>
      <RoughWords text={text.slice(0, PORTION_CHARS)} />
    </div>
  )
  return (
    <Suspense fallback={rough}>
      <MarkdownBody text={text} className={className} />
    </Suspense>
  )
}

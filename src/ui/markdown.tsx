import { lazy, Suspense } from 'react'
import { PORTION_CHARS } from './markdown-portions.ts'

const MarkdownBody = lazy(async () => ({ default: (await import('./markdown-body.tsx')).MarkdownBody }))

/** Markdown from a reply, cleaned. The parser comes after first paint; until then the words stand as they are. */
export function Markdown({ text, className = '' }: { text: string; className?: string }) {
  const plain = <div className={`whitespace-pre-wrap ${className}`}>{text.slice(0, PORTION_CHARS)}</div>
  return (
    <Suspense fallback={plain}>
      <MarkdownBody text={text} className={className} />
    </Suspense>
  )
}

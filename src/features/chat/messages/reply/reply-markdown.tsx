import { Markdown } from '#ui/markdown/markdown.tsx'

const LOOK = [
  'wrap-anywhere space-y-3',
  '[&_h1]:text-xl [&_h2]:text-lg [&_h3]:font-semibold',
  '[&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:space-y-1 [&_ol]:pl-5 [&_li]:marker:text-muted',
  '[&_a]:underline [&_strong]:font-semibold [&_blockquote]:border-l-2 [&_blockquote]:border-primary [&_blockquote]:pl-4',
  '[&_td]:border-t [&_td]:border-base-300 [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top [&_th]:py-2 [&_th]:pr-4 [&_th]:text-start [&_th]:text-sm [&_th]:font-normal [&_th]:text-muted',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-field [&_pre]:bg-base-200 [&_pre]:p-3 [&_hr]:border-base-300',
].join(' ')

/** The Markdown of a reply in the app's own sizes, lists and tables. */
export function ReplyMarkdown({ text, className }: { text: string; className: string }) {
  return <Markdown text={text} className={`${LOOK} ${className}`} />
}

/** Shows the text without its Markdown until the parser has loaded, laid out much as it will be, to limit layout shift. */
export function MarkdownFallback({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place
    <p key={at} className={block.startsWith('#') ? 'text-lg font-semibold' : 'whitespace-pre-wrap'}>
      {stripMarkdown(block)}
    </p>
  ))
}

/** Removes most Markdown syntax in linear time. An asterisk between spaces is a multiplication sign and stays. */
export function stripMarkdown(markdown: string): string {
  return markdown
    .replace(/^(?:#{1,6}|>) +/gm, '')
    .replace(/^[ :|-]+\n/gm, '')
    .replace(/^[-*+] /gm, '• ')
    .replace(/\*\*|__|`|\*(?! )/g, '')
    .replace(/ *\| */g, ' ')
    .replace(/^ | $/gm, '')
    .replace(/\[([^\]\n]{0,200})\]\([^()\s]{0,500}\)/g, '$1')
    .trim()
}

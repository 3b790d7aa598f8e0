/** Until the parser is here: the words without their signs, about where they will stand, so that little moves. */
export function RoughWords({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place
    <p key={at} className={block.startsWith('#') ? 'text-lg font-semibold' : 'whitespace-pre-wrap'}>
      {withoutSigns(block)}
    </p>
  ))
}

/** Roughly, and in no more time than the text is long. A star between spaces is a sum's. */
export function withoutSigns(markdown: string): string {
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

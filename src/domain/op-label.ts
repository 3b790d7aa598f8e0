import type { Op } from './ops.ts'

/** What the list of waiting changes calls an op, in the teacher's words. */
export function labelOf(op: Op): string {
  switch (op.op) {
    case 'message.send':
      return `Message: ${excerpt(op.content)}`
    case 'reply.stop':
      return 'Stop a reply'
    case 'reply.retry':
      return 'Try a reply again'
    case 'chat.rename':
      return `New title: ${excerpt(op.title)}`
    case 'chat.delete':
      return 'Delete a chat'
    case 'star.set':
      return starLabel(op.item_type === 'resource' ? 'resource' : 'lesson plan', op.starred)
    case 'resource.save':
      return 'Edited resource'
  }
}

const starLabel = (thing: string, starred: boolean) =>
  starred ? `Save a ${thing}` : `Remove a saved ${thing}`

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= 60 ? line : `${[...line].slice(0, 59).join('')}…`
}

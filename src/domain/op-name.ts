import type { Op } from './ops.ts'

/** What the teacher did, by the name of its chat when that is known. The words of a message speak for themselves. */
export function opName(op: Op, chatTitle: string | undefined): string {
  const title = chatTitle ? `“${chatTitle}”` : undefined
  switch (op.op) {
    case 'message.send':
      return op.content
    case 'reply.stop':
      return `Stopped the reply in ${title ?? 'a chat'}`
    case 'reply.retry':
      return `Asked for the reply again in ${title ?? 'a chat'}`
    case 'chat.rename':
      return `Chat renamed to “${op.title}”`
    case 'chat.delete':
      return title ? `Deleted the chat ${title}` : 'Deleted a chat'
    case 'star.set': {
      const thing = op.item_type === 'resource' ? 'a resource' : 'a lesson plan'
      return op.starred ? `Starred ${title ?? thing}` : `Removed ${title ?? thing} from the saved ones`
    }
    case 'resource.save':
      return `Edits to ${title ?? 'a resource'}`
  }
}

/** In one line: in a list, or in the name of a button. */
export function oneLine(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${[...line].slice(0, longest - 1).join('')}…`
}

import type { Op, StarFile } from './ops.ts'

/**
 * The name of a waiting change: what the teacher did, with the title of its chat when that is known. A message is named by
 * its own text. A change made in a newer version of the app is of a kind that this one does not know.
 */
export function changeName(
  { op, needsUpdate }: { op: Op; needsUpdate?: true },
  chatTitle: string | undefined,
): string {
  return needsUpdate ? 'A change made in a newer version of the app' : opName(op, chatTitle)
}

function opName(op: Op, chatTitle: string | undefined): string {
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
    case 'chat.restore':
      return title ? `Brought back the chat ${title}` : 'Brought back a chat'
    case 'star.set': {
      const thing = op.item_type === 'resource' ? 'a resource' : 'a lesson plan'
      return op.starred ? `Starred ${title ?? thing}` : `Removed ${title ?? thing} from saved items`
    }
    case 'star.file':
      return fileName(op, title)
    case 'plan.save':
      return op.restores
        ? `Brought back a version of ${title ?? 'a lesson plan'}`
        : `Edits to ${title ?? 'a lesson plan'}`
    case 'resource.save':
      return `Edits to ${title ?? 'a resource'}`
    case 'shelf.set':
      return op.item ? `Put “${op.item.title}” on the school shelf` : 'Took something off the school shelf'
    case 'document.copy':
      return `Made a copy: “${op.title}”`
    case 'class.set':
      return 'Changes to your class'
  }
}

function fileName({ set, item_type }: StarFile, title: string | undefined): string {
  const thing = title ?? (item_type === 'resource' ? 'a resource' : 'a lesson plan')
  if (set.name) return `Saved item renamed to “${set.name}”`
  if (set.folder) return `Moved ${thing} to the folder “${set.folder}”`
  return set.tags?.length ? `Tagged ${thing}` : `Changed the name, folder or tags of ${thing}`
}

/** The text on one line of at most `maxLength` characters, for a list or the name of a button. */
export function oneLine(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= maxLength ? line : `${[...line].slice(0, maxLength - 1).join('')}…`
}

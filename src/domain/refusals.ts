import type { Op } from './ops.ts'
import { STAR_LIMIT } from './product.ts'

interface RefusalText {
  title: string
  text: string
}

/** The title and text of the notice for a change that the server has finally refused ([SYS-23]). */
export function refusalText(reason: string, op: Op): RefusalText {
  switch (op.op) {
    case 'message.send':
    case 'reply.retry':
      return sendRefusal(reason)
    case 'reply.stop':
      return { title: 'Not stopped', text: 'The reply could not be stopped. Please try again.' }
    case 'chat.rename':
      return { title: 'Rename Error', text: 'Failed to rename thread. Please try again.' }
    case 'chat.delete':
      return { title: 'Delete Error', text: 'Failed to delete the chat. Please try again.' }
    case 'chat.restore':
      return { title: 'Not brought back', text: 'The chat could not be brought back. Please try again.' }
    case 'star.set':
      return { title: 'Error', text: starRefusal(reason, op.item_type, op.starred) }
    case 'star.file':
      return fileRefusal(reason)
    case 'plan.save':
      return planRefusal(reason)
    case 'resource.save':
      return { title: 'Save failed', text: saveRefusal(reason) }
    case 'shelf.set':
      return { title: 'Not on the shelf', text: shelfRefusal(reason) }
    case 'document.copy':
      return { title: 'Not copied', text: copyRefusal(reason) }
    case 'class.set':
      return {
        title: 'Your class was not saved',
        text: 'The server did not take the changes. Look at them under My account and save them again.',
      }
  }
}

function sendRefusal(reason: string): RefusalText {
  if (reason === 'message_limit') {
    return {
      title: 'Message limit reached',
      text: 'You have reached your message limit. Please upgrade to continue.',
    }
  }
  if (reason === 'too_long')
    return { title: 'Failed to send', text: 'This message is too long. Shorten it and try again.' }
  return { title: 'Failed to send', text: 'Failed to send message. Please try again.' }
}

function starRefusal(reason: string, itemType: 'lesson_plan' | 'resource', starred: boolean): string {
  if (reason !== 'star_limit') return starred ? 'Failed to add starred item' : 'Failed to remove starred item'
  return `You've reached the limit of ${STAR_LIMIT} ${itemType === 'resource' ? 'resources' : 'lesson plans'}`
}

function fileRefusal(reason: string): RefusalText {
  if (reason === 'changed_elsewhere') {
    const text = 'This saved item was changed on another device. That change stays.'
    return { title: 'Not undone', text }
  }
  if (reason === 'too_long')
    return { title: 'Not changed', text: 'The name, folder or a tag is too long. Shorten it and try again.' }
  return { title: 'Not changed', text: 'The saved item could not be changed. Please try again.' }
}

function planRefusal(reason: string): RefusalText {
  if (reason === 'changed_elsewhere') {
    return {
      title: 'Not undone',
      text: 'This plan was changed on another device. Every version is in its list: choose the one you want there.',
    }
  }
  if (reason === 'too_long') return { title: 'Save failed', text: 'Failed to save: The plan is too large' }
  return { title: 'Save failed', text: 'Failed to save changes. Please try again.' }
}

function saveRefusal(reason: string): string {
  if (reason === 'gone') return 'Failed to save: Resource not found or not permitted'
  if (reason === 'too_long') return 'Failed to save: The resource is too large'
  return 'Failed to save changes. Please try again.'
}

function shelfRefusal(reason: string): string {
  if (reason === 'no_school') return 'Your school has no shelf at the moment. Ask its administrator.'
  if (reason === 'limit') return 'The school shelf is full. Take something off it first.'
  if (reason === 'too_long') return 'The document is too large for the school shelf.'
  return 'The school shelf could not be changed. Please try again.'
}

const copyRefusal = (reason: string): string =>
  reason === 'too_long'
    ? 'The document is too large to copy.'
    : 'The copy could not be saved. Please try again.'

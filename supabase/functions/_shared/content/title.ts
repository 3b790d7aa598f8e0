import { topicWords } from './planner/lesson.ts'
import { yearsIn } from './planner/request.ts'

const LONGEST = 50

/** Over 50 characters: 47 and three dots [CHAT-71]. */
export function cutTitle(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 3).trimEnd()}...` : text
}

/** The title with the year group of the request, where it does not say one and there is room. */
export function titleWithYear(title: string, userMessage: string): string {
  const [year] = yearsIn(userMessage)
  const whole =
    year === undefined || /year/i.test(title) ? title : `${title}, Year ${year === 1 ? '0-1' : year}`
  return whole.length > LONGEST ? cutTitle(title) : whole
}

/** A short title for a chat, from the teacher's first message [GEN-08]. */
export function chatTitle(userMessage: string): string {
  const text = userMessage.replace(/\s+/g, ' ').trim()
  const topic = topicWords(text)
  const words =
    topic === ''
      ? text.split(' ').slice(0, 5).join(' ')
      : topic
          .split(' ')
          .slice(0, 7)
          .join(' ')
          .replace(/[,;:.]+$/, '')
  const titled = words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  if (titled === '') return 'New chat'
  return topic === '' ? cutTitle(titled) : titleWithYear(titled, text)
}

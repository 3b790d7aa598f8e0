import { capital } from './planner/capital.ts'
import { nameOfTopic } from './planner/read/topic/topic-phrase.ts'
import { topicWords } from './planner/read/topic-words.ts'
import { yearsIn } from './planner/read/years.ts'

const MAX_TITLE = 50

/** Cuts a title of more than 50 characters to 47 and three dots [CHAT-71]. */
function cutTitle(text: string): string {
  return text.length > MAX_TITLE ? `${text.slice(0, MAX_TITLE - 3).trimEnd()}...` : text
}

/** Adds the year group of the request to a title that names none, where there is room. */
export function titleWithYear(title: string, userMessage: string): string {
  const [year] = yearsIn(userMessage)
  const whole =
    year === undefined || /year/i.test(title) ? title : `${title}, Year ${year === 1 ? '0-1' : year}`
  return whole.length > MAX_TITLE ? cutTitle(title) : whole
}

/** Makes a short title for a chat from the teacher's first message [GEN-08]. */
export function chatTitle(userMessage: string): string {
  const text = userMessage.replace(/\s+/g, ' ').trim()
  const asked = topicWords(text)
  const topic = nameOfTopic(asked) ?? asked
  const words =
    topic === ''
      ? text.split(' ').slice(0, 5).join(' ')
      : topic
          .split(' ')
          .slice(0, 7)
          .join(' ')
          .replace(/[,;:.]+$/, '')
  const titled = capital(words)
  if (titled === '') return 'New chat'
  return topic === '' ? cutTitle(titled) : titleWithYear(titled, text)
}

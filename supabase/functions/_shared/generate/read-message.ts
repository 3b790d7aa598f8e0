import { type CurriculumContext, MAX_CONTENT_CHARS } from '../content/contract.ts'
import { Refusal } from '../http/answer.ts'
import { idField, optionalId, textField } from '../http/body.ts'
import { type Fields, isFields } from '../http/fields.ts'

interface ReceivedMessage {
  userId: string
  messageId: string
  sessionId: string
  /** The message in the form that the database takes. */
  sent: object
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The chosen goals, or the spec's flat fields [GEN-14]. A goal without an id cannot be checked, so it is left out. */
function contextOf(data: Fields): CurriculumContext | null {
  const given = data.context
  if (isFields(given) && typeof given.subject === 'string') {
    const goals = (Array.isArray(given.goals) ? given.goals : []).filter(isFields)
    return {
      subject: given.subject,
      year_group: text(given.year_group),
      strand: text(given.strand),
      skill: text(given.skill),
      goals: goals.slice(0, 20).map((goal) => ({
        id: String(goal.id),
        outcome: String(goal.outcome ?? ''),
        source: String(goal.source ?? ''),
      })),
    }
  }
  const subject = text(data.subject)
  if (subject === null) return null
  return {
    subject,
    year_group: text(data.year_group),
    strand: text(data.strand),
    skill: text(data.skill),
    goals: [],
  }
}

/** Reads the body of the spec [GEN-10] and mints ids that it lacks. */
export function readMessage(fields: Fields): ReceivedMessage {
  const kind = fields.generator_type ?? 'lessonPlan'
  if (kind !== 'lessonPlan' && kind !== 'resourceGenerator')
    throw new Refusal(400, 'bad_type', 'generator_type is not known.')
  const data = isFields(fields.additional_data) ? fields.additional_data : {}
  const messageId = optionalId(data, 'message_id') ?? crypto.randomUUID()
  const replyId = optionalId(data, 'reply_id') ?? crypto.randomUUID()
  const sessionId = idField(fields, 'session_id')
  const content = textField(fields, 'chat_content', MAX_CONTENT_CHARS)
  const sent = {
    session_id: sessionId,
    message_id: messageId,
    reply_id: replyId,
    generator_type: kind,
    content,
    context: contextOf(data),
    title: text(data.title) ?? '',
    part: isFields(data.part)
      ? { reply_id: text(data.part.reply_id), section: text(data.part.section) }
      : null,
  }
  return { userId: idField(fields, 'user_id'), messageId, sessionId, sent }
}

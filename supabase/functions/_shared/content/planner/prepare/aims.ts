import { CANNOT_BE_SEEN, DOINGS, OPENS_WITH_VERB } from '../read/aims.data.ts'

/** A goal's words as the end of "We are learning to …". */
export function asFocus(wording: string): string {
  const text = wording.trim().replace(/[.\s]+$/, '')
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : text
}

/** A chosen goal as the end of "We are learning to …": its own words, but with a verb that can be seen or heard. */
export function aimOfGoal(goal: string): string {
  return goal.replace(CANNOT_BE_SEEN.pattern, 'explain')
}

/** Completes "We are learning to …" for a topic, with something a teacher can see or hear pupils do. */
export function aimOfTopic(focus: string, subject: string | null): string {
  const doing = DOINGS.find((one) => one.subject.test(subject ?? '') && one.topic.test(focus))?.doing
  const opensWithVerb = OPENS_WITH_VERB.pattern.test(focus)
  return aimOfGoal(opensWithVerb ? focus : `${doing ?? 'explore and explain'} ${focus}`)
}

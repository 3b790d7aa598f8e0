import { isDraftSubject } from '#domain/curriculum.ts'

/** The terms from which draft learning areas are required, from the Ministry's notices of October 2025. */
const DUE: Record<string, string> = {
  Science: 'Due Term 1, 2027',
  'Social sciences': 'Due Term 1, 2027',
  'Health and physical education': 'Due Term 1, 2027',
  'The arts': 'Due Term 1, 2028',
  Technology: 'Due Term 1, 2028',
}

export function subjectStatus(subject: string): { draft: boolean; when: string } {
  if (!isDraftSubject(subject)) return { draft: false, when: 'In force from 1 January 2026' }
  return { draft: true, when: DUE[subject] ?? 'Due Term 1, 2028' }
}

export const DRAFT_SENTENCE =
  'This learning area is still a draft: its text may change before schools must use it. Check Tāhūrangi.'

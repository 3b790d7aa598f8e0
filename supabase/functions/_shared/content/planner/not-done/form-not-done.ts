import { formFor } from '../forms/choose-form.ts'
import { isQuestion } from '../forms/made-form.ts'
import { noTextFor } from '../forms/reading/reading-sheet.ts'
import type { Lesson } from '../prepare/lesson.ts'

/** Choices that were asked for where no sure wrong answers are known. */
function noChoicesFor({ request }: Lesson): string[] {
  const { want, choices, statements } = request.understood
  if (want === 'quiz' && statements)
    return [
      'These are no true or false statements: neither sums nor words with meanings are known here for this topic.',
    ]
  return want === 'quiz' && choices !== null
    ? ['The questions have no choices: neither sums nor words with meanings are known here for this topic.']
    : []
}

/** What the maker of a form could not do: fewer words or cards than asked, words that do not fit, no text, no choices. */
export function formNotDone({ lesson }: { lesson: Lesson }): readonly string[] {
  const made = formFor(lesson)
  if (made !== null && !isQuestion(made)) return made.notDone
  return [...noTextFor(lesson), ...noChoicesFor(lesson)]
}

import type { Term } from '../../../blocks.ts'
import { isTelling } from '../../kits/telling-words.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { plainWords, stemsOf } from '../../read/words/stem.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { bankFor } from '../words/words-for.ts'

const MOST = 24
/** So many words of one kind, such as stars, are a set of their own. */
const MIN_OF_KIND = 5

/** The words of the kind that a request names: of Matariki the stars, where stars are asked for. All words where no kind is named. */
function ofKindNamed(terms: readonly Term[], asked: string): Term[] {
  const isOfKind = (stem: string, { meaning }: Term) => /\s/.test(meaning) && stemsOf(meaning).includes(stem)
  const kinds = plainWords(asked).filter(isTelling).flatMap(stemsOf)
  const sets = kinds.map((stem) => terms.filter((term) => isOfKind(stem, term)))
  return sets.find(({ length }) => length >= MIN_OF_KIND) ?? terms.slice(0, MOST)
}

/** Labels to put up for a topic whose words are known, each with its meaning; null for any other topic. */
export function topicLabels({ request }: Lesson): MadeForm | null {
  const bank = bankFor(request.topic)
  if (bank === null) return null
  const all = Object.entries(bank.words).map(
    ([term, meaning]): Term => ({ term, meaning, lang: bank.lang ?? 'en' }),
  )
  const terms = ofKindNamed(all, request.topic)
  return {
    form: 'Display labels',
    title: bank.topic,
    area: bank.area,
    ofArea: true,
    isOwn: true,
    hasMore: true,
    noName: true,
    pages: [
      formPage('Cut out the labels. Put each one where everybody can read it.', [
        { kind: 'cards', cards: terms },
      ]),
    ],
    key: [
      { kind: 'heading', text: 'How to use them' },
      {
        kind: 'list',
        ordered: false,
        items: [
          'Copy them on card, larger if they hang high on a wall.',
          'Add a picture or a drawing by a student to each label.',
          'Point to a label whenever the word is used, and let students say what it means.',
        ],
      },
    ],
    notDone: [],
    source: 'The words and their meanings come from lists that were written for Mahere.',
    note: `It has ${terms.length} labels to cut out, each with what it means.`,
  }
}

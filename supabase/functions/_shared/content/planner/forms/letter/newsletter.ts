import type { Block } from '../../../blocks.ts'
import { capital } from '../../capital.ts'
import { BLANK, paragraph } from './fact-lines.ts'

const IS_NEWSLETTER = /\bnewsletters?\b/i
/** Tells what a class has done, and of no day to come. */
const LOOKS_BACK =
  /\bwhat we(?:[’']?ve| have)?(?: been)? (?:did|done|do|doing|learn\w*|are (?:doing|learning))\b|\b(?:this|last|our) (?:term|week|month|year)(?:[’']s)? ?(?:news|learning|highlights|recap)?\b|\b(?:highlights|recap|round[- ]?up|our news|news from|class news|update|blurb)\b|\btemplates?\b/i
const ROOM = /\b(?:room|rm) ?(\d{1,2}|[a-z]\b)/i
const WORDS_OF_FORM =
  /\b(?:(?:class|school|term|weekly|room \w+) )?newsletters?(?: (?:items?|blurbs?|templates?|articles?|pieces?|bits?|stor(?:y|ies)))*\b|\bwhat we(?:[’']?ve| have)?(?: been)? (?:did|done|do|doing|learn\w*|are (?:doing|learning))\b|\b(?:this|last|our|the|next) (?:term|week|month|year)\b|\b(?:end of )?(?:term|week) ?\d*\b|\b(?:highlights|recap|round[- ]?up|our news|news|update|blurb|templates?|please|pls|write|make|need|room ?\w+|rm ?\w+|y(?:ea)?r?s? ?\d(?: ?[-/&] ?\d)?)\b/gi
const LITTLE =
  /^(?:(?:for|from|of|on|about|in|the|a|an|my|our|and|with|home|parents|whanau|whānau|class|incl\w*)\b ?)+/iu
const MOST_PARTS = 4

/** The matters of which a newsletter tells: “matariki art and cross country” has two. */
function mattersIn(text: string): string[] {
  return text
    .replace(WORDS_OF_FORM, ' , ')
    .split(/[,;.:\n]|\band\b|&|\+/i)
    .map((part) => part.replace(/\s+/g, ' ').trim().replace(LITTLE, '').trim())
    .filter((part) => part.length > 2)
    .slice(0, MOST_PARTS)
    .map((part) => capital(part.replace(/\bmatariki\b/gi, 'Matariki').replace(/\bm[aā]ori\b/giu, 'Māori')))
}

/** True for the news of a class, which tells what it has done. A newsletter item on an occasion is a note as any other. */
export const isClassNews = (text: string) => IS_NEWSLETTER.test(text) && LOOKS_BACK.test(text)

/** The news of a class: what was named, each with beginnings of sentences, and what comes next. */
export function classNews(text: string): { title: string; blocks: Block[] } {
  const room = ROOM.exec(text)?.[1]
  const from = room === undefined ? 'our class' : `Room ${room.toUpperCase()}`
  const matters = mattersIn(text)
  const told = matters.length > 0 ? matters : ['In reading, writing and maths', 'Something special']
  return {
    title: `News from ${from}`,
    blocks: [
      paragraph('Kia ora e te whānau,'),
      paragraph(`Here is what ${from === 'our class' ? 'we have' : `${from} has`} been doing.`),
      ...told.flatMap((matter): Block[] => [
        { kind: 'heading', text: matter },
        paragraph(`We learned to ${BLANK}${BLANK}.`),
        paragraph(`A child said: “${BLANK}${BLANK}”`),
      ]),
      { kind: 'heading', text: 'Coming up' },
      {
        kind: 'table',
        head: ['Date', 'What', 'Please bring'],
        rows: Array.from({ length: 3 }, () => ['', '', '']),
      },
      { kind: 'heading', text: 'At home you can' },
      paragraph(`ask your child to show you how ${BLANK}${BLANK}.`),
      paragraph('Thank you for your support.'),
      paragraph('Ngā mihi nui,'),
      paragraph(BLANK),
    ],
  }
}

import type { Cut } from '../words/word-pattern.ts'

/** The size of the paper and of a short task is read elsewhere and is no part of the topic. */
export const SIZE_ASIDES: readonly Cut[] = [
  {
    pattern:
      /[,\s]*\b(?:(?:with|and|the|w\/) )*(?:answers?|answer key|key)(?: (?:sheet|key))?(?: (?:to go|is|are))? on (?:an? |the |its |their )?(?:separate|different|own|other|another|next|second|back)(?: (?:of )?(?:an? |the )?(?:page|sheet))\b/gi,
    leaves: '',
    examples: [['negatives answers on a separate page', 'negatives']],
    keeps: ['answers on the board', 'separate mixtures'],
  },
  {
    pattern:
      /[,\s]*\b(?:(?:it|this|that|which|and|must|should|needs?|has|have|can|will|to) ){0,3}fits? (?:on|in|into|onto) (?:an? |one |1 |half )?(?:a |an )?(?:single )?(?:A ?[45] )?(?:page|sheet|side)\b/gi,
    leaves: '',
    examples: [['glaciers must fit on one page', 'glaciers']],
    keeps: ['clothes that fit'],
  },
  {
    pattern:
      /(?:^|[,\s]+)(?:(?:on|for|fits?|fill|to fill|just) )?(?:an? )?(?:half|1\/2|½)[ -]?(?:an? |of an? )?(?:A4[ -]?)?(?:page|sheet|pager)(?: (?:sheet|worksheet|task|page))?(?: (?:of|on|about|for))?(?=$|[,.;\s])/gi,
    leaves: ' ',
    examples: [['glaciers half page', 'glaciers ']],
    keeps: ['half the page is blank'],
  },
  {
    pattern:
      /(?:^|[,\s]+)(?:an? )?A ?5(?:[ -](?:size|sized))?(?: (?:sheet|worksheet|task|card|page|paper))*(?: (?:of|on|about|for))?(?=$|[,.;\s])/gi,
    leaves: ' ',
    examples: [['glaciers A5', 'glaciers ']],
    keeps: ['A4 paper sizes'],
  },
  {
    pattern:
      /^(?:an? )?(?:(?:daily|maths?|morning|lesson|quick|short|mini|pop|spelling|english|literacy) ){0,2}(?:starters?|settlers?|bell[ -]?ringers?|warm[- ]?ups?|do[- ]nows?|quiz|checks?|tests?|tasks?)(?:[,:]? (?:of|on|about|for|-|–))?\s+(?=\p{L}{3})(?!(?:cards?|games?|prompts?|questions?|motions?|physical|flags?)\b)/iu,
    leaves: '',
    examples: [
      ['morning starter commas', 'commas'],
      ['quick check on the water cycle', 'the water cycle'],
    ],
    keeps: ['starter cards', 'fair test'],
  },
]

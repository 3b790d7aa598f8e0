const TENS = ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TEENS: Readonly<Record<string, number>> = { eleven: 11, twelve: 12, fifteen: 15, eighteen: 18 }

const OF_MINUTES = '(?=[ -](?:(?:more|extra|fewer|less) )?(?:min(?:ute)?s?|meneti)\\b)'
const WORDS = new RegExp(
  `\\b(?:(${TENS.join('|')})(?:[ -](${ONES.join('|')}))?|(${[...ONES, ...Object.keys(TEENS)].join('|')}))${OF_MINUTES}`,
  'gi',
)

const placeIn = (names: readonly string[], word = '') => names.indexOf(word.toLowerCase()) + 1

/** A text in which the numbers of minutes are figures: "45 minutes" for "forty-five minutes". */
export const minutesInFigures = (text: string): string =>
  text.replace(WORDS, (_, tens?: string, ones?: string, small: string = '') =>
    String(
      tens
        ? 10 * placeIn(TENS, tens) + placeIn(ONES, ones)
        : (TEENS[small.toLowerCase()] ?? placeIn(ONES, small)),
    ),
  )

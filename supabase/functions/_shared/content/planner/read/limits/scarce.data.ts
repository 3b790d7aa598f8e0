import type { WordPattern } from '../words/word-pattern.ts'

/** Says that there is little of something; the first group that is filled is the thing. */
export const SCARCE: WordPattern = {
  pattern:
    /(?<!\p{L})(\p{L}{3,}(?: (?:sticks?|pens?|paper|tape|pastels))?)(?:['’]s| is| are)? (?:(?:getting|running|really|very|pretty|quite|a bit|kinda) )*(?:limited|scarce|low(?!\p{L}| (?:level|group|ability|stakes))|short(?= *(?:$|[,.;!]))|(?<=running )(?:out|low)(?!\p{L})|(?:nearly|almost) (?:gone|out|finished|empty))(?!\p{L})|(?<!\p{L})(?:not (?:much|a lot of|many|heaps of|enough)|hardly any|very little|limited|low on|short (?:of|on)|running (?:low on|out of)|nearly out of) (?:any )?(\p{L}{3,}(?: (?:sticks?|pens?|paper|tape|pastels))?)(?!\p{L})/iu,
  matches: [
    'paint is limited',
    'glue is running low',
    'not much clay',
    'we are short on scissors',
    'low on glue sticks',
  ],
  misses: ['a low level group', 'a short story', 'limit the numbers'],
}

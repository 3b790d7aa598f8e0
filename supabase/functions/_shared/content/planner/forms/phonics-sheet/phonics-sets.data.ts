import type { PhonicsName } from '../../read/words/phonics/phonics-words.data.ts'

/** Words of one pattern. Their sounds stand apart, with a hyphen between two. */
export interface PhonicsSet {
  title: string
  /** Words of which we have a picture. */
  drawn: string
  /** Words to read and draw, and behind the bar words to hear and write. */
  more: string
  sentences: readonly [string, ...string[]]
  /** Words that become others with an e at the end. */
  withE?: readonly string[]
}

export const PHONICS_SETS: Readonly<Record<PhonicsName, PhonicsSet>> = {
  'short a': {
    title: 'Short a',
    drawn: 'c-a-t h-a-t b-a-g v-a-n m-a-p f-a-n p-a-n',
    more: 'j-a-m c-a-b r-a-t m-a-d b-a-t | s-a-t t-a-p r-a-n n-a-p h-a-d',
    sentences: ['The cat sat on a mat.', 'Dad ran to the van.'],
  },
  'short e': {
    title: 'Short e',
    drawn: 'b-e-d p-e-n h-e-n n-e-t l-e-g w-e-b p-e-g',
    more: 't-e-n m-e-n j-e-t w-e-t v-e-t | r-e-d p-e-t g-e-t f-e-d y-e-s',
    sentences: ['The hen is on the bed.', 'Ted met ten men.'],
  },
  'short i': {
    title: 'Short i',
    drawn: 'p-i-g b-i-n p-i-n l-i-d f-i-n',
    more: 'k-i-d b-i-g s-i-t t-i-n d-i-g | h-i-t w-i-n d-i-d t-i-p h-i-m',
    sentences: ['The big pig did a dig.', 'Tim hid a pin in a tin.'],
  },
  'short o': {
    title: 'Short o',
    drawn: 'd-o-g l-o-g m-o-p p-o-t c-o-t t-o-p',
    more: 'h-o-t j-o-g r-o-d h-o-p c-o-b | j-o-b g-o-t n-o-t f-o-g l-o-t',
    sentences: ['The dog is on top of a log.', 'Mum got a hot pot.'],
  },
  'short u': {
    title: 'Short u',
    drawn: 's-u-n b-u-s c-u-p m-u-g b-u-g n-u-t t-u-b j-u-g h-u-t r-u-g',
    more: 'p-u-p m-u-d h-u-g r-u-n b-u-n | f-u-n c-u-t g-u-m r-u-b b-u-t',
    sentences: ['The bug is in the mug.', 'Run in the sun and the mud.'],
  },
  cvc: {
    title: 'Words with three sounds',
    drawn: 'c-a-t b-e-d p-i-g d-o-g s-u-n v-a-n h-e-n b-i-n p-o-t c-u-p m-a-p n-e-t l-i-d m-o-p b-u-g',
    more: 'm-u-d s-i-t r-u-n w-e-t h-o-t | s-a-t r-e-d t-a-p b-i-g j-o-b',
    sentences: ['The cat sat in the sun.', 'A pig got in the big bin.'],
  },
  digraphs: {
    title: 'sh, ch, th, ck, ng: two letters, one sound',
    drawn: 'f-i-sh sh-i-p ch-i-p-s d-u-ck s-o-ck r-i-ng',
    more: 'sh-o-p m-o-th k-i-ck k-i-ng b-a-ck | w-i-sh ch-o-p r-i-ch th-i-n l-o-ng',
    sentences: ['The fish is in the dish.', 'The king has a ring and a sock.'],
  },
  'first blends': {
    title: 'Two sounds at the start',
    drawn: 'f-r-o-g f-l-a-g d-r-u-m c-r-a-b',
    more: 's-w-i-m c-l-a-p s-t-e-p p-l-u-g s-l-i-p | s-t-o-p g-r-i-n t-r-i-p s-p-o-t b-l-o-b',
    sentences: ['The frog can swim and spin.', 'Stop the drum and clap.'],
  },
  'last blends': {
    title: 'Two sounds at the end',
    drawn: 'n-e-s-t t-e-n-t l-a-m-p',
    more: 'h-a-n-d p-o-n-d m-i-l-k g-i-f-t d-e-s-k | j-u-m-p b-e-l-t s-a-n-d l-o-s-t w-e-n-t',
    sentences: ['The lamp is in the tent.', 'Jump in the pond and land on the sand.'],
  },
  'magic e': {
    title: 'Magic e',
    drawn: 'c-a-ke k-i-te c-o-ne c-u-be g-a-te b-i-ke c-a-ve',
    more: 'n-o-se r-o-pe h-o-me b-o-ne f-i-ve l-i-ne t-i-me d-i-ve n-a-me w-a-ve g-a-me t-a-pe m-u-le f-u-se t-u-ne c-u-te | m-a-de s-a-fe r-i-de s-i-de j-o-ke h-o-le',
    sentences: ['I made a cake for five.', 'I ride my bike home to the gate.'],
    withE: ['cap', 'tap', 'can', 'kit', 'pin', 'fin', 'hop', 'not', 'rob', 'cub', 'tub', 'cut'],
  },
}

import type { EnglishTopic } from '../english-topic.ts'
import { SOUND_TEACHING } from '../shared-teaching.data.ts'

export const BLENDING: EnglishTopic = {
  id: 'blending',
  title: 'blending and segmenting sounds',
  match: /blend sounds|segment/i,
  years: [1, 2],
  skill: 'words',
  ask: 'Say the sounds, then write the word:',
  space: 'blank',
  sounds: [
    's-a-t',
    'p-i-n',
    't-a-p',
    'm-a-p',
    's-i-t',
    'm-a-n',
    'sh-i-p',
    'ch-i-n',
    'f-i-sh',
    'th-i-n',
    's-t-e-p',
    'f-r-o-g',
    'f-l-a-g',
    'd-r-u-m',
    's-p-i-n',
    'c-r-a-b',
  ],
  teaching: SOUND_TEACHING,
}

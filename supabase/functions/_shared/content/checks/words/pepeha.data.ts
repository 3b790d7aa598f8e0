import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

/** A name with a capital, of up to four words. A gap or a question word stands for no name. */
const NAME =
  '(?!(?:Wai|Hea|Tōku|Taku|Tōu|Tō|Te Aha)(?!\\p{L}))\\p{Lu}[\\p{L}\\p{M}-]+(?: (?:o |a |te )?\\p{Lu}[\\p{L}\\p{M}-]+){0,3}'
const ENDS = '(?=\\s*(?:[,.;:!?”"’\\n–—]|$|ko(?!\\p{L})))'

/** A place of a pepeha with its name filled in. One alone may be a sentence on geography. */
export const PLACE_OF_PEPEHA: WordPattern = {
  pattern: new RegExp(
    `(?<!\\p{L})[Kk]o (?:te )?${NAME} (?:te|tōku|taku|tō mātou|ngā|ō mātou) (?:pae )?(?:maunga|mauka|awa|moana|roto|motu|waka|iwi|hapū|marae|whare|tangata|rangatira|tupuna|tipuna)${ENDS}|(?<!\\p{L})(?:[Mm]y|[Oo]ur) (?:mountain|river|lake|sea|harbour|iwi|marae|canoe|waka|maunga|awa|moana|roto|hapū|people|tribe) (?:is|are) (?:the )?(?!(?:The|A)\\b)\\p{Lu}[\\p{L}\\p{M}-]+`,
    'u',
  ),
  matches: ['Ko Taranaki te maunga.', 'ko Ngāti Porou tōku iwi,', 'my lake is Taupō'],
  misses: ['Ko ____ te maunga.', 'Ko Ruapehu te maunga teitei o Te Ika.', 'My mountain is a cone.'],
}

/** These words belong to a people alone, so one of them is enough. */
export const OWN_PEOPLE: WordPattern = {
  pattern: new RegExp(
    `(?<!\\p{L})[Kk]o (?:te )?${NAME} (?:te|tōku|taku|tō mātou) (?:waka|iwi|hapū|marae)${ENDS}|(?<!\\p{L})(?:[Mm]y|[Oo]ur) (?:iwi|marae|waka|hapū) is (?!(?:The|A)\\b)\\p{Lu}|(?<!\\p{L})[Nn]ō (?:Ngāti|Ngāi|Kāti|Kāi|Ngāpuhi|Tūhoe|Tainui|Te Arawa|Te Ātiawa|Te Rarawa|Te Aupōuri|Rangitāne|Whakatōhea|Tūwharetoa)(?: \\p{Lu}[\\p{L}\\p{M}-]+)? (?:ahau|au|mātou|tōku|ia)(?!\\p{L})`,
    'u',
  ),
  matches: ['Ko Te Ātiawa te iwi.', 'Nō Ngāi Tahu ahau.', 'My marae is Ōhinemutu.'],
  misses: ['Nō Kirikiriroa ahau.', 'Ko wai tō iwi?', 'Ko te waka tēnei.', 'Our iwi is ____.'],
}

import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

/** Words that lead to a text which belongs to people: a program has none of its own to give. */
export const BELONGS_TO_PEOPLE: WordPattern = {
  pattern:
    /(?<!\p{L})(?:karakia|whakata?ukī|whakatauākī|mōteatea|whaikōrero|tauparapara|waiata tawhito|(?:māori|iwi|hapū|tūpuna) (?:\p{L}+ )?(?:proverb|saying|prayer|blessing|chant|incantation|legend)s?|(?:ancient|traditional) (?:\p{L}+ )?(?:prayer|blessing|chant|incantation)s?|(?:saying|proverb|prayer|blessing|chant)s? (?:that )?(?:comes? |came |is )?(?:from|of) (?:the )?(?:Ng[āa]ti|Ng[āa]i|Ng[āa]puhi|K[āa]ti|K[āa]i|T[ūu]hoe|Tainui|Te Arawa|Te [ĀA]tiawa|Rangit[āa]ne|Waikato|\p{L}+ (?:iwi|hap[ūu])|(?:local |our )?(?:iwi|hap[ūu]|t[ūu]puna|m[āa]ori)))(?!\p{L})/iu,
  matches: [
    'Open with this karakia.',
    'This saying comes from Tainui.',
    'an old Māori proverb',
    'a traditional Pacific blessing',
  ],
  misses: ['a prayer mat', 'an old saying', 'Sing a waiata.'],
}

/** Sayings that are printed everywhere and taught in schools. */
export const KNOWN_SAYINGS = [
  'he waka eke noa',
  'nāu te rourou nāku te rourou ka ora ai te iwi',
  'nāku te rourou nāu te rourou ka ora ai te iwi',
  'ehara taku toa i te toa takitahi engari he toa takitini',
  'he aha te mea nui o te ao he tangata he tangata he tangata',
  'whāia te iti kahurangi ki te tūohu koe me he maunga teitei',
  'ka mua ka muri',
  'mā te huruhuru ka rere te manu',
  'ko te manu e kai ana i te miro nōna te ngahere ko te manu e kai ana i te mātauranga nōna te ao',
  'waiho i te toipoto kaua i te toiroa',
  'tangata ako ana i te kāenga te tūranga ki te marae tau ana',
  'poipoia te kākano kia puāwai',
  'ko au te awa ko te awa ko au',
  'toitū te whenua whatungarongaro te tangata',
] as const

/** A people by name, as the subject of a sentence or as its owner. */
export const IWI =
  '(?:(?:Ngāti|Ngāi|Kāti|Kāi) \\p{Lu}[\\p{L}\\p{M}-]+|Ngāpuhi|Tūhoe|Tainui|Te Arawa|Te Ātiawa|Te Rarawa|Te Aupōuri|Rangitāne|Muaūpoko|Whakatōhea|Mātaatua|Waikato-Tainui|Tūwharetoa|(?!(?:All|Any|Both|Different|Each|Every|Few|How|Many|Most|No|Other|Our|Several|Some|The|These|Those|Two|Various|Were|What|When|Where|Which|Whose|Why|Your)\\b)\\p{Lu}[\\p{L}\\p{M}-]+ (?:iwi|hapū)(?!\\p{L})|(?<!\\p{L})(?:[Tt]he )?(?:local|nearby) (?:iwi|hapū)(?!\\p{L}))'

/** What a people does, believes or tells, after its name. */
export const A_PEOPLE_DOES: WordPattern = {
  pattern:
    /^[^.!?]{0,60}(?<!\p{L})(?:always|never|traditionally|customarily|tapu|noa|sacred|say|says|said|believes?|believed|thinks?|thought|tells?|told|sings?|sang|uses?|used|invented)(?!\p{L})/iu,
  matches: [' always shared the catch', ' people it is tapu to count', ' used the moon to plant'],
  misses: [' signed in 1998', ' live near the river'],
}

/** A story or custom that belongs to a people, wherever its name stands. */
export const OF_A_PEOPLE: WordPattern = {
  pattern:
    /(?<!\p{L})(?:customs?|traditions?|tikanga|rituals?|ceremon(?:y|ies)|legends?|myths?|pūrākau|stor(?:y|ies) of how)(?!\p{L})/iu,
  matches: ['the legend of', 'a custom of'],
  misses: ['the story of our awa', 'they signed'],
}

/** Words that hand the question to the people it belongs to. */
export const ASKS_THEM: WordPattern = {
  pattern:
    /\?|(?<!\p{L})(?:check|ask(?:ing)?|invite|contact|talk (?:to|with)|work with|find out|shared by|told by|(?:iwi|hapū) can tell|as theirs|from your|kaiārahi|if your (?:school|iwi))(?!\p{L})/iu,
  matches: [
    'Check locally first.',
    'Ask your kaiārahi.',
    'a story shared by local iwi',
    'They tell it as theirs.',
    'after asking them',
  ],
  misses: ['Tell the story.', 'They always sang.'],
}

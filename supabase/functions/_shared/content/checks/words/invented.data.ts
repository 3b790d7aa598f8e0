import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

/** Words that lead to a text which belongs to people: a program has none of its own to give. */
export const BELONGS_TO_PEOPLE: WordPattern = {
  pattern:
    /(?<!\p{L})(?:karakia|whakata?ukī|whakatauākī|mōteatea|whaikōrero|tauparapara|waiata tawhito|(?:māori|iwi|hapū|tūpuna) (?:\p{L}+ )?(?:proverb|saying|prayer|blessing|chant|incantation|legend)s?|(?:ancient|traditional|old) (?:\p{L}+ )?(?:prayer|blessing|chant|incantation)s?|(?:saying|proverb|prayer|blessing|chant)s? (?:that )?(?:comes? |came |is )?(?:from|of) (?:the )?(?:Ng[āa]ti|Ng[āa]i|Ng[āa]puhi|K[āa]ti|K[āa]i|T[ūu]hoe|Tainui|Te Arawa|Te [ĀA]tiawa|Rangit[āa]ne|Waikato|\p{L}+ (?:iwi|hap[ūu])|(?:local |our )?(?:iwi|hap[ūu]|t[ūu]puna|m[āa]ori)))(?!\p{L})/iu,
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
  '(?:(?:Ngāti|Ngāi|Kāti|Kāi) \\p{Lu}[\\p{L}\\p{M}-]+|Ngāpuhi|Ngāiterangi|Tūhoe|Tainui|Te Arawa(?! Lakes)|Te Ātiawa|Te Rarawa|Te Aupōuri|Rangitāne|Muaūpoko|(?:Te )?Whakatōhea|Mātaatua|Waikato-Tainui|Tūwharetoa|Te Whānau-ā-Apanui|Rongowhakaata|(?:Waikato|Taranaki|Whanganui|Raukawa|Hauraki) (?=people(?!\\p{L})|elders|tribes?(?!\\p{L})|kaumātua|tūpuna|ancestors)|(?!(?:All|Any|Both|Different|Each|Every|Few|How|Many|Most|No|Other|Our|Several|Some|The|These|Those|Two|Various|Were|What|When|Where|Which|Whose|Why|Your)\\b)\\p{Lu}[\\p{L}\\p{M}-]+ (?:iwi|hapū)(?!\\p{L})|(?<!\\p{L})(?:[Tt]he )?(?:local|nearby) (?:iwi|hapū)(?!\\p{L}))'

/** What a people does, believes or tells, after its name. */
export const A_PEOPLE_DOES: WordPattern = {
  pattern:
    /^[^.!?]{0,60}(?<!\p{L})(?:always|never|traditionally|customarily|tapu|noa|sacred|say|says|said|believes?|believed|thinks?|thought|tells?|told|sings?|sang|uses?|used|invented|explains? that|explained that|holds? that|held that|knows? that|knew that|remembers? (?:that|when|how|the)|recalls?|recounts?|teach(?:es)? that|taught that|considers?|regards?|sees? [^.!?,]{1,40} as|greets?|greeted|honours?|honoured|celebrates?|worships?|worshipped|fears?|feared|named the)(?!\p{L})/iu,
  matches: [
    ' elders explain that the mountain was first',
    ' see the star as a sign',
    ' always shared the catch',
    ' people it is tapu to count',
    ' used the moon to plant',
  ],
  misses: [' signed in 1998', ' live near the river', ' runs a hatchery'],
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

/** Words right before the name of a people that make it the source of what follows. */
export const SPOKEN_BY_A_PEOPLE: WordPattern = {
  pattern:
    /(?:\baccording to|\bas (?:told|said|taught|remembered|believed|handed down) by|(?:^|[.!?;:,] )(?:for|to|among)|\bin the (?:eyes|words|view|stories|beliefs?) of|(?:^|[.!?;:,] |\b(?:and|that) )as)(?: the)? $/iu,
  matches: ['According to ', 'As told by ', 'As ', 'For '],
  misses: ['They live near ', 'a map for ', 'speak to '],
}

/** Words right after the name of a people that was made the source. */
export const ENDS_SOURCE: WordPattern = {
  pattern:
    /^(?:(?: (?:people|elders|kaumātua|kuia|tūpuna|tīpuna|ancestors|whānau))?,| (?:tell|told|say|see|explain|remember|believe|know|put) (?:it|this|of|the))/u,
  matches: [', the lake was made', ' tell it', ' people, it is'],
  misses: [' live here', ' farmers, the drought', ' region'],
}

/** The name of a people with what it tells: "In Tūhoe tradition". The name stands as an underline. */
export const IN_THEIR_TRADITION: WordPattern = {
  pattern:
    /(?<!\p{L})in _(?:[’']s?)? (?:tradition|belief|custom|lore|cosmology|thinking|culture|stor(?:y|ies)|mātauranga)(?!\p{L})/iu,
  matches: ['In _ tradition, the mist is a woman.', 'in _ stories'],
  misses: ['in _ schools', 'read _ stories'],
}

/** What is said to be a rule of all Māori: some of it is kept in every marae, and some of it is made up. */
export const RULE_OF_TRADITION: WordPattern = {
  pattern:
    /(?<!\p{L})(?:in|by|according to|under) (?:\p{L}+ )?m[aā]ori (?:tradition|custom|belief|legend|lore|law|protocol|culture|tikanga|mythology|times)[^.!?]*(?<!\p{L})(?:must|never|always|forbidden|not allowed|may not|bad luck|cursed?|punished)(?!\p{L})/iu,
  matches: ['In Māori custom, nobody may not speak.', 'By old Māori belief it is bad luck to whistle.'],
  misses: ['In Māori tradition, the stars rise in winter.', 'Māori always fished here.'],
}

const PAST_PEOPLE =
  '(?:elders|ancestors|t[ūu]puna|t[īi]puna|old people|first people|kaum[āa]tua|local people|people|tangata whenua)'

/** A chant, a story or a belief that is said to come from people of old, with nobody who tells it. */
export const HANDED_DOWN: WordPattern = {
  pattern: new RegExp(
    `(?<!\\p{L})(?:(?:waiata|haka|chants?|songs?|stor(?:y|ies)|legends?|sayings?|karakia|prayers?|p[ūu]r[āa]kau|words)(?:(?! (?:and|or) )[^.?!]){0,40} (?:handed|passed) (?:down|on) (?:here|by|in|from|among|through|for)(?! M[āa]ori(?!\\p{L}))|(?:ancient|traditional|centuries-old|old) (?:m[āa]ori )?(?:waiata|haka|karakia|p[āa]tere|oriori|chants?)|(?:our|the|these|their) ancestors(?: of [^.?!,]{1,30})? (?:sang|said|chanted|believed|told|taught|used|knew)|${PAST_PEOPLE} (?:of|from|in|around) (?:this|these|the|our|your) (?:\\p{L}+ )?(?:valley|area|place|bay|coast|land|district|river|lake|hills?|region)(?: have| had)? (?:always |once |often |long )?(?:said|sung|sang|used|told|believed|chanted|taught)|(?:the |these )?(?:local people|tangata whenua|t[ūu]puna|t[īi]puna)(?: here)?(?: have| had)? (?:always |once |long )?(?:told|said|sang|sung|believed|taught|used|chanted)|(?:local|nearby) (?:iwi|hap[ūu]) (?:call|name|say|tell|know))(?!\\p{L})`,
    'iu',
  ),
  matches: [
    'a song that was handed down here',
    'the old people of this coast always said',
    'Local iwi call it so.',
    'an ancient haka',
  ],
  misses: [
    'Families hand down recipes.',
    'a traditional game',
    'Old people like songs.',
    'Local iwi run it.',
  ],
}

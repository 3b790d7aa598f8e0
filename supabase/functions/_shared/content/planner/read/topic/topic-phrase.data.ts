import type { Cut, WordPattern } from '../words/word-pattern.ts'

/** Names that teachers often type without their capital letter or macron, by the name as it is written. */
export const NAMES_AS_WRITTEN: readonly (readonly [typed: RegExp, written: string])[] = [
  [/\bm[aā]ori\b/giu, 'Māori'],
  [/\bmatariki\b/gi, 'Matariki'],
  [/\bwaitangi day\b/gi, 'Waitangi Day'],
  [/\bwaitangi\b/gi, 'Waitangi'],
  [/\bte tiriti\b/gi, 'Te Tiriti'],
  [/\bparihaka\b/gi, 'Parihaka'],
  [/\baotearoa\b/gi, 'Aotearoa'],
  [/\bnew zealand\b/gi, 'New Zealand'],
  [/\bnz\b/gi, 'NZ'],
  [/\banzac\b/gi, 'Anzac'],
  [/\bkupe\b/gi, 'Kupe'],
  [/(?<!\p{L})m[aā]ui(?!\p{L})/giu, 'Māui'],
  [/\bsamoan\b/gi, 'Samoan'],
  [/\btongan\b/gi, 'Tongan'],
  [/\bpasifika\b/gi, 'Pasifika'],
  [/\bpacific\b/gi, 'Pacific'],
  [/\bantarctica\b/gi, 'Antarctica'],
  [/\baustralia\b/gi, 'Australia'],
  [/\bafrica\b/gi, 'Africa'],
  [/\bauckland\b/gi, 'Auckland'],
  [/\bwellington\b/gi, 'Wellington'],
  [/\bchristchurch\b/gi, 'Christchurch'],
  [/\bdunedin\b/gi, 'Dunedin'],
  [/\brotorua\b/gi, 'Rotorua'],
  [/\bnapier\b/gi, 'Napier'],
  [/(?<!\p{L})taup[oō](?!\p{L})/giu, 'Taupō'],
  [/\brangitoto\b/gi, 'Rangitoto'],
  [/\btarawera\b/gi, 'Tarawera'],
  [/\bruapehu\b/gi, 'Ruapehu'],
  [/(?<!\p{L})hamilton(?!\p{L})/giu, 'Hamilton'],
  [/(?<!\p{L})tauranga(?!\p{L})/giu, 'Tauranga'],
  [/(?<!\p{L})gisborne(?!\p{L})/giu, 'Gisborne'],
  [/(?<!\p{L})new plymouth(?!\p{L})/giu, 'New Plymouth'],
  [/(?<!\p{L})palmerston north(?!\p{L})/giu, 'Palmerston North'],
  [/(?<!\p{L})porirua(?!\p{L})/giu, 'Porirua'],
  [/(?<!\p{L})blenheim(?!\p{L})/giu, 'Blenheim'],
  [/(?<!\p{L})timaru(?!\p{L})/giu, 'Timaru'],
  [/(?<!\p{L})oamaru(?!\p{L})/giu, 'Oamaru'],
  [/(?<!\p{L})queenstown(?!\p{L})/giu, 'Queenstown'],
  [/(?<!\p{L})invercargill(?!\p{L})/giu, 'Invercargill'],
  [/(?<!\p{L})kaik[oō]ura(?!\p{L})/giu, 'Kaikōura'],
  [/(?<!\p{L})whang[aā]rei(?!\p{L})/giu, 'Whangārei'],
  [/(?<!\p{L})whanganui(?!\p{L})/giu, 'Whanganui'],
  [/(?<!\p{L})kerikeri(?!\p{L})/giu, 'Kerikeri'],
  [/(?<!\p{L})matamata(?!\p{L})/giu, 'Matamata'],
  [/(?<!\p{L})waiheke(?!\p{L})/giu, 'Waiheke'],
  [/(?<!\p{L})otago(?!\p{L})/giu, 'Otago'],
  [/(?<!\p{L})southland(?!\p{L})/giu, 'Southland'],
  [/(?<!\p{L})northland(?!\p{L})/giu, 'Northland'],
  [/(?<!\p{L})canterbury(?!\p{L})/giu, 'Canterbury'],
  [/(?<!\p{L})waikato(?!\p{L})/giu, 'Waikato'],
  [/(?<!\p{L})taranaki(?!\p{L})/giu, 'Taranaki'],
  [/(?<!\p{L})te papa(?!\p{L})/giu, 'Te Papa'],
  [/(?<!\p{L})tongariro(?!\p{L})/giu, 'Tongariro'],
  [/(?<!\p{L})aoraki(?!\p{L})/giu, 'Aoraki'],
  [/(?<!\p{L})zealandia(?!\p{L})/giu, 'Zealandia'],
  [/(?<!\p{L})rainbow['’]?s end(?!\p{L})/giu, 'Rainbow’s End'],
  [/\bmotat\b/gi, 'MOTAT'],
  [/\begypt\b/gi, 'Egypt'],
  [/\brome\b/gi, 'Rome'],
  [/\bgreece\b/gi, 'Greece'],
  [/\bchina\b/gi, 'China'],
  [/\bjapan\b/gi, 'Japan'],
  [/\bindia\b/gi, 'India'],
  [/\bchristmas\b/gi, 'Christmas'],
  [/\beaster\b/gi, 'Easter'],
  [/\bdiwali\b/gi, 'Diwali'],
  [/\bchinese new year\b/gi, 'Chinese New Year'],
  [/\blunar new year\b/gi, 'Lunar New Year'],
  [/\bshakespeare\b/gi, 'Shakespeare'],
  [/\bgst\b/gi, 'GST'],
  [/^pe\b/gi, 'PE'],
  [/\bww ?1\b/gi, 'WW1'],
  [/\bww ?2\b/gi, 'WW2'],
  [/\btitanic\b/gi, 'Titanic'],
  [/\bminecraft\b/gi, 'Minecraft'],
  [/\bbfg\b/gi, 'BFG'],
  [/(?<!\p{L})p[uū]keko(?!\p{L})/giu, 'pūkeko'],
  [/(?<!\p{L})t[uū][iī](?!\p{L})/giu, 'tūī'],
  [/(?<!\p{L})w[eē]t[aā](?!\p{L})/giu, 'wētā'],
  [/(?<!\p{L})kerer[uū](?!\p{L})/giu, 'kererū'],
  [/(?<!\p{L})k[aā]k[aā]p[oō](?!\p{L})/giu, 'kākāpō'],
  [/(?<!\p{L})wh[aā]nau(?!\p{L})/giu, 'whānau'],
  [/(?<!\p{L})p[oō]whiri(?!\p{L})/giu, 'pōwhiri'],
  [/(?<!\p{L})k[oō]whai(?!\p{L})/giu, 'kōwhai'],
]

/** A kind of place that belongs to the name before it: "Auckland museum" is Auckland Museum. */
export const KIND_OF_PLACE: WordPattern = {
  pattern:
    /(?<=\p{Lu}[\p{L}\p{M}’']* )(?:museum|zoo|art gallery|gallery|aquarium|botanic gardens?|gardens|airport|library|observatory|planetarium|marae|harbour|beach|park|college|intermediate|school|primary)(?!\p{L})/gu,
  matches: ['Auckland museum', 'Wellington zoo', 'Hamilton gardens'],
  misses: ['the museum', 'a zoo'],
}

/** A question that a verb opens after its question word: it can be asked as it stands. */
export const ASKS: WordPattern = {
  pattern:
    /^(?:(?:why|how|what|who|when|where|which)\s+)?(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have)(?:n['’]t)?\s+\S+\s+\S/i,
  matches: ['why does the moon change shape', 'should we have school uniforms', 'What is a circuit made of'],
  misses: ['why the moon changes shape', 'how to make a kite', 'what plants need', 'canoes on the river'],
}

/** A kind of writing before the question it is about: "persuasive should we have homework". */
export const KIND_BEFORE_QUESTION: Cut = {
  pattern:
    /^(?:persuasive|debate|speech|speeches|argument|discussion|essay|opinion)(?: (?:writing|text|letter|essay|paragraph))?(?: about| on)?[:,–-]?\s+(?=(?:should|is|are|do|does|can|could|would|will)\s)/i,
  leaves: '',
  examples: [
    ['persuasive should we have homework', 'should we have homework'],
    ['debate: are zoos fair to animals', 'are zoos fair to animals'],
  ],
  keeps: ['persuasive writing', 'speech on why we need trees'],
}

/** A topic that opens with something to make or do, and is named by the "-ing" form. Words that are nouns too need an object. */
export const DOES: WordPattern = {
  pattern:
    /^(?:(?:make|build|create|write|sort|read|act|sing|compare|explore|investigate|learn|find|solve|add|subtract|multiply|divide|sew|knit|weave|perform|practise|describe|explain|retell|identify|tell|observe|listen|speak|greet|introduce|ask|invent|organise|bake|use)\s+(?!of\b|and tell\b|scales\b|aloud\b|out\b)|(?:design|plan|draw|paint|play|map|test|label|record|cook|grow|plant|code|program|debate|measure|round|edit|spell|throw|catch|share|count|run|show|hunt|look)\s+(?:an?|the|our|your|my|their|some|and (?:make|build|draw|write|test|create)|how|for|in|to|with)\s+)\p{L}/iu,
  matches: ['make a hat for teddy', 'design a playground', 'sort rubbish', 'design and make a kite'],
  misses: [
    'making a hat',
    'play of the week',
    'makers',
    'show and tell',
    'skip counting',
    'design brief',
    'read aloud',
  ],
}

/** Verbs of this list double their last letter before "-ing". */
export const DOUBLED: readonly string[] = ['plan', 'run', 'map', 'knit', 'program']

/** Words that point at something instead of naming it. */
export const ONLY_POINTS_AT: WordPattern = {
  pattern:
    /^(?:it|this|that|these|those|them|more|another|same|our topic|goal|my goal)(?:\s|$)|^one(?:$|\s(?:more|of|like|with|for|on|about|please)\b)|\b(?:from|with|on|for) (?:this|it|these)$/i,
  matches: ['it with stories', 'this goal', 'more'],
  misses: ['items', 'moreporks', 'onesies', 'one point perspective'],
}

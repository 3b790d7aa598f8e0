import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

/** What is bloody without swearing: battles in a text on the past, and wounds. */
const REALLY_BLOODY =
  'battles?|wars?|warfare|fights?|fighting|conflicts?|clash(?:es)?|raids?|massacres?|sieges?|rebellions?|revolutions?|uprisings?|invasions?|campaigns?|murders?|deeds?|scenes?|history|past|end|years?|century|struggles?|victor(?:y|ies)|revenge|sunday|mary|knees?|noses?|hands?|fingers?|lips?|heads?|feet|bandages?|cloth(?:s|es)?|shirts?|feathers?|teeth|wounds?|meat|saliva|footprints?|and|after|from|with|when|but|or|in|on|because|as|where|for|at|by'

/** Milder swearing, which has no place in what a class reads either. */
export const MILD_SWEARING: readonly WordPattern[] = [
  {
    pattern: /(?<!\p{L})(?:god[- ]?)?dam(?:mit|n(?:ed|it|able|dest)?)(?!\p{L})/iu,
    matches: ['the damn sheet', 'Dammit!', 'goddamn'],
    misses: ['the Clutha Dam', 'beavers dam the creek', 'dammed', 'a dame'],
  },
  {
    pattern:
      /(?<!\p{L})(?:(?:wh(?:at|o|ere|y|en)|how) (?:(?:in |on )?(?:the|a) (?:bloody )?|in )hell|the hell (?:out|up|away|off|with|is|are|do|did|was|out)|(?:oh|bloody|holy|to|like|as|than|sure as|one|some|a|give (?:them|him|her|it)|raise|flaming|stinking) hell(?=[\s,.!?]*$|[,.!?;]| (?:of a|yes|no|with|out|when|if|for)\b)|hell (?:yes|yeah|no)|hell of an?|hell-?bent|(?:you can |please )?go to hell(?! (?:to|and|in|where|for)\b)|(?:burn|rot) in hell)(?![\p{L}’'])/iu,
    matches: ['What the hell is this?', 'one hell of a game', 'Go to hell!', 'hard as hell.', 'Bloody hell,'],
    misses: ['hello', 'Hell’s Gate', 'the god of hell', 'Hell Creek', 'a shell', 'he’ll go to Helen'],
  },
  {
    pattern: new RegExp(`(?<!\\p{L})bloody (?!(?:${REALLY_BLOODY})(?!\\p{L}))\\p{L}+`, 'iu'),
    matches: ['a bloody good game', 'one bloody sentence', 'not bloody likely'],
    misses: ['a bloody battle', 'his knee was bloody', 'bloody from the fall', 'Bloody Sunday'],
  },
  {
    pattern:
      /(?<!\p{L})(?:bugger(?:s|ed|ing|y)?|bollocks|tossers?|sod (?:off|all|it)|effing|fricking|freaking|frigging|screw (?:you|them|this|him|her)|turds?|dumb-?ass\p{L}*|smart-?ass\p{L}*|jack-?ass(?:es)?|bad-?ass\p{L}*|half-?assed|for (?:christ|god)[’']?s sake|jesus (?:christ )?(?=!)|(?:f[*@#]+c?k|sh[*@#]+t?|s[*@#]{2}t|b[*@#]+t?ch|d[*@#]+mn|h[*@#]+ll|cr[*@#]p)\p{L}*)(?!\p{L})/iu,
    matches: ['The bugger of a knot', 'for God’s sake', 'that is freaking hard', 'f**king', 'h*ll'],
    misses: ['debugger', 'a sod of turf', 'screw the lid on', 'a * b', 's*t', 'a donkey'],
  },
  {
    pattern:
      /(?<!\p{L})(?:this|that|it|maths|school|homework|life|reading|writing|fractions?|he|she) (?:really |totally |just )?sucks?(?=[,.!?]|$| (?:at|when|because|so|and)(?!\p{L}))|(?<!\p{L})sucks to be(?!\p{L})/iu,
    matches: ['Maths sucks.', 'This really sucks!', 'He sucks at it.'],
    misses: ['It sucks up the nectar.', 'This sucks water in.', 'She sucks the straw.'],
  },
]

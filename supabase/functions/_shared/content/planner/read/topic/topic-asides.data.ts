import type { Cut, WordPattern } from '../words/word-pattern.ts'

/** A game with cards that is named before its topic. */
export const GAME_FIRST: Cut = {
  pattern:
    /^(?:(?:an?|some|set of|a set of) )?(?:(?:loopy? (?:cards?|game)|i have,? who has(?: (?:cards?|game))?|follow[- ]me cards?)[\s,:/()-]*)+(?:(?:on|about|for|of|with|to practi[cs]e)\s+)?(?=[\p{L}\d])/iu,
  leaves: '',
  examples: [
    ['loop cards i have who has, x6 and x7 tables', 'x6 and x7 tables'],
    ['i have who has the solar system', 'the solar system'],
  ],
  keeps: ['loops in code', 'who has the treasure'],
}

/** What is to be made, and how much of it, is read elsewhere and is no part of the topic. */
export const FORM_WORDS: readonly Cut[] = [
  {
    pattern:
      /^(?:(?:pls|please|make|an?|the|quick|printable)\s+)*(?:\d{1,2}\s+)?(?:word ?(?:search|find)|crossword|rubric|check ?list|self[ -]?(?:assess(?:ment)?|check|evaluation)(?: (?:sheet|form|page|grid))?(?: (?:w\/?|with) (?:smiley |happy |emoji )*faces?)?|(?:vocab(?:ulary)?|word|flash|picture|matching|sorting|task) ?cards?|vocab(?:ulary)?(?= (?:for|on|about)\b)|word (?:bank|list)|exit (?:ticket|slip|card)s?|bingo(?: game)?|writing frame|(?:note|letter) home(?: to (?:wh[aā]nau|parents|families|caregivers))?|(?:true(?: or |\/| and )false|t\/f)(?: (?:quiz|questions?|statements?))?|quiz(?: questions)?|questions for (?:guided )?reading|(?:(?:short|long) )?(?:reading|comprehension) (?:passage|text|sheet|activity|comp)|(?:page|sheet) of|cloze(?: passage| sheet| activity)?|fill[- ](?:in[- ])?(?:the )?(?:gaps?|blanks?)|(?:reading|comprehension)(?=\s*\+?\s+(?:about|on)\b))\b(?:\s*\+)?(?:\s+(?:x\s?\d+|\d{1,2} (?:words|clues|terms))\b)?(?:\s*[:,]|\s+(?:about|on|for|of|with|to)\b)?\s*(?!(?:about|on|for|of|with|to)\b|\d{1,2} (?:words|clues|terms))(?=\p{L}|\d)/iu,
    leaves: '',
    examples: [
      ['word search 12 words about the beach', 'the beach'],
      ['5 exit tickets on decimals', 'decimals'],
      ['rubric for narrative writing', 'narrative writing'],
      ['true or false quiz on volcanoes', 'volcanoes'],
      ['true/false rock pools', 'rock pools'],
      ['short reading passage about a dog', 'a dog'],
      ['cloze about the water cycle', 'the water cycle'],
      ['self assessment w smiley faces for writing', 'writing'],
    ],
    keeps: ['rubrics', 'bingo', 'reading maps', 'vocabulary list'],
  },
  {
    pattern:
      /(?<=\p{L}{2})[,\s]+(?:(?:word ?(?:search|find)|crossword|cloze(?: passage| sheet| activity)?|rubric|check ?list|(?:vocab(?:ulary)?|word|flash|matching) ?cards?|word bank|wksht|work ?sheet|activity (?:sheet|page)|lab(?:el|ell)ing sheet|writing frame|multi(?:ple)?[- ]?choice|(?:true(?: or |\/| and )false|t\/f)(?: (?:quiz|questions?|statements?))?|exit (?:ticket|slip)s?)(?:s|es)?(?:\s+(?:w\/?|with)\s+(?:clues|answers|pics|pictures))?|(?:w\/?|with)\s+(?:clues|answers|pics|pictures))(?=\s*(?:$|[,.;]))/giu,
    leaves: '',
    examples: [
      ['states of matter crossword w clues', 'states of matter'],
      ['rhyming words worksheet with pics', 'rhyming words'],
      ['volcanoes cloze', 'volcanoes'],
      ['waka activity sheet', 'waka'],
    ],
    keeps: ['crossword', 'worksheets on rivers are what we need'],
  },
  {
    pattern:
      /(?<=\p{L}{3} )(?:word ?search|crossword|vocab(?:ulary)? cards?|flash ?cards?|wksht|worksheet|exit tickets?) (?=\p{L}{3})(?!(?:on|about|for|of|with|using|and|that|where|puzzles?|to|in)\b)/giu,
    leaves: '',
    examples: [['sea creatures word search crabs whales', 'sea creatures crabs whales']],
    keeps: ['make a worksheet about bees', 'crossword puzzles'],
  },
  {
    pattern:
      /[,:\s]*(?:(?:with|w\/)\s*)?(?<![\p{L}\d$])(?:(?:\d{1,3}|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s*(?:(?:multi(?:ple)?[- ]?choice|true (?:or|and) false|short[- ]answer|comprehension)\s+)?(?:qs?|questions?|sums|problems|marks|of them|equations)(?:\s+(?:incl?|including)\b\.?[^,;.]*)?(?:\s+to\s+(?:practi[cs]e|do|try|answer|solve|finish|work out))?|x\s?\d{1,2}|(?:one|1) (?:page|list)|(?:3|three) levels)(?:\s+and (?:the |an? )?(?:answer )?(?:key|answers)(?: on (?:the|a) \p{L}+)?)?(?=\s*(?:$|[,.;+&]|with|and|on|about))/giu,
    leaves: ' ',
    examples: [
      ['compound words 10 q', 'compound words'],
      ['volcanoes, 8 multiple choice questions', 'volcanoes'],
      ['rivers: 12 short answer questions', 'rivers'],
      ['subtraction, 8 questions to practise', 'subtraction'],
      ['perimeter of paddocks, one page', 'perimeter of paddocks'],
      ['glaciers, seven questions incl. two inference', 'glaciers'],
    ],
    keeps: ['the 3 questions of a scientist', 'sea levels'],
  },
]

/** The hour or the class where it stands without its usual words. */
export const LOOSE_TIME_AND_CLASS: readonly Cut[] = [
  {
    // An area of several words at the end: "algorithms digital technologies", "self portraits visual art".
    pattern:
      /(?<=\p{L}{3}\S*)(?<!\b(?:the|of|and|or|is|in|for|like|about|with|our|my|your|what|why))\s+(?:digital tech(?:nolog(?:y|ies))?|digi ?tech|hangarau matihiko|visual arts?|health (?:and|&) (?:pe|p\.e\.|physical education))$/iu,
    leaves: '',
    examples: [
      ['algorithms digital technologies', 'algorithms'],
      ['self portraits visual art', 'self portraits'],
    ],
    keeps: ['digital technologies', 'uses of digital technology', 'careers in digital technology'],
  },
  {
    pattern:
      /(?<=\p{L}{3}\S*)(?<!\b(?:computer|citizen|rocket|kitchen|forensic|food|sports?|earth|life|physical|material|data|the|of|and|or|is|in|for|like|about|with|do|social|language|plain|mental|my|our|your|business|digital|wearable|basic|good|real|new))\s+(?:science|social (?:studies|sciences)|technology|p\.?e\.?|english|maths|literacy)$/iu,
    leaves: '',
    examples: [
      ['why do we have tides science', 'why do we have tides'],
      ['kites technology', 'kites'],
    ],
    keeps: ['computer science', 'the art of science fairs', 'what is science'],
  },
  {
    pattern:
      /(?<=\p{L}{3}\S*)(?<!\b(?:with|is|are|there|has|have|say|saying|means?|says?))\s+no\s+\p{L}+(?:\s+(?:stuff|things|please))?(?:\s+(?:just|only|but|we)\s.*)?$/iu,
    leaves: '',
    examples: [
      ['rhythm no instruments just bodies', 'rhythm'],
      ['measuring no rulers', 'measuring'],
      ['how do magnets work no battery stuff', 'how do magnets work'],
    ],
    keeps: ['life with no sun', 'a world where there is no rain', 'no rulers', 'saying no thanks'],
  },
  {
    pattern:
      /(?<=\p{L}{4}\S*)(?<!\b(?:what|why|how|where|when|who|that|which|things|if))\s+(?:they|he|she|it|some of them|half of them|most of them|my (?:kids|class|lot|boys|girls))\s+(?:put|are|were|keep|can['’]?t|cannot|don['’]?t|do not|won['’]?t|always|never|hate|love|just|all|still|think|struggle|forget|mix|muddle|confuse|know|have|need)\b.*$/iu,
    leaves: '',
    examples: [
      ['apostrophes they put them EVERYWHERE lol', 'apostrophes'],
      ['long division my class hate it', 'long division'],
    ],
    keeps: ['how they are made', 'what animals need when it is cold', 'where they have webs'],
  },
  {
    pattern: /\s+(?:lol|haha+|ugh|argh+|eek|omg|sigh|lmao)[\s.!]*$/iu,
    leaves: '',
    examples: [['long vowels lol', 'long vowels']],
    keeps: ['lollies', 'the ugly duckling'],
  },
  {
    pattern: /(?<=\S\s*)\s+(?:outside|outdoors)$/i,
    leaves: '',
    examples: [['throwing and catching outside', 'throwing and catching']],
    keeps: ['outside', 'what lives outside our class'],
  },
  {
    pattern: /(?<=^|[\s,])NE(?:\s*\/\s*(?:Y?\d)?)?(?=$|[\s,.;:])/g,
    leaves: ' ',
    examples: [
      ['steady beat songs NE', 'steady beat songs'],
      ['shapes NE/ outside', 'shapes outside'],
    ],
    keeps: ['NEW shapes', 'one'],
  },
  {
    pattern:
      /(?<!\b(?:to|within|by|past|from|of|under|over|is|and|or|number|room|about|than|in|\d))[\s,]+(?:lesson\s+)?(?:(?:2[05]|3[05]|4[05]|5[05]|60|90)(?:\s?m)?|(?:one |an )?hour[- ]long)(?=\s*$|\s*[,.;])/gi,
    leaves: '',
    examples: [
      ['tone shading sphere 45', 'tone shading sphere'],
      ['primes and factors hour long', 'primes and factors'],
    ],
    keeps: ['counting to 20', 'Route 66', '45 degrees'],
  },
  {
    pattern:
      /[,;]?\s*\b(?:[2-5]|two|three|four|five) lessons?\b(?!\s+(?:a|per|every)\b)(?:\s+of)?(?:\s+\d{2,3}(?:\s*-?\s*min(?:ute)?s?)?)?(?:\s+each)?/gi,
    leaves: ' ',
    examples: [
      ['clay pinch pots two lessons', 'clay pinch pots'],
      ['rats and stoats, 2 lessons of 50 mins each', 'rats and stoats'],
    ],
    keeps: ['lessons from history', 'three lessons a week'],
  },
  {
    pattern: /^(?:composite|multi-?level|mixed[- ]ability)(?: class)?\s*[:,–-]\s*/i,
    leaves: '',
    examples: [['composite: place value', 'place value']],
    keeps: ['the composite numbers', 'composites'],
  },
]

/** A part between commas that says something about the class, the day or the sheet, and names no topic. */
export const ASIDE: WordPattern = {
  pattern:
    /^(?:(?:with|and|in|on|for|at)\s+)?(?:the\s+)?(?:english|literacy|maths?|science|social (?:studies|sciences?)|p\.?e\.?|health|arts?|technology|tech|te reo(?: māori)?|(?:no|without)\s+.*|not?t? .*screens|.*\b(?:no|without) (?:devices?|computers?|screens?|gear|equipment)\b|outside|outdoors|inside|indoors|wet (?:day|lunch|weather)|rainy day|in the (?:hall|classroom|gym)|on the (?:mat|field|court)|hands[- ]on(?: (?:to start|start|first|please|at the start|activit(?:y|ies)))?|simple|easy words|cheap|fun|safety|nice and (?:big|easy)|be gentle|this week|today|tomorrow|(?:the |a )?(?:whole|all) (?:afternoon|morning|day)|help|thanks?|thank you|ta|reliever(?: plan)?|relief plan|(?:for )?(?:esol|ell|eal)\b.*|(?:an? )?groups? of \d+.*|groups? of.*|(?:we|i|they|she)\s.*|he (?:is|has|can|needs?|wants?|will|does|says|keeps?|likes?|hates?|cannot|can['’]?t|doesn['’]?t|struggles?|finds?|just|still|always|never|was|had|gets?)\b.*|(?:the |my |our )?(?:boys|girls|kids|class|some|most|students) (?:are|is|have|has|keep|can|can['’]?t|hate|love|were|get|need|all|still|just)\b.*|(?:some|one|two|a few) (?:kids?|child(?:ren)?|pupils?|students?|of them)\b.*|something for (?:early|fast|quick) finishers|(?:early|fast) finishers|parent helpers|one group .*|\p{L}+ kids|composite|mixed[- ]ability.*|\d{1,2}(?: words| to choose| cards| clues)?|multiplication only|drama|game|quiz|assessment|(?:won['’]?t|can['’]?t|don['’]?t|do not|must|has to|have to|should be|(?:make|keep|making|keeping) it|make sure|nothing|also|how (?:do|can|should) (?:i|we)|who (?:should|need|can|cannot|have|don['’]?t))\s.*|what next|step by step|(?:heaps|lots|plenty) of \p{L}+|.*\bavailable|printed .*|take[- ]home .*|(?:with )?(?:an? )?(?:marking|judging) (?:guide|schedule|key|sheet)|answers?(?: too| please| included| as well)?|.*\breading (?:level|age)|easy and hard (?:versions?|ones?)|literal and inferential.*|(?:ink and )?\d{1,2} (?:needles|rollers|ovens|rulers|balls|tables|of (?:them|us)|parts)|safety talk.*|starter (?:activity|task))$/iu,
  matches: [
    'no hot glue',
    'hands on to start',
    'technology',
    'ESOL group of 5',
    'something for early finishers',
    'we only have 6 kits',
    'must be moving',
    "won't sit still",
    'make it funny',
    'how do i run it without chaos',
    'who should know by now',
    '10 needles',
    'answers too',
  ],
  misses: [
    'normal words',
    'science fair',
    'art of weaving',
    'gamelan',
    'notes',
    'safety in the pool',
    'how do plants drink',
    'who are our neighbours',
    'he whakaputanga 1835',
  ],
}

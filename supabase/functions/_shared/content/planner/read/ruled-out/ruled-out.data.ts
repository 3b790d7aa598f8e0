import type { WordPattern } from '../words/word-pattern.ts'

/** A message with one of these thinks about a world without something; nothing is ruled out by it. */
export const THOUGHT_OF: WordPattern = {
  pattern:
    /\b(?:what if|why|world|life|lives?|live|imagine|place|planet|island|grow(?:ing|s)?|survive|surviv\w+)\b[^.;!?]*\b(?:no|without)\b|\b(?:can|could|do|does|will|would)\b[^.;,!?]*\bwithout\b/i,
  matches: ['why is there no gravity', 'life without electricity', 'can plants grow without soil'],
  misses: ['forces, no devices', 'art without paint'],
}

/** What there is none of: the first group is a list of things. */
export const THERE_IS_NO: readonly WordPattern[] = [
  {
    pattern:
      /(?<!\b(?:there['’]?s|say|said|says|yes or|yes and)\s)\b(?:no|without(?: any| using)?)\s+((?!(?:one|more|longer|idea|clue|time|prep|need|matter|problem)\b)[^.;!?()\n]{3,60})/iu,
    matches: ['forces, no devices', 'music without instruments', 'no glue or scissors'],
    misses: ['no idea what to do', 'nothing', 'no prep'],
  },
  {
    pattern:
      /\b(?:don[’']?t|do not|doesn[’']?t|haven[’']?t|can[’']?t|cannot|won[’']?t)\s+(?:have|got|use|get|do|find)(?: got| access to)?(?: any| the| enough)?\s+([^.;!?()\n]{3,60})/iu,
    matches: ["we don't have any devices", 'cant use the hall', 'havent got scissors'],
    misses: ["they don't know much", "I can't sing"],
  },
  {
    pattern:
      /\b(?:the |our |my )?((?:photo)?copier|printer|hall|gym|field|court|wi-?fi|internet|projector|tv|speaker|chromebooks?|i-?pads?|laptops?|devices?)(?: is| are|['’]s)?\s+(?:\p{L}+ )?(?:booked|taken|full|in use|being used|out of (?:order|action|ink)|broken|down|not working|flat|closed|too wet|muddy|flooded)\b/iu,
    matches: ['the printer is broken', 'hall is booked', 'ipads are flat', 'field too wet'],
    misses: ['the hall has a stage', 'a printer'],
  },
]

/** What is all that there is: the first group is a list of things. */
export const THERE_IS_ONLY: WordPattern = {
  pattern:
    /(?<!\bthe )\b(?:(?:with |using |use )?(?:only|just|nothing but)(?: (?:have|got|with|using|use|need))?|all (?:that )?(?:i|we)(?:['’]ve| have)?(?: got)?(?: is| are)?)\s+(?:(?:some|a few|our|the|plain|old|heaps of|lots of)\s+)*([^.;!?()\n]{3,60})/iu,
  matches: ['art, only crayons and paper', 'we only have newspaper and tape', 'all I have is chalk'],
  misses: ['the only child', 'lonely'],
}

/** The same, with the word behind: “dice and counters only”. The first group is the list. */
export const THINGS_ONLY: WordPattern = {
  pattern:
    /(?<=^|[,.;:(–]\s*|\b(?:with|using|use|have|got) |\b(?:y|yr|year) ?\d )(?!(?:no|not|without|any)\b)((?:\p{L}+ ){0,2}\p{L}+(?:(?:,? and |, | or | \+ | & )(?:\p{L}+ ){0,2}?\p{L}+){0,3}) only\b(?= *(?:$|[,.;!?)]|please\b|pls\b|so\b|but\b|for\b|and no\b|no\b|today\b))/iu,
  matches: [
    'no devices, dice and counters only',
    'using string only',
    'crayons, paper only',
    'y4 newspaper only',
  ],
  misses: ['only dice', 'the only child'],
}

/** Ends a list of things: what follows says something else. */
export const AFTER_THE_LIST =
  /\s+(?:so|but|only|just|besides|except|other than|apart from|because|cos|for|in|on|at|to|this|that|which|who|its|it['’]s|today|tomorrow|please|pls|we|i|they|it|is|are|if|when|year|yr|y\d|\d+|then|needed?|required|available|allowed|left|either|at all|handy|here)\b.*$/iu

/** Things that go by several names: where one is ruled out, an item with any of the others is. */
export const SAME_THINGS: readonly { said: RegExp; things: RegExp; name: string; decides: boolean }[] = [
  {
    said: /^(?:devices?|screens?|computers?|chromebooks?|i-?pads?|tablets?|laptops?|internet|wi-?fi|tech(?:nology)?|youtube|videos?|projector|tv)$/i,
    things:
      /\b(?:devices?|tablets?|computers?|chromebooks?|laptops?|i-?pads?|internet|videos?|screens?|projector|cameras?|online)\b/i,
    name: 'devices',
    decides: true,
  },
  {
    said: /^(?:print(?:ing|er|outs?|ed)?|(?:photo)?cop(?:ying|ier|ies)|worksheets?|handouts?)$/i,
    things:
      /\b(?:print(?:ed|out)?|printed|photocop\w*|cop(?:y|ies) of|(?:picture|word|story|reason|role|clue|event|question|sorting|matching) cards)\b/i,
    name: 'printing',
    decides: false,
  },
  {
    said: /^(?:(?:musical )?instruments?)$/i,
    things:
      /\b(?:instruments?|drums?|ukuleles?|guitars?|keyboards?|glockenspiels?|xylophones?|shakers?|recorders|boomwhackers?|claves|tambourines?|triangles? and)\b/i,
    name: 'instruments',
    decides: true,
  },
  {
    said: /^(?:music|music player|speakers?|songs?|sound system|stereo)$/i,
    things:
      /\b(?:speakers?|recordings?|music (?:with|for|that|from)\b[^,.;]*|a (?:device|song|piece|track)[^,;]*\b(?:music|play)|music to|pieces? of music)\b/i,
    name: 'music to play',
    decides: true,
  },
  {
    said: /^(?:cutting(?: out)?|scissors?|cutting and \p{L}+)$/iu,
    things: /\bscissors\b|\bcut (?:out|up)\b/i,
    name: 'cutting',
    decides: false,
  },
  {
    said: /^(?:paint(?:s|ing)?)$/i,
    things: /\b(?:paints?|dye)\b/i,
    name: 'paint',
    decides: true,
  },
  {
    said: /^(?:mess|messy (?:stuff|things|art)|clean ?up|cleaning up)$/i,
    things: /\b(?:paints?|dye|clay|flour|glitter|slime|mud|papier)\b/i,
    name: 'mess',
    decides: true,
  },
  {
    said: /^(?:cooking|ovens?|kitchen|stove|heat|hot water|jug)$/i,
    things: /\b(?:ovens?|stove|hot water|frying pan|electric|kettle|jug of hot)\b/i,
    name: 'cooking',
    decides: true,
  },
  {
    said: /^(?:(?:sports? )?hall|gym(?:nasium)?)$/i,
    things: /\b(?:hall|gym)\b/i,
    name: 'hall',
    decides: false,
  },
  {
    said: /^(?:lab(?:oratory)? (?:gear|equipment|stuff|things)|science (?:gear|equipment|kit))$/i,
    things:
      /\b(?:test tubes?|beakers?|bunsens?|pipettes?|(?:measuring )?cylinders?|microscopes?|petri dish(?:es)?|safety glasses)\b/i,
    name: 'lab gear',
    decides: true,
  },
  {
    said: /^(?:(?:rock|soil|plant|leaf|shell) )?(?:samples?|specimens?)$/i,
    things: /\b(?:rocks?|pebbles?|soils?|shells?|specimens?|samples?|minerals?)\b/i,
    name: 'samples',
    decides: true,
  },
  {
    said: /^(?:(?:play|real|toy|fake) )?(?:money|coins?)$/i,
    things: /\b(?:coins?|play money)\b/i,
    name: 'money',
    decides: false,
  },
  {
    said: /^(?:balls?)$/i,
    things: /\b(?:\p{L}*balls?)\b/iu,
    name: 'balls',
    decides: true,
  },
]

/** Gear that steps name, beside what stands in every classroom. */
export const GEAR_IN_STEPS =
  /\b(?:\p{L}*balls?(?! (?:up|like))|bean ?bags?|hoops?|cones?|bibs?|(?<!on (?:the|a) )mats?|(?:skipping |long |short )?ropes?|bats?|rackets?|batons?|whistles?|drums?|tambourines?|parachutes?|frisbees?|hurdles?|stopwatch(?:es)?|counters|unifix|place[- ]value blocks|geoboards?|dice|scales|magnets?|batter(?:y|ies)|bulbs?|jars?|tubs?|trays?|torch(?:es)?|hand lens(?:es)?|thermometers?|string|straws?|balloons?|skewers?|rulers?)\b/iu

/** What has to be made or fetched before the lesson. */
export const MADE_BEFORE =
  /\b(?:made|prepared|cut(?: out)?|set (?:out|up)|soaked|frozen|built|laid out|marked|boiled|cooked|collected|joined|glued|filled|hidden|grown|planted|sown|started|begun|sorted|poured|mixed|drawn)\b[^.;]*\b(?:before|beforehand|overnight|ahead|in advance|the day before|days? ago|by (?:you|the teacher))\b|\bthe day before\b|\bovernight\b|\b(?:days?|weeks?) (?:ago|before)\b/i

/** Needs that rule something out, by the words above. */
export const NEED_RULES_OUT = { 'no devices': 'devices' } as const

/** A class that has to stay in its room: what a lesson may not need. */
export const STAYS_INSIDE: WordPattern = {
  pattern:
    /\b(?:classroom only|in the (?:class ?)?room only|(?:stay|stuck|kept|keep them) (?:inside|in(?:doors)?|in the (?:class)?room)|indoors|inside (?:today|only|because|cos|please)|(?:must|has to|have to|needs? to|got to) (?:be|stay|be done|happen) (?:inside|in(?:doors)?(?! (?:the|an?|pairs|groups)\b))|(?:p\.?e\.?|phys ed|fitness|sports?|games?|skills|athletics|gymnastics|dance) (?:\p{L}+ )?inside(?= *(?:$|[,.;]|at|for|with|no))|(?<=[,;] ?)(?:inside|indoors?)(?= *(?:$|[,.;]))|(?<=\b(?:relays?|netball|football|soccer|rugby|touch|cricket|hockey|basketball|softball|tag|throwing|catching|running|jumping|skipping|tennis|dodgeball|bullrush) )(?:inside|indoors)(?= *(?:$|[,.;]))|indoor p\.?e|(?:cooped|shut|locked) (?:up|in)|in the classroom|(?:can[’']?t|cannot|not allowed to|won[’']?t be able to|unable to) (?:go|be|get|play|do (?:it|this|that)|work)? ?(?:out|outside|outdoors)\b|(?:not|no) (?:going )?(?:outside|outdoors)\b|(?:can[’']?t|cannot) use the (?:field|court|playground|grass)|(?:field|court|grass|playground)s? (?:is |are )?(?:too )?(?:wet|closed|flooded|muddy|soggy|under water)|no (?:field|court|grass)\b|(?:too wet|raining|pouring|wet) (?:outside|to go out)|wet (?:day|weather)|(?<!\b(?:poems?|poetry|haiku|acrostics?|similes?|metaphors?|imagery|descri\w+|stor(?:y|ies)|recounts?|paint\w*|words?)\b[^,.;\n]{0,24})rainy day)(?!\p{L})/iu,
  matches: [
    'classroom only',
    'wet day',
    "we can't go outside",
    'indoors please',
    'stuck inside',
    'pe inside',
    'must be inside',
    'field is closed',
    'netball, inside',
  ],
  misses: ['inside the body', 'a wetland', 'must be in pairs', 'what is inside a seed'],
}

/** A place that may be inside as well. */
export const MAY_BE_INSIDE = /\b(?:hall|gym|inside|indoors|classroom|windows?|mats?)\b/i

/** What shows that a lesson is held outside or in a large space. */
export const OUTSIDE =
  /\b(?:outside|outdoors|(?:the|a|on|school) (?:field|court|playground|oval|lawn)|court or field|field (?:or|of)|grass|netball court|creek|stream|beach|bush walk|gumboots)\b/i

/** A step that takes the class there; a lesson may well talk about a beach. */
export const GOES_OUTSIDE =
  /\b(?:go|goes|going|take|walk|head|run|play|work|stand|line up|lead)\b[^.;:]{0,60}\b(?:outside|outdoors|(?:field|court|playground|oval|lawn|grass|creek|stream|beach))\b|^outside[:,]/i

/** What every classroom has, which "only" does not rule out. */
export const EVERY_CLASSROOM =
  /\b(?:paper|pencils?|pens?|books?|boards?|whiteboards?|page|slips?|text|chart|timer|clock|rulers?|tables?|desks?|floor space|voices?|hands?|eraser|rubbers?|photos?|pictures?|cards?)\b/i

/** Materials beside those that teachers name most. */
export const MATERIALS =
  /\b(?:place value blocks?|blocks?|rods?|number cubes|ten frames?|ice-block sticks|tape measures?|plastic plates|mailers?|catalogues?|dyes?|food colouring|glue|pva|scissors|trays?|kettles?|jugs?|glad wrap|cling film|bowls?|spoons?|plates?|oil|flour|baking soda|freezer|thermometers?|oven gloves?|ribbons?|pastels?|glitter|sequins|water|plasticine|ink|sellotape|tape|staplers?|pins?|wire|rolls? of|tubs?|pots? of)\b/i

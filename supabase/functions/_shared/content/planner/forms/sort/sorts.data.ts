import type { SortName } from '../../read/words/sorts/sort-words.data.ts'
import type { Sort } from './sort.ts'

const ENGLISH = 'English'
const SCIENCE = 'Science'
const MATHS = 'Mathematics and statistics'
const HEALTH = 'Health and physical education'
const SOCIAL = 'Social sciences'
const ARTS = 'The arts'

/** Groups with their cards. A thing that has a small picture by its name is drawn on the cards of young classes. */
export const SORTS: Readonly<Record<SortName, Sort>> = {
  living: {
    title: 'Living and non-living',
    area: SCIENCE,
    groups: [
      {
        heading: 'Living',
        help: 'It grows. It needs food or light, and water.',
        cards: [
          'tree|dog|fish|flower|bird|worm|mushroom|cat|frog|hen',
          'fern|wētā|mushroom|kauri|snail|moss|eel|seaweed|bee|mould',
        ],
      },
      {
        heading: 'Non-living',
        help: 'It does not grow or feed.',
        cards: [
          'stone|teddy|car|spoon|ball|chair|cloud|shoe|cup|key',
          'river|fire|robot|sand|candle flame|wind|glass|the Sun|ice|wheel',
        ],
      },
    ],
    note: 'Cars, clouds, rivers and fire move, yet do not live: ask “Does it grow by itself? Does it have young?” A leaf, a bone or a wooden spoon was once part of a living thing.',
  },
  'word classes': {
    title: 'Nouns, verbs and adjectives',
    area: ENGLISH,
    groups: [
      {
        heading: 'Nouns',
        help: 'people, places, things',
        named: /\bnouns?\b/i,
        cards: [
          'teacher|beach|pencil|dog|school|kite|baby|tree',
          'island|courage|neighbour|library|storm|kindness|engine|crowd',
        ],
      },
      {
        heading: 'Verbs',
        help: 'what someone does or is',
        named: /\bverbs?\b/i,
        cards: [
          'eat|sing|throw|sit|bring|sleep|write|ask',
          'whispered|discover|carried|explain|believe|wrote|arrive|chose',
        ],
      },
      {
        heading: 'Adjectives',
        help: 'what it is like',
        named: /\badjectives?\b|\bdescribing\b/i,
        cards: [
          'happy|tall|soft|noisy|sticky|brave|hungry|tiny',
          'ancient|enormous|fragile|gloomy|curious|generous|jagged|silent',
        ],
      },
      {
        heading: 'Adverbs',
        help: 'how, when or where it is done',
        named: /\badverbs?\b/i,
        onlyNamed: true,
        cards: [
          'quickly|slowly|loudly|softly|sadly|kindly|happily|neatly',
          'suddenly|often|carefully|outside|never|politely|soon|bravely',
        ],
      },
      {
        heading: 'Pronouns',
        help: 'words in place of a noun',
        named: /\bpronouns?\b/i,
        onlyNamed: true,
        cards: ['he|she|they|it|we|you|me|us', 'ourselves|hers|them|mine|itself|everyone|him|yours'],
      },
    ],
    note: 'Some words can do more than one job in a sentence. Take any answer that a child can prove in a sentence.',
  },
  'odd and even': {
    title: 'Odd and even numbers',
    area: MATHS,
    groups: [
      {
        heading: 'Odd',
        help: 'one is left over when you make pairs',
        cards: ['3|7|11|15|9|1|13|19|5|17', '47|201|399|85|1,003|573|661|2,719|127|95'],
      },
      {
        heading: 'Even',
        help: 'you can make pairs of all',
        cards: ['4|10|2|16|8|12|20|6|14|18', '38|150|772|96|1,304|500|214|3,198|66|840'],
      },
    ],
  },
  shapes: {
    title: 'Flat shapes and solid shapes',
    area: MATHS,
    groups: [
      {
        heading: '2D: flat',
        cards: [
          'square|circle|triangle|rectangle|hexagon|oval|pentagon|octagon',
          'hexagon|pentagon|triangle|octagon|rectangle|circle|square|oval',
        ],
      },
      {
        heading: '3D: solid',
        cards: [
          'cube|sphere|cylinder|solid cone|cuboid|pyramid|triangular prism',
          'triangular prism|pyramid|cuboid|cylinder|sphere|solid cone|cube',
        ],
      },
    ],
  },
  foods: {
    title: 'Everyday foods and sometimes foods',
    area: HEALTH,
    groups: [
      {
        heading: 'Everyday foods',
        help: 'We can eat these most days.',
        cards: [
          'apple|carrot|bread|milk|banana|egg|fish|water',
          'wholegrain bread|kūmara|plain yoghurt|lentils|mandarin|broccoli|fish|water',
        ],
      },
      {
        heading: 'Sometimes foods',
        help: 'These are for now and then.',
        cards: [
          'lolly|cake|chips|fizzy drink|doughnut|ice cream|chocolate|biscuits',
          'energy drink|pie|potato chips|doughnut|fizzy drink|lollies|fried chicken|chocolate bar',
        ],
      },
    ],
    note: 'No food is bad, and children eat what their home gives them: talk about “everyday” and “sometimes”, never about anyone’s lunchbox or body.',
  },
  tenses: {
    title: 'Verbs: past and present',
    area: ENGLISH,
    groups: [
      {
        heading: 'Past',
        help: 'It has happened.',
        named: /\bpast\b/i,
        cards: [
          'walked|ran|played|sat|jumped|went|saw|helped',
          'brought|was thinking|flew|taught|had eaten|chose|caught|were swimming',
        ],
      },
      {
        heading: 'Present',
        help: 'It happens now, or again and again.',
        named: /\bpresent\b/i,
        cards: [
          'walks|runs|plays|sits|jumps|goes|sees|helps',
          'brings|is thinking|flies|teaches|has|chooses|catches|are swimming',
        ],
      },
      {
        heading: 'Future',
        help: 'It will happen.',
        named: /\bfuture\b/i,
        onlyNamed: true,
        cards: [
          'will walk|will run|will play|will sit|will jump|will go|will see|will help',
          'will bring|is going to fly|will teach|will be swimming|will arrive|will choose|is going to rain|will think',
        ],
      },
    ],
  },
  'then and now': {
    title: 'Long ago and now',
    area: SOCIAL,
    groups: [
      {
        heading: 'Long ago',
        cards: [
          'horse and cart|slate to write on|washing in a tub|oil lamp|sailing ship|fire to cook on|letter by ship|wooden hoop',
          'telegram|gas street lamp|penny and shilling|ink well|steam train|copper for washing|typewriter|meat safe',
        ],
      },
      {
        heading: 'Now',
        cards: [
          'electric car|tablet|washing machine|torch|aeroplane|oven|text message|game console',
          'email|solar panel|bank card|laptop|electric train|dishwasher|video call|fridge',
        ],
      },
    ],
    note: 'Some people still use or collect older things: take a reason such as “Most homes have it now”.',
  },
  'proper nouns': {
    title: 'Common nouns and proper nouns',
    area: ENGLISH,
    groups: [
      {
        heading: 'Common nouns',
        help: 'any one of its kind',
        cards: [
          'city|girl|dog|month|beach|school|river|day',
          'country|author|mountain|planet|street|language|ocean|museum',
        ],
      },
      {
        heading: 'Proper nouns',
        help: 'the name of one; it has a capital letter',
        cards: [
          'Nelson|Mele|Monday|June|Taupō|Aotearoa|Mr Singh|Christmas',
          'Samoa|Margaret Mahy|Aoraki|Mars|Queen Street|Tonga|Pacific Ocean|Te Papa',
        ],
      },
    ],
  },
  plurals: {
    title: 'One and more than one',
    area: ENGLISH,
    groups: [
      {
        heading: 'Singular: one',
        cards: ['cat|box|bus|dish|pen|baby|fox|hat', 'child|mouse|leaf|person|tooth|woman|knife|foot'],
      },
      {
        heading: 'Plural: more than one',
        cards: [
          'cats|boxes|buses|dishes|pens|babies|foxes|hats',
          'children|mice|leaves|people|teeth|women|knives|feet',
        ],
      },
    ],
  },
  'float or sink': {
    title: 'Float or sink?',
    area: SCIENCE,
    groups: [
      {
        heading: 'Floats',
        cards: [
          'cork|leaf|empty bottle|pine cone|plastic lid|apple|table tennis ball|stick',
          'ice block|candle|pumice|polystyrene|wooden ruler|orange with its peel|empty tin|bath duck',
        ],
      },
      {
        heading: 'Sinks',
        cards: [
          'stone|coin|key|metal spoon|marble|nail|glass bead|paper clip',
          'brick|steel bolt|modelling clay ball|potato|golf ball|scissors|lead sinker|shell',
        ],
      },
    ],
    note: 'Try each in water before you settle it: a cork, a lid or a tin that fills with water can surprise you.',
  },
  'states of matter': {
    title: 'Solid, liquid or gas?',
    area: SCIENCE,
    groups: [
      {
        heading: 'Solid',
        help: 'keeps its shape',
        named: /\bsolids?\b/i,
        cards: [
          'stone|ice|wood|brick|coin|chocolate bar',
          'rock salt|iron nail|sand grain|ice|candle wax|rubber',
        ],
      },
      {
        heading: 'Liquid',
        help: 'flows; takes the shape of its cup',
        named: /\bliquids?\b/i,
        cards: ['water|milk|juice|oil|honey|rain', 'vinegar|petrol|syrup|sea water|cooking oil|lava'],
      },
      {
        heading: 'Gas',
        help: 'spreads to fill its space',
        named: /\bgas(?:es)?\b/i,
        cards: [
          'air|helium in a balloon|bubbles in fizzy drink|the air in a tyre|the air we breathe out|oxygen',
          'water vapour|carbon dioxide|oxygen|helium|nitrogen|hydrogen',
        ],
      },
    ],
    note: 'A heap of sand or salt can be poured, but each grain keeps its shape: it is a solid.',
  },
  'natural or made': {
    title: 'Natural or made by people?',
    area: SCIENCE,
    groups: [
      {
        heading: 'Natural',
        cards: [
          'stone|tree|shell|river|sand|leaf|feather|mountain',
          'wool|cotton plant|clay|gold ore|pounamu|driftwood|lava|flax leaf',
        ],
      },
      {
        heading: 'Made by people',
        cards: [
          'car|house|spoon|book|bridge|chair|shoe|bus',
          'glass|plastic|concrete|nylon|paper|steel|brick|polyester',
        ],
      },
    ],
    note: 'What people make starts as something natural: paper was wood, glass was sand.',
  },
  'plants and animals': {
    title: 'Plant or animal?',
    area: SCIENCE,
    groups: [
      {
        heading: 'Plants',
        cards: [
          'tree|flower|grass|fern|moss|carrot|flax|pōhutukawa',
          'kauri|moss|fern|clover|cabbage tree|mānuka|water lily|cactus',
        ],
      },
      {
        heading: 'Animals',
        cards: [
          'dog|fish|worm|bird|frog|crab|bug|cat',
          'sea anemone|wētā|snail|jellyfish|spider|eel|sponge|starfish',
        ],
      },
    ],
  },
  'animal groups': {
    title: 'Animal groups',
    area: SCIENCE,
    groups: [
      {
        heading: 'Mammals',
        help: 'hair or fur; milk for their young',
        named: /\bmammals?\b/i,
        cards: ['dog|cow|whale|bat|seal|sheep', 'dolphin|pekapeka (bat)|hedgehog|sea lion|stoat|horse'],
      },
      {
        heading: 'Birds',
        help: 'feathers',
        named: /\bbirds?\b/i,
        cards: ['kiwi|duck|tūī|penguin|hen|gull', 'kererū|kākāpō|albatross|pūkeko|weka|ruru'],
      },
      {
        heading: 'Fish',
        help: 'gills and fins',
        named: /\bfish\b/i,
        cards: [
          'shark|eel|snapper|trout|seahorse|flounder',
          'stingray|kahawai|īnanga|tuna (eel)|snapper|seahorse',
        ],
      },
      {
        heading: 'Insects',
        help: 'six legs',
        named: /\binsects?\b/i,
        onlyNamed: true,
        cards: [
          'bee|ant|fly|butterfly|wētā|beetle',
          'dragonfly|cicada|huhu beetle|wasp|sandfly|stick insect',
        ],
      },
      {
        heading: 'Reptiles',
        help: 'dry skin with scales',
        named: /\breptiles?\b/i,
        cards: [
          'tuatara|gecko|turtle|snake|crocodile|skink',
          'tuatara|gecko|skink|sea turtle|python|tortoise',
        ],
      },
      {
        heading: 'Amphibians',
        help: 'moist skin; eggs in wet places',
        named: /\bamphibians?\b/i,
        onlyNamed: true,
        cards: [
          'frog|toad|newt|salamander|tadpole|tree frog',
          'Archey’s frog|newt|salamander|toad|axolotl|Hochstetter’s frog',
        ],
      },
    ],
  },
  'what animals eat': {
    title: 'Herbivore, carnivore or omnivore?',
    area: SCIENCE,
    groups: [
      {
        heading: 'Herbivores',
        help: 'eat plants',
        cards: ['cow|rabbit|sheep|horse|goat|deer', 'zebra|giraffe|elephant|koala|deer|kākāpō'],
      },
      {
        heading: 'Carnivores',
        help: 'eat animals',
        cards: ['lion|shark|seal|eagle|spider|tiger', 'orca|kārearea|stoat|gannet|crocodile|octopus'],
      },
      {
        heading: 'Omnivores',
        help: 'eat both',
        cards: ['pig|hen|bear|rat|human|crow', 'weka|pūkeko|possum|human|rat|brown bear'],
      },
    ],
  },
  'needs and wants': {
    title: 'Needs and wants',
    area: SOCIAL,
    groups: [
      {
        heading: 'Needs',
        help: 'We cannot live well without them.',
        cards: [
          'water|food|a home|warm clothes|sleep|clean air|people who care|a doctor when ill',
          'clean water|shelter|food|medicine|safety|sleep|clean air|whānau or people who care',
        ],
      },
      {
        heading: 'Wants',
        help: 'We would like them.',
        cards: [
          'lollies|a new toy|TV|a game console|ice cream|a trampoline|new shoes with lights|a party',
          'the newest phone|a holiday|streaming|a scooter|takeaways|a games console|brand-name shoes|concert tickets',
        ],
      },
    ],
    note: 'Some cards can be argued about, such as a phone: ask for the reason. No child has to say what there is at home.',
  },
  energy: {
    title: 'Renewable or not?',
    area: SCIENCE,
    groups: [
      {
        heading: 'Renewable',
        help: 'does not run out',
        cards: [
          'wind|sunlight|moving water|heat from the ground|waves|tides',
          'wind|solar|hydro|geothermal|tidal|wood from replanted trees',
        ],
      },
      {
        heading: 'Non-renewable',
        help: 'is used up',
        cards: [
          'coal|oil|natural gas|petrol|diesel|LPG',
          'coal|crude oil|natural gas|diesel|uranium|jet fuel',
        ],
      },
    ],
    note: 'A geothermal field can be used faster than it refills, so it has to be looked after.',
  },
  rubbish: {
    title: 'Which bin?',
    area: SCIENCE,
    groups: [
      {
        heading: 'Recycling',
        named: /\brecycl/i,
        cards: [
          'glass jar|milk bottle|newspaper|tin can|cardboard box|drink can',
          'clean tin|plastic bottle marked 1|newspaper|egg box|jam jar|drink can',
        ],
      },
      {
        heading: 'Compost',
        named: /\bcompost/i,
        cards: [
          'apple core|leaves|banana skin|grass|carrot tops|flower heads',
          'coffee grounds|potato peel|lawn clippings|apple core|dead leaves|tea leaves',
        ],
      },
      {
        heading: 'Landfill',
        named: /\b(?:rubbish|landfill|waste)\b/i,
        cards: [
          'chip packet|broken toy|nappy|lolly wrapper|plaster|broken cup',
          'chip packet|cling film|broken plate|disposable nappy|polystyrene tray|old sponge',
        ],
      },
    ],
    note: 'Councils differ, and soft plastics, lids and cartons most of all: check what yours takes.',
  },
  'pushes and pulls': {
    title: 'Push or pull?',
    area: SCIENCE,
    groups: [
      {
        heading: 'Push',
        cards: [
          'kick a ball|press a bell|roll a trolley forward|throw a ball|shut a drawer|type on a keyboard',
          'kick a ball|press a switch|throw a netball|do a press-up|jump off the ground|shut a drawer',
        ],
      },
      {
        heading: 'Pull',
        cards: [
          'open a drawer|tug of war|drag a sledge|pull up socks|tow a trailer|pull a rope',
          'open a drawer|tug of war|row with an oar towards you|reel in a fish|pull out a plug|drag a sledge',
        ],
      },
    ],
  },
  magnets: {
    title: 'Does a magnet pull it?',
    area: SCIENCE,
    groups: [
      {
        heading: 'Yes',
        cards: [
          'iron nail|steel paper clip|steel scissors|steel nut|steel pin|iron filings',
          'steel bolt|iron nail|steel wool|paper clip|food tin made of steel|nickel',
        ],
      },
      {
        heading: 'No',
        cards: [
          'wooden peg|plastic ruler|glass marble|rubber band|paper|drink can (aluminium)',
          'copper wire|aluminium foil|gold ring|brass key|glass|plastic',
        ],
      },
    ],
    note: 'Not every metal is pulled: iron, steel, nickel and cobalt are. Coins differ, so test yours.',
  },
  conductors: {
    title: 'Conductor or insulator?',
    area: SCIENCE,
    groups: [
      {
        heading: 'Conductors',
        help: 'electricity goes through',
        cards: [
          'copper wire|iron nail|coin|kitchen foil|steel spoon|paper clip',
          'copper|aluminium foil|steel|gold|graphite (pencil core)|brass',
        ],
      },
      {
        heading: 'Insulators',
        help: 'electricity does not go through',
        cards: ['plastic ruler|rubber|wood|glass|paper|string', 'plastic|rubber|dry wood|glass|ceramic|wool'],
      },
    ],
    note: 'This is about electricity. For heat the groups are nearly the same.',
  },
  'see through': {
    title: 'Transparent, translucent or opaque?',
    area: SCIENCE,
    groups: [
      {
        heading: 'Transparent',
        help: 'I see clearly through it.',
        cards: [
          'window|clean water|glass jar|clear plastic wrap',
          'window|clean water|air|spectacles|clear plastic|cling film',
        ],
      },
      {
        heading: 'Translucent',
        help: 'Some light comes through.',
        cards: [
          'tissue paper|baking paper|frosted glass|thin curtain',
          'baking paper|frosted glass|tissue paper|tracing paper|thin curtain|apple juice, cloudy',
        ],
      },
      {
        heading: 'Opaque',
        help: 'No light comes through.',
        cards: ['wood|brick|book|foil', 'wood|brick|foil|cardboard|tin|stone'],
      },
    ],
  },
  'facts and opinions': {
    title: 'Fact or opinion?',
    area: ENGLISH,
    groups: [
      {
        heading: 'Facts',
        help: 'can be checked',
        cards: [
          'A week has seven days.|A spider has eight legs.|Ice is frozen water.|Wellington is a city.|A triangle has three sides.',
          'Aoraki is in the South Island.|The Moon goes round the Earth.|A decade is ten years.|Bats are mammals.|Water boils when it is heated enough.',
        ],
      },
      {
        heading: 'Opinions',
        help: 'what someone thinks or feels',
        cards: [
          'Dogs are the best pets.|Blue is nicer than red.|Spiders are scary.|Winter is too long.|Maths is fun.',
          'Everyone should learn to swim.|Rugby is more exciting than netball.|This is the saddest book.|School should start later.|Tramping is the best holiday.',
        ],
      },
    ],
  },
  'vowels and consonants': {
    title: 'Vowels and consonants',
    area: ENGLISH,
    groups: [
      { heading: 'Vowels', cards: ['a|e|i|o|u', 'A|e|I|o|U'] },
      { heading: 'Consonants', cards: ['b|m|s|t|p|d|n', 'B|m|S|t|R|g|L'] },
    ],
    note: 'The letter y is left out: it can be either, as in yes and in my.',
  },
  digraphs: {
    title: 'Sort by sound',
    area: ENGLISH,
    groups: [
      {
        heading: 'sh',
        named: /\bsh\b/i,
        cards: ['ship|fish|shop|wish|shed|dish', 'brush|shell|shelf|crash|fresh|shut'],
      },
      {
        heading: 'ch',
        named: /\bch\b/i,
        cards: ['chips|chin|rich|chop|such|much', 'lunch|chest|bench|church|chain|ranch'],
      },
      {
        heading: 'th',
        named: /\bth\b/i,
        cards: ['thin|moth|bath|thick|path|with', 'thumb|cloth|third|teeth|month|thank'],
      },
      {
        heading: 'ck',
        named: /\bck\b/i,
        onlyNamed: true,
        cards: ['duck|sock|rock|kick|back|neck', 'truck|clock|black|stick|snack|brick'],
      },
      {
        heading: 'wh',
        named: /\bwh\b/i,
        onlyNamed: true,
        cards: ['when|whip|whizz|which|whisk|wheel', 'whale|white|while|wheat|whisper|whistle'],
      },
      {
        heading: 'ng',
        named: /\bng\b/i,
        onlyNamed: true,
        cards: ['ring|king|song|long|wing|bang', 'string|strong|swing|young|spring|cling'],
      },
    ],
  },
  'short vowels': {
    title: 'Sort by middle sound',
    area: ENGLISH,
    groups: [
      {
        heading: 'a as in cat',
        named: /\b(?:short )?a\b(?= ?(?:,|and\b|&|\/|or\b|vs|[eiou]\b))/i,
        cards: ['hat|bag|van|map|fan|pan', 'jam|sad|tap|ran|cab|wag'],
      },
      {
        heading: 'e as in bed',
        named: /\b(?:short )?e\b/i,
        onlyNamed: true,
        cards: ['hen|pen|net|leg|web|peg', 'wet|men|ten|fed|yes|beg'],
      },
      {
        heading: 'i as in pig',
        named: /\b(?:short )?i\b/i,
        cards: ['pin|bin|lid|fin|sit|wig', 'dig|hit|lip|six|rim|did'],
      },
      {
        heading: 'o as in dog',
        named: /\b(?:short )?o\b/i,
        cards: ['log|mop|pot|fox|box|cot', 'hot|job|fog|top|rod|not'],
      },
      {
        heading: 'u as in sun',
        named: /\b(?:short )?u\b/i,
        onlyNamed: true,
        cards: ['bus|cup|mug|bug|nut|tub', 'run|mud|hug|cut|fun|gum'],
      },
    ],
  },
  'long vowels': {
    title: 'Short vowel or long vowel?',
    area: ENGLISH,
    groups: [
      {
        heading: 'Short',
        help: 'as in cat, bed, pig',
        cards: ['hat|pin|cub|hop|pet|cap', 'plan|slid|hugs|robs|twin|strap'],
      },
      {
        heading: 'Long',
        help: 'as in cake, feet, kite',
        cards: ['cake|kite|cube|bone|gate|bike', 'plane|slide|huge|robe|twine|stripe'],
      },
    ],
  },
  syllables: {
    title: 'How many syllables?',
    area: ENGLISH,
    groups: [
      { heading: '1', cards: ['cat|sun|fish|tree|book|ball', 'school|friend|cloud|bridge|street|light'] },
      {
        heading: '2',
        cards: ['apple|teddy|carrot|rabbit|pencil|monkey', 'garden|pocket|dragon|window|market|lizard'],
      },
      {
        heading: '3',
        cards: [
          'banana|butterfly|elephant|tomato|hamburger|kangaroo',
          'computer|dinosaur|octopus|potato|adventure|umbrella',
        ],
      },
    ],
  },
  'soft c and g': {
    title: 'Hard or soft?',
    area: ENGLISH,
    groups: [
      {
        heading: 'Hard c',
        help: 'as in cat',
        named: /\bc\b/i,
        cards: ['cup|cot|cake|cut|can|cold', 'castle|country|camera|corner|cousin|cake'],
      },
      {
        heading: 'Soft c',
        help: 'as in city',
        named: /\bc\b/i,
        cards: ['ice|face|mice|rice|cent|city', 'cellar|cereal|palace|pencil|centre|cinema'],
      },
      {
        heading: 'Hard g',
        help: 'as in goat',
        named: /\bg\b/i,
        cards: ['gum|gate|dog|good|gas|frog', 'garden|goal|guitar|dragon|gravel|magnet'],
      },
      {
        heading: 'Soft g',
        help: 'as in giant',
        named: /\bg\b/i,
        cards: ['gem|cage|page|huge|stage|age', 'giraffe|gentle|magic|energy|orange|village'],
      },
    ],
  },
  angles: {
    title: 'Acute, right or obtuse?',
    area: MATHS,
    groups: [
      { heading: 'Acute', help: 'less than 90°', cards: ['30°|45°|80°|15°', '89°|27°|63°|5°|45°|72°'] },
      {
        heading: 'Right',
        help: '90°',
        cards: [
          '90°|a quarter turn|the corner of a book|a corner of a square',
          '90°|a quarter turn|a corner of a rectangle|half of 180°',
        ],
      },
      {
        heading: 'Obtuse',
        help: 'between 90° and 180°',
        cards: ['100°|120°|170°|135°', '91°|179°|105°|153°|120°|140°'],
      },
    ],
  },
  primes: {
    title: 'Prime or composite?',
    area: MATHS,
    groups: [
      {
        heading: 'Prime',
        help: 'two factors: 1 and itself',
        cards: ['2|3|5|7|11|13|17|19', '2|23|29|31|37|41|43|47'],
      },
      {
        heading: 'Composite',
        help: 'more than two factors',
        cards: ['4|6|8|9|10|12|15|20', '21|27|33|39|49|51|57|91'],
      },
    ],
    note: '1 is neither: it has one factor only.',
  },
  'native or introduced': {
    title: 'Native or introduced?',
    area: SCIENCE,
    groups: [
      {
        heading: 'Native',
        help: 'came here without people',
        cards: [
          'kiwi|tuatara|wētā|tūī|kererū|gecko',
          'pekapeka|kākāpō|longfin eel|ruru|huhu beetle|kārearea',
        ],
      },
      {
        heading: 'Introduced',
        help: 'brought here by people',
        cards: [
          'possum|stoat|rat|rabbit|cat|hedgehog',
          'stoat|ship rat|wasp (German)|blackbird|possum|trout',
        ],
      },
    ],
    note: 'Not every introduced animal is a pest: think of sheep and honey bees.',
  },
  transport: {
    title: 'On land, on water, in the air',
    area: SOCIAL,
    groups: [
      {
        heading: 'On land',
        cards: ['car|bus|bike|van|train|truck', 'tram|truck|motorbike|train|scooter|tractor'],
      },
      {
        heading: 'On water',
        cards: ['ship|waka|ferry|kayak|raft|yacht', 'ferry|waka|yacht|tug|canoe|barge'],
      },
      {
        heading: 'In the air',
        cards: [
          'aeroplane|helicopter|hot-air balloon|glider|jet|airship',
          'helicopter|glider|jet|airship|drone|hot-air balloon',
        ],
      },
    ],
  },
  clothes: {
    title: 'Clothes for hot days and cold days',
    area: SCIENCE,
    groups: [
      {
        heading: 'Hot day',
        cards: ['hat|T-shirt|shorts|togs|jandals|sunglasses', 'sun hat|singlet|shorts|togs|jandals|rash top'],
      },
      {
        heading: 'Cold day',
        cards: [
          'coat|scarf|mittens|beanie|gumboots|jersey',
          'jacket|thermals|gloves|beanie|woollen socks|jersey',
        ],
      },
    ],
  },
  'farm and wild animals': {
    title: 'Where do they live?',
    area: SCIENCE,
    groups: [
      {
        heading: 'On a farm',
        named: /\bfarm\b/i,
        cards: ['cow|sheep|pig|hen|goat|horse', 'alpaca|dairy cow|deer on a farm|sheep|goat|turkey'],
      },
      {
        heading: 'In the wild',
        named: /\b(?:wild|zoo)\b/i,
        cards: ['lion|whale|kiwi|bear|elephant|shark', 'tiger|penguin|seal|wolf|giraffe|orca'],
      },
      {
        heading: 'Pets at home',
        named: /\bpets?\b/i,
        onlyNamed: true,
        cards: [
          'cat|dog|goldfish|budgie|guinea pig|kitten',
          'cat|puppy|goldfish|guinea pig|budgie|mouse in a cage',
        ],
      },
    ],
  },
  instruments: {
    title: 'How is it played?',
    area: ARTS,
    groups: [
      {
        heading: 'Hit or shake',
        cards: [
          'drum|bell|tambourine|maracas|castanets|xylophone',
          'snare drum|marimba|cymbals|maracas|tambourine|glockenspiel',
        ],
      },
      {
        heading: 'Blow',
        cards: [
          'recorder|trumpet|flute|whistle|kōauau|mouth organ',
          'clarinet|trombone|pūtōrino|pūkāea|saxophone|flute',
        ],
      },
      {
        heading: 'Strings',
        cards: ['guitar|ukulele|violin|harp|cello|banjo', 'cello|ukulele|viola|double bass|banjo|harp'],
      },
    ],
  },
  'fruit and vegetables': {
    title: 'Fruit and vegetables',
    area: HEALTH,
    groups: [
      {
        heading: 'Fruit',
        cards: [
          'apple|banana|orange|kiwifruit|plum|strawberry',
          'feijoa|mandarin|grape|pear|nectarine|blueberry',
        ],
      },
      {
        heading: 'Vegetables',
        cards: [
          'carrot|potato|broccoli|cabbage|kūmara|spinach',
          'silverbeet|onion|cauliflower|leek|beetroot|pūhā',
        ],
      },
    ],
    note: 'Tomatoes, cucumbers and pumpkins are left out: a gardener calls them fruit, a cook vegetables.',
  },
  senses: {
    title: 'Which sense tells me?',
    area: SCIENCE,
    groups: [
      { heading: 'See', cards: ['a rainbow|red|the moon', 'a shadow|bright blue|a star'] },
      { heading: 'Hear', cards: ['a bell|a bark|thunder', 'a whisper|an echo|a siren'] },
      { heading: 'Smell', cards: ['smoke|a rose|stinky socks', 'perfume|burnt toast|cut grass'] },
      { heading: 'Taste', cards: ['sweet|salty|sour', 'bitter|salty|sour'] },
      { heading: 'Touch', cards: ['soft fur|hot and cold|a bump', 'rough bark|slippery soap|prickles'] },
    ],
    note: 'Many things reach more than one sense: ask which one tells us first.',
  },
  'kind words': {
    title: 'Kind or unkind?',
    area: HEALTH,
    groups: [
      {
        heading: 'Kind',
        cards: [
          'Are you OK?|Come and play.|You can have a turn.|Thank you.|Shall I help?',
          'Do you want to join us?|I like your idea.|I am sorry I did that.|Take your time.|Shall I help you?',
        ],
      },
      {
        heading: 'Unkind',
        cards: [
          'Go away.|You can’t play.|Pushing in|Laughing at a fall|Grabbing a toy',
          'You’re not on our team.|Sharing a secret|Rolling your eyes|Leaving someone out|Making fun of an answer',
        ],
      },
    ],
  },
  'goods and services': {
    title: 'Goods and services',
    area: SOCIAL,
    groups: [
      {
        heading: 'Goods',
        help: 'things we buy',
        cards: [
          'bread|shoes|a bike|a book|apples|a hat',
          'petrol|a laptop|vegetables|a sofa|sports shoes|paint',
        ],
      },
      {
        heading: 'Services',
        help: 'work that people do for others',
        cards: [
          'a haircut|a bus ride|mending a car|a swimming lesson|delivering mail|a dentist’s check',
          'plumbing|a doctor’s visit|a taxi ride|teaching|house painting|rubbish collection',
        ],
      },
    ],
  },
  light: {
    title: 'Does it make its own light?',
    area: SCIENCE,
    groups: [
      {
        heading: 'Light source',
        cards: [
          'the Sun|torch|candle|glow-worm|lightning|lamp',
          'the Sun|a star|lightning|glow-worm|screen that is on|campfire',
        ],
      },
      {
        heading: 'Not a light source',
        cards: [
          'the Moon|mirror|window|shiny spoon|white paper|foil',
          'the Moon|mirror|reflector on a bike|planet Mars|water|foil',
        ],
      },
    ],
    note: 'The Moon and a mirror only send on light from elsewhere.',
  },
  'near a half': {
    title: 'Less or more than a half?',
    area: MATHS,
    groups: [
      { heading: 'Less than a half', cards: ['1/4|1/3|2/5|1/8|3/8|1/5', '3/7|4/9|2/5|5/12|3/10|7/16'] },
      { heading: 'Equal to a half', cards: ['2/4|3/6|4/8|5/10', '6/12|7/14|50/100|9/18'] },
      { heading: 'More than a half', cards: ['3/4|2/3|4/5|5/8|7/8|3/5', '4/7|5/9|7/12|6/10|9/16|8/15'] },
    ],
  },
  seasons: {
    title: 'Months and seasons in Aotearoa',
    area: SCIENCE,
    groups: [
      {
        heading: 'Summer',
        cards: ['December|January|February|swim at the beach', 'December|January|February|the longest day'],
      },
      { heading: 'Autumn', cards: ['March|April|May|leaves fall', 'March|April|May|feijoas ripen'] },
      { heading: 'Winter', cards: ['June|July|August|frost', 'June|July|August|the shortest day'] },
      {
        heading: 'Spring',
        cards: ['September|October|November|lambs', 'September|October|November|daffodils flower'],
      },
    ],
  },
}

/** Where a card’s words and its picture differ. */
export const SHOWN_CARD: Readonly<Record<string, string>> = { 'solid cone': 'cone' }

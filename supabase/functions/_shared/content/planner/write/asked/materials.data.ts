/** Things that teachers name in a request and want to see used. Their plurals count too. */
export const NAMED_THINGS = `
torch|globe|lamp|mirror|magnet|magnifying glass|hand lens|microscope|thermometer|compass|protractor|metre ruler|ruler|string|tape measure
stopwatch|scales|measuring jug|bucket|water trough|sandpit|funnel|straw|balloon|rubber band|paper clip|peg|foil|cardboard|egg carton|newspaper
ice block stick|ice-block stick|popsicle stick|toothpick|marshmallow|spaghetti|matchstick|bottle|cup|bag|jar|box|crayon|felt pen|chalk|paint
brush|clay|playdough|wool|fabric|felt|needle|leaf|stick|stone|shell|bead|button|counter|cube|dice|domino|playing card|geoboard|tangram
unifix cube|lego|ten frame|number line|hundreds board|fraction tile|coin|teddy|teddies|puppet|ball|bean bag|hoop|cone|bib|rope|mat|parachute
bat|hurdle|racket|drum|ukulele|glockenspiel|shaker|recorder|boomwhacker|beebot|bee-bot|micro:bit|microbit|ipad|chromebook|camera|map
atlas|picture book|poem|poster|photo|sticky note|post-it|whiteboard|crepe paper|tissue paper|sponge|bean seed|bean|seed|soil|cracker|tights
bicarb|vinegar|milo|ice|red cabbage|onion|iron filings|salt|sugar|battery|batteries|bulb|wire|switch|buzzer|toy car|ramp
`

/** What a lesson on certain things needs in the room, by their words; the first that fits is taken. */
export const TOPIC_MATERIALS: readonly { area: RegExp; topic: RegExp; items: readonly string[] }[] = [
  {
    area: /^Science|^Technology/,
    topic: /\bcircuits?\b|electric|\bswitch(?:es)?\b|buzzer/i,
    items: [
      'batteries in holders',
      'bulbs or buzzers',
      'wires with clips',
      'a switch, or card, foil and a paper fastener to make one',
    ],
  },
  {
    area: /^Science/,
    topic: /magnet/i,
    items: ['a bar magnet for each pair', 'things to test: paper clips, coins, foil, wood, plastic, a nail'],
  },
  {
    area: /^Science/,
    topic: /\bfloat|\bsink|buoyan/i,
    items: [
      'a tub of water for each group',
      'things to test: a cork, a stone, a wooden peg, a coin, a plastic lid',
      'towels',
    ],
  },
  {
    area: /^Science/,
    topic: /day (?:and|\+|&) night|\bseasons?\b|earth (?:and|&) sun/i,
    items: ['a torch or lamp for the sun', 'a globe or ball for the Earth, with a sticker on New Zealand'],
  },
  {
    area: /^Science/,
    topic: /\bmoon\b|lunar/i,
    items: [
      'a lamp for the sun',
      'a light-coloured ball on a stick for each pair',
      'a room that can be made dim',
    ],
  },
  {
    area: /^Science/,
    topic: /shadow|\blight\b/i,
    items: [
      'a torch for each group, or a sunny place outside',
      'objects that let light through and objects that do not',
      'chalk and a ruler',
    ],
  },
  {
    area: /^Science/,
    topic: /\bsounds?\b|vibrat/i,
    items: [
      'rubber bands round open boxes',
      'a ruler to twang on the edge of a desk',
      'a drum with rice on its skin',
    ],
  },
  {
    area: /^Science/,
    topic: /friction|\bramps?\b|push|\bpull|\bforces?\b/i,
    items: [
      'toy cars or blocks',
      'a ramp and surfaces to lay on it: carpet, plastic, sandpaper',
      'a tape measure and a stopwatch',
    ],
  },
  {
    area: /^Science/,
    topic: /\bmelt|freez|states? of matter|\bice\b|evaporat|condens/i,
    items: ['ice cubes', 'clear cups and saucers', 'warm (not hot) water', 'a thermometer and a clock'],
  },
  {
    area: /^Science/,
    topic: /water cycle/i,
    items: [
      'a clear zip bag for each group, with a little coloured water',
      'tape and a sunny window',
      'felt pens to draw sun and cloud on the bag',
    ],
  },
  {
    area: /^Science/,
    topic: /insulat|keeps? (?:\p{L}+ )?(?:hot|warm|cold|cool)/iu,
    items: [
      'cups of the same size with lids',
      'wraps to test: wool, foil, paper, bubble wrap',
      'warm water and a thermometer for each group',
    ],
  },
  {
    area: /^Science/,
    topic: /dissolv|mixtures?|separat|filter/i,
    items: [
      'sand, salt and water',
      'clear cups and spoons',
      'filter paper or paper towel, a funnel and a sieve',
    ],
  },
  {
    area: /^Science/,
    topic: /\bacids?\b|\bbases?\b|indicator|bicarb|vinegar|chemical reaction/i,
    items: [
      'vinegar and baking soda',
      'small clear cups and droppers',
      'safety glasses, and cloths for spills',
    ],
  },
  {
    area: /^Science/,
    topic: /\bseeds?\b|\bbeans?\b|germinat|plants? (?:need|grow|experiment)|what plants/i,
    items: [
      'bean seeds',
      'clear cups with damp paper towel or soil',
      'water, a sunny windowsill and a dark cupboard',
      'a ruler and a growth diary',
    ],
  },
  {
    area: /^Science/,
    topic: /minibeast|insects?\b|\bbugs?\b|spider|worm|slater/i,
    items: ['hand lenses', 'white trays and soft brushes', 'a picture chart of local minibeasts'],
  },
  {
    area: /^Science/,
    topic: /\bbirds?\b|\bmanu\b|kiwi|kerer[uū]|t[uū][iī]\b|p[uū]keko/iu,
    items: [
      'photos of birds that live near you',
      'a recording of their calls',
      'a tally sheet for a bird count',
    ],
  },
  {
    area: /^Science/,
    topic: /\brocks?\b|\bsoils?\b|fossil|crystal/i,
    items: ['rock or soil samples in trays', 'hand lenses', 'water, a coin and a nail for simple tests'],
  },
  {
    area: /^Science/,
    topic: /planets?\b|solar system|\bspace\b|\bstars?\b/i,
    items: ['balls or fruit of different sizes', 'a tape measure and string', 'labels for the planets'],
  },
  {
    area: /^Science/,
    topic: /senses?\b/i,
    items: [
      'a feely bag with five objects',
      'covered pots with smells such as mint and soap',
      'a blindfold that nobody has to wear',
    ],
  },
  {
    area: /^Technology|^Science/,
    topic: /bridges?\b|\btowers?\b/i,
    items: [
      'ice-block sticks, paper or spaghetti',
      'tape or glue',
      'weights to test with, such as coins in a cup',
      'a ruler',
    ],
  },
  {
    area: /^Technology|^Science/,
    topic:
      /\beggs?\b.*(?:drop|container|packag|protect|parachute)|(?:drop|container|packag|protect|parachute).*\beggs?\b|egg drop/i,
    items: [
      'an egg in a small bag for each group',
      'paper, card, straws, wool and tape',
      'a safe height to drop from, and a cloth for the floor',
    ],
  },
  {
    area: /^Technology|^The arts/,
    topic: /\bkites?\b/i,
    items: [
      'light paper or a plastic bag',
      'thin sticks',
      'string and tape',
      'an open field away from power lines',
    ],
  },
  {
    area: /^Technology|^Science/,
    topic: /\b(?:balloon )?cars?\b|vehicles?\b|buggy|buggies/i,
    items: [
      'card or bottles for the body',
      'bottle tops and skewers for wheels and axles',
      'balloons, straws and tape',
      'a tape measure for the track',
    ],
  },
  {
    area: /^Technology|^Science/,
    topic: /paper (?:planes?|aeroplanes?|darts?)/i,
    items: ['A4 paper, the same for everyone', 'a tape measure', 'a marked line to throw from'],
  },
  {
    area: /^Technology|^The arts/,
    topic: /\bsew|softie|cushion|\bfelt\b|\btextile/i,
    items: [
      'felt or fabric',
      'needles, thread and pins in a counted tray',
      'scissors for fabric',
      'a paper pattern',
    ],
  },
  {
    area: /^Technology/,
    topic: /\bbread\b|\bbak(?:e|ing)\b|\bcook|recipe|muesli|kebab|sandwich|\bfood\b|smoothie/i,
    items: [
      'the recipe, large enough to read from a bench',
      'ingredients, checked against allergies',
      'clean benches, boards and knives that suit the age',
      'soap, water and towels',
    ],
  },
  {
    area: /^Technology/,
    topic: /scratch|\bcod(?:e|ing)\b|micro:?bit|robot|bee-?bot|algorithm|program/i,
    items: ['a device or floor robot for each group, charged', 'paper for instructions, one step a line'],
  },
  {
    area: /^Technology/,
    topic:
      /\bbox\b|hinge|lunch ?box|packag|container|pop[- ]?up|\bcards?\b|\bhats?\b|chairs?\b|house\b|shelter/i,
    items: [
      'card, paper and clean packaging',
      'scissors, rulers and tape',
      'split pins or string for joins that move',
    ],
  },
  {
    area: /^The arts/,
    topic: /\bclay\b|pinch pot|playdough|claymation/i,
    items: [
      'clay or playdough, a lump the size of a fist each',
      'boards, water and a sponge',
      'simple tools: a stick, a fork, a comb',
    ],
  },
  {
    area: /^The arts/,
    topic: /print(?:ing|making|s)?\b|\bstamp/i,
    items: [
      'foam sheets, leaves or card to print from',
      'ink or paint, and rollers',
      'paper, and newspaper for the tables',
    ],
  },
  {
    area: /^The arts/,
    topic: /\bweav/i,
    items: ['paper strips in two colours, or flax if your kaiārahi agrees', 'scissors and a stapler'],
  },
  {
    area: /^The arts/,
    topic: /colour mix|\bpaint/i,
    items: [
      'paint in red, yellow and blue, and white',
      'brushes, water and rags',
      'paper for trying out, and for one finished piece',
    ],
  },
  {
    area: /^The arts/,
    topic: /shad(?:e|ing)|\bdraw|portrait|perspective|\bsketch/i,
    items: [
      'a soft and a hard pencil each',
      'something real to look at',
      'paper, and a viewfinder cut from card',
    ],
  },
  {
    area: /^The arts/,
    topic: /collage|junk|sculpture|recycl|rubbings?/i,
    items: [
      'clean reused materials, sorted into boxes',
      'scissors, tape, string and glue that suits the age',
      'a base of card for each student',
    ],
  },
  {
    area: /^The arts/,
    topic: /\bmasks?\b|puppet/i,
    items: ['card or paper plates', 'wool, fabric scraps and tape', 'scissors, and sticks or elastic'],
  },
  {
    area: /^The arts/,
    topic: /rhythm|\bbeat\b|percussion|\bsong|music|sound ?(?:scape|track)|chords?\b|ukulele|melody|chorus/i,
    items: [
      'voices and body percussion',
      'classroom instruments, or ukuleles in tune',
      'a short recording to listen to',
    ],
  },
  {
    area: /^The arts/,
    topic: /drama|freeze frame|role play|theatre|improv|\bscripts?\b|\bdance|choreograph/i,
    items: ['an open floor', 'a signal for stop', 'music or a short story to start from'],
  },
  {
    area: /^Health/,
    topic: /netball/i,
    items: ['a netball for each group of four', 'bibs and cones', 'a court or a marked space'],
  },
  {
    area: /^Health/,
    topic: /rugby|\btouch\b/i,
    items: ['a rugby ball for each group of four', 'bibs or tags, and cones', 'a field'],
  },
  {
    area: /^Health/,
    topic: /football|soccer|dribbl/i,
    items: ['a ball for each pair', 'cones for gates', 'a field or court'],
  },
  {
    area: /^Health/,
    topic: /cricket|softball|rounders|t-?ball/i,
    items: ['bats and soft balls', 'cones or stumps', 'a field with room behind the batter'],
  },
  {
    area: /^Health/,
    topic: /throw|catch|bean ?bags?|ball skills/i,
    items: ['a bean bag or soft ball for each pair', 'hoops or chalk circles as targets', 'cones'],
  },
  {
    area: /^Health/,
    topic: /gymnast|balance|\brolls?\b|\bmats?\b/i,
    items: ['mats, one for each pair', 'a clear floor', 'pictures of three balances'],
  },
  {
    area: /^Health/,
    topic: /skipping|jump jam|\bropes?\b/i,
    items: ['a rope each', 'music', 'a floor with room between students'],
  },
  {
    area: /^Health/,
    topic: /athletic|shot put|long jump|relay|sprint|hurdle|cross.?country/i,
    items: [
      'cones and a tape measure',
      'batons, soft shots or low hurdles, as the event needs',
      'a record sheet for each group',
    ],
  },
  {
    area: /^Health/,
    topic: /orienteer/i,
    items: [
      'a map of the school grounds for each pair',
      'numbered markers put out beforehand',
      'compasses and a record card',
    ],
  },
  {
    area: /^Health/,
    topic: /\bgerms?\b|wash(?:ing)? hands|hand ?washing|hygiene/i,
    items: ['glitter or flour for “germs”', 'soap, water and towels', 'a timer for twenty seconds'],
  },
  {
    area: /^Health/,
    topic: /first aid|recovery position/i,
    items: ['mats', 'a card with the steps for each pair', 'a toy phone to practise the 111 call'],
  },
  {
    area: /^Health/,
    topic: /lunch|\bfoods?\b|nutrition|healthy eating/i,
    items: ['pictures of foods, or clean empty packets', 'two hoops for sorting', 'paper plates to draw on'],
  },
  {
    area: /^Social/,
    topic: /\bmaps?\b|continent|oceans?\b|countries|atlas/i,
    items: ['a world map or globe', 'an atlas for each pair', 'string and sticky notes'],
  },
  {
    area: /^Social/,
    topic: /\bcoins?\b|money|\bshops?\b|budget|lemonade|supply and demand/i,
    items: ['play coins and notes: 10c, 20c, 50c, $1, $2 and $5', 'price labels', 'a few things to sell'],
  },
  {
    area: /^Social/,
    topic: /waitangi|tiriti|treaty/i,
    items: [
      'Te Tiriti o Waitangi and the Treaty of Waitangi side by side',
      'a map of the places where it was signed',
      'a timeline',
    ],
  },
  {
    area: /^Social/,
    topic: /elect(?:ion|ing)|\bvot(?:e|ing)|parliament|democra|government/i,
    items: ['ballot papers and a box', 'cards for the roles', 'a simple picture of how a law is made'],
  },
]

import { ANY_NEED, PUPIL_AFTER, SOME_PUPILS, WITH_ARTICLE } from '../wishes/pupil-words.data.ts'
import type { Cut } from '../words/word-pattern.ts'

/** What a teacher says of the class, the place or the day after the topic, without a comma between. */
export const CLASS_ASIDES: readonly Cut[] = [
  {
    // What is over, and the class before "lesson on": the request itself stands behind them.
    pattern:
      /^[^.;!?]{3,70}?\b(?:is|are|was|were)\s+(?:\p{L}+\s+)?(?:over|done|gone|finished)\b[\s,]*(?:so|but|and|now)[\s,]+(?:(?:i|we)(?:['’]d)? (?:want|need|would like|like)(?: to (?:do|look at|cover))? |(?:what|how) about |let['’]?s do )?(?:an? lessons? (?:on|about) )?(?=\p{L})|^[^.:;!?]{3,90}?,\s*(?:an? |the )?lessons? (?:on|about) (?=\p{L}+ \p{L})|^\([^()]*\)\s*(?:on |about )?(?=\p{L})|^(?:lost sheep|leftover|left over) (?:class|kids|group)\s*,\s*/giu,
    leaves: '',
    examples: [
      ['cross country is over so what about setting a fitness goal', 'setting a fitness goal'],
      ['matariki is long gone but i want to do stars', 'stars'],
      ['ESOL group of 5, lesson on irregular verbs', 'irregular verbs'],
      ['(sole charge school) on where milk comes from', 'where milk comes from'],
      ['lost sheep class, poems', 'poems'],
    ],
    keeps: ['what happened when the war was over', 'lost sheep and goats', 'maps, lesson 2'],
  },
  {
    pattern: /\s*\((?:we|i|they)['’]?(?:ve|re| have| are)?\s[^()]*\)\s*/giu,
    leaves: ' ',
    examples: [["how a volcano erupts (we've already done the science)", 'how a volcano erupts']],
    keeps: ['(un)fair rules'],
  },
  {
    pattern:
      /^(?:some |an? )?(?:google |power ?point )?(?:slides?|power ?points?|slide ?shows?|presentations?|(?:you ?tube )?(?:videos?|clips?)|pictures?|photos?|clip ?art) (?:on|about|of|for)\s+(?=\p{L}{3})/giu,
    leaves: '',
    examples: [
      ['slides on wetlands', 'wetlands'],
      ['a powerpoint about frogs', 'frogs'],
    ],
    keeps: ['slides and turns', 'picture books about frogs'],
  },
  {
    pattern:
      /^(?:(?:the |my |our |these )?(?:kids|class|boys|girls|students|tamariki|lot) )?(?:are|is|were|have|has|love|like|hate|keep|can['’]?t|won['’]?t|don['’]?t)\s[^.]{2,70}?\sso\s+(?=\p{L}{3})(?!that\b)|^how to teach\s+|^(?:now |next )?do (?=\p{L}+(?:$|[,.]|\s+(?:for|with|and)\s))|^w\/? (?=\p{L}{2})|^(?:fun|calm|quiet|easy|simple|interesting|engaging|cool|quick)(?=$|\s+(?:lessons?|activit|something|one|games?|sheet|stuff|things?|for|on|about)(?!\p{L}))\s*/iu,
    leaves: '',
    examples: [
      ['are obsessed w minecraft so multiplication', 'multiplication'],
      ['how to teach the area of a triangle', 'the area of a triangle'],
      ['w bee bots', 'bee bots'],
      ['do fractions', 'fractions'],
      ['fun for the whole school', 'for the whole school'],
    ],
    keeps: ['easy readers', 'do plants breathe', 'fun runs', 'we make it so that it floats'],
  },
  {
    pattern:
      /(?<=\p{L}{2}\S*)[\s,]+(?:for |with )(?:(?:\p{L}+ ){0,1}(?:shy|reluctant|wild|noisy|tired|chatty|keen|able|struggling|small|big|little|older|younger|senior|junior|new|low|high|top|sporty|lazy|naughty|silly|young|clever|bright) (?:kids|pupils|students|learners|boys|girls|tamariki|ākonga|ones|readers|writers|class|group))$|(?<=\p{L}{2}\S*)[\s,]+(?:plus|and|with|w\/?|incl(?:uding)?) (?:the |all )?answers?(?: (?:key|page|sheet|too|please|pls|thx))*$|(?<=\p{L}{2}\S*)[\s,]+(?:for (?:in|out)doors )?(?:its|it['’]s|it is) (?:raining|wet|hot|windy|freezing|cold|pouring)(?=\s|$|[,.;])(?: (?:again|today|outside))*/iu,
    leaves: '',
    examples: [
      ['drama for shy kids', 'drama'],
      ['ww1 plus the answers', 'ww1'],
      ['maths game for indoors its raining fractions', 'maths game fractions'],
    ],
    keeps: ['rights for kids', 'answers to big questions'],
  },
  {
    // A clause about the class or the teacher: "they keep forgetting", "i hav no idea".
    pattern:
      /(?<=\p{L}{2}\S*)(?<!\b(?:how|what|why|where|when|that|which|who|whom|if|things?|ways?|places?|people|the|than|words|foods?|games?|stories|something|everything|anything|all|do|did|does|are|is|were|can|should|could|would))[\s,]+(?:(?:and|n|but|so|coz|cos|because|cause|as|since|also|bc|tho|though)\s+)*(?:they(?=\s+\p{L}+)|i|we|he|she|it|u|you|there|(?:half|some|most|all|one|many|lots) of (?:them|us|my \p{L}+|the \p{L}+)|my (?:kids|class|lot|boys|girls))(?:['’]?(?:m|ve|re|s|ll|d))?\s+(?:(?:all|still|just|only|really|always|never|also|already|even|do(?:n['’]?t| not)?)\s+)*(?:keeps?|forget\p{L}*|can(?:['’]?t|not)?|could(?:n['’]?t)?|hates?|loves?|likes?|gets?|are|is|was|were|has|have|hav|had|needs?|wants?|struggl\p{L}*|knows?|did|do|won['’]?t|will|am|think|got|finds?|dont|don['’]t|missed|finished|go|going|no|mix|mixed|swap|confuse|muddle|raining|wet)(?!\p{L}).*$/iu,
    leaves: '',
    examples: [
      ['commas they keep forgetting them', 'commas'],
      ['osmosis n i hav no idea', 'osmosis'],
      ['tie dye half of them hate mess', 'tie dye'],
      ['the gold rush and we only have one computer', 'the gold rush'],
    ],
    keeps: [
      'how they can help',
      'things we have at home',
      'where I am from',
      'what do we need',
      'kiwi and where they live',
    ],
  },
  {
    pattern:
      /(?<=\p{L}{2}\S*)(?<!\b(?:nothing|all|anything|last))[\s,]+(?:(?:cos|coz|bc|but|tho|though)\s+\S.*|because\s+(?:they|i|we|it|my|the|there|its|half|some|one|of)\s.*|(?:and |also |plus )*(?:can|could) (?:you|u)\s.*)$/iu,
    leaves: '',
    examples: [
      ['circuits but half of the bulbs are broken', 'circuits'],
      ['anger cos there was a fight at lunch', 'anger'],
      ['kelp and can you add pictures', 'kelp'],
    ],
    keeps: ['nothing but nets', 'using because and so', 'can you hear it'],
  },
  {
    pattern:
      /(?:(?<=\p{L}{2}\S*)[\s,]+|^)(?:no|without(?: any)?) (?:gear|equipment|prep|devices|computers?|screens|materials|photocopying|printing|cutting|sink|paint|glue guns?)(?=\s|$|[,.;])|(?:(?<=\p{L}{2}\S*)[\s,]+|^)(?:for (?:an? )?|on (?:an? )?|its? (?:is )?(?:an? )?|an? )?(?:wet|rainy) (?:day|lunch(?: ?time)?|play(?: ?time)?|weather|break|afternoon|morning|field)s?(?=\s|$|[,.;])(?: (?:again|today|anything))*|(?:(?<=\S)[\s,]+|^)(?:in |for )?(?:room|rm|term|week|wk) \d{1,2}(?=\s|$|[,.;])|(?:(?<=\S)[\s,]+|^)(?:for )?(?:my |the |our |some )?(?:early|fast|quick) finishers(?=\s|$|[,.;])|(?<=\p{L}{2}\S*)[\s,]+groups of (?:\d|two|three|four)(?=\s|$|[,.;])/giu,
    leaves: '',
    examples: [
      ['dodgeball no gear on a wet day', 'dodgeball'],
      ['spelling list week 5 -tion words', 'spelling list -tion words'],
      ['room 9 spiders', 'spiders'],
      ['for my early finishers tangrams', 'tangrams'],
      ['ramps groups of 4 toy cars', 'ramps toy cars'],
    ],
    keeps: ['no entry signs', 'sandpaper'],
  },
  {
    pattern:
      /(?<=\p{L}{2}\S*)[\s,]+(?:(?:and |but )?(?:not|nothing|nowt) (?:too|very|so|babyish|silly|fancy|boring)(?: \p{L}+)?|(?:for |with )?my (?:low|lower|top|bottom|middle|high|able|struggling|reluctant|keen|little)(?: (?:group|kids|readers|writers|ones|boys|girls|maths|reading|writing|lot))+|(?<=\S\s+\S+[\s,]+)(?:simple|easy|basic|fun|short)|(?:at |on |in )?(?:diff(?:erent)?|mixed|various|two|three|\d) (?:reading )?levels|one (?:easy|easier|simple|hard|harder|tricky)\b.*|(?:anything|whatever)(?: will do| goes| really)?|again|(?:on|at|to) the (?:back|bottom|front)|the whole (?:syndicate|school|team|class))$/giu,
    leaves: '',
    examples: [
      ['haka but not babyish', 'haka'],
      ['kiwi my low group', 'kiwi'],
      ['perimeter one easy one hard', 'perimeter'],
      ['fractions again', 'fractions'],
      ['tables not too hard', 'tables'],
      ['narrative writing simple', 'narrative writing'],
      ['frogs diff levels', 'frogs'],
    ],
    keeps: ['to be or not to be', 'my low tide walk'],
  },
  {
    pattern:
      /(?<=\p{L}{2}\S*)[\s,]+(?:plus|and|\+|&|also|as well as)\s+(?:also\s+)?(?:an?|the|some)?\s*(?:rubrics?|quiz(?:zes)?|work ?sheets?|tests?|exit tickets?|check ?lists?|word ?search(?:es)?|crosswords?|(?:vocab(?:ulary)?|word|flash) cards|bingo|assessments?|lesson plans?|homework|slides)(?: (?:to go with it|for it|for them|too|as well|please|pls))*$/giu,
    leaves: '',
    examples: [
      ['the BFG plus a rubric', 'the BFG'],
      ['tides and a quiz too', 'tides'],
    ],
    keeps: ['crash tests', 'science and tests of strength'],
  },
  {
    pattern: /^(?:(?:tomorrow|tomorow|today|tonight|reliever|relieving|relief)[\s,:]+)+(?=\p{L})/iu,
    leaves: '',
    examples: [['reliever tomorrow spiders', 'spiders']],
    keeps: ['relievers', 'todays news'],
  },
  {
    pattern:
      /^(?:(?:just|really) )*need(?=\s+(?:an?|some(?:thing)?|to|the|help|ideas?|for|us)\s)\s+|^\d{1,2} (?:different )?(?:worksheets?|lessons?|quizzes|activities|sheets|versions|(?:reading )?(?:texts?|passages)) (?:on|about|for|of) |^(?:game|games|puzzles?|ideas?|help) (?:for|on|about|with) (?=\p{L})/iu,
    leaves: '',
    examples: [
      ['need something on owls', 'something on owls'],
      ['2 worksheets on area', 'area'],
      ['game for doubles', 'doubles'],
    ],
    keeps: ['needs and wants', 'games of the past'],
  },
  {
    pattern: /\s*(?:https?:\/\/|www\.)\S+\s*/gi,
    leaves: ' ',
    examples: [['https://example.org/1 whales', 'whales']],
    keeps: ['web pages'],
  },
  {
    pattern:
      /^(?:(?:some|my|our|the|a|two|three|one) )?(?:kids?|child(?:ren)?|pupils?|students?|boys?|girls?)\s+(?:w\/?|with|who|in|on)\b[^:.;]{2,80}?:\s*/giu,
    leaves: '',
    examples: [['kids w/ asthma: skipping circuit', 'skipping circuit']],
    keeps: ['children in the 1900s', 'kidneys: what they do'],
  },
  {
    pattern:
      /^(?:i|we|they|my class)\b.{3,60}?\b(?:so )?(?:now|next)\s+(?:(?:can (?:u|you|we)|please|pls)\s+)?(?:do|make|plan|(?:we(?:['’]?re| are) )?(?:doing|on|onto|moving (?:on )?to)|i (?:want|need)|we (?:want|need))\s+(?=\p{L}{2})/iu,
    leaves: '',
    examples: [['we did commas last week now do colons', 'colons']],
    keeps: ['now and then', 'they know what to do next', 'we did commas'],
  },
  {
    pattern:
      /(?<=\p{L}{2}\S*)(?:[\s,]+(?:(?<=,\s*)(?:i |we )?need(?:ed)?(?: (?:it|this|them|one))?|(?:i|we) need(?: (?:it|this|them|one))?|and also|also|(?:for|with) (?:my|our)(?: (?:anxious|crazy|wild|lovely|chatty|noisy|busy|keen|little|rowdy|energetic|reluctant|composite|junior|senior|low|top|bottom|new|class|group|room|lot))*))+$/giu,
    leaves: '',
    examples: [
      ['lava lamps, need it', 'lava lamps'],
      ['wellbeing for my chatty', 'wellbeing'],
    ],
    keeps: ['a card for my mum', 'thanks for our bus driver'],
  },
  {
    // A pupil's need is read elsewhere, and no part of the topic.
    pattern: new RegExp(
      `(?:(?:^|[\\s,;–-]+)(?:and|with|w\\/?|for|but|also|plus|including|incl|i have|i['’]?ve(?: got)?|we have|we['’]?ve(?: got)?|there(?:['’]?s| is| are)|has|have got|got))*(?:^|[\\s,;(–-]+)(?:${SOME_PUPILS}${ANY_NEED}(?!\\p{L})|${WITH_ARTICLE}${ANY_NEED}${PUPIL_AFTER})(?:(?! (?:on|about|learning|to learn) )[^.,;!?:])*`,
      'giu',
    ),
    leaves: ' ',
    examples: [
      ['tapu ae one in a wheelchair', 'tapu ae'],
      ['tie dye and a boy who is blind', 'tie dye'],
      ['coding and a wheelchair user', 'coding'],
      ['for my ADHD boy on place value', 'on place value'],
      ['two of them are deaf, swimming', ', swimming'],
      ['persuasive posters two deaf kids', 'persuasive posters'],
      ['kites, i have 3 autistic kids', 'kites'],
      ['shadow puppets with one child who has adhd and one with low vision', 'shadow puppets'],
    ],
    keeps: [
      'a story about a girl in a wheelchair',
      'what is it like being deaf',
      'blind contour drawing',
      'how one deaf composer worked',
    ],
  },
  {
    pattern:
      /(?<=\p{L}\S*)(?<!\b(?:among|amongst|between|by|from|to|of|each|share|shared|about|what|how|why|did|do|are))[\s,;(–-]+(?:(?:for|with|w\/?|and|i have|i['’]?ve got|we have|there(?:['’]?s| is| are)|about|only|just|an?|my|our|the|whole)\s+)*(?:(?:class|group|room|roll) of \d{1,2}|\d{1,2}\s*(?:\p{L}+\s+)?(?:kids?|child(?:ren)?|pupils?|students?|tamariki|[āa]konga|boys?|girls?|learners?|balls?|bats|cones|hoops|bibs|ipads?|chromebooks?|laptops?|devices|microscopes?|ukuleles?|guitars?|torches)|(?:one|two|a few|some|half) (?:of (?:them|my|the|our)(?: \p{L}+)?|kids?|child(?:ren)?|pupils?|students?|boys?|girls?)(?= (?:is|are|has|have|keeps?|can|cannot|can['’]?t|won['’]?t|needs?|who|with|hates?|gets?|finds?|cries)\b))(?!\p{L})[^.!?:]*/giu,
    leaves: ' ',
    examples: [
      ['ki o rahi 26 kids', 'ki o rahi'],
      ['batik art with a class of 31 and no sink', 'batik art'],
      ['relay races 24 pupils 6 cones', 'relay races'],
      ['haiku two of my boys cant write yet', 'haiku'],
      ['fractions one kid keeps shouting out', 'fractions'],
    ],
    keeps: [
      'sharing lollies between 4 kids',
      'what 20 kids like',
      'how two boys saved the school',
      'class of animals',
    ],
  },
  {
    pattern:
      /(?<=^(?!(?:what|where|how|who|why|which)\b).*\S)[\s,]+(?:(?:to do|done|all|out|so we(?:['’]re| are)|we(?:['’]?re| are)|but) )*(?:outside|outdoors|indoors|inside|(?<!\b(?:safe|safely|safety|smart|careful|protected|burnt|burn)[\s,]+)in the sun|(?:in|at|inside) (?:the|our) (?:school )?(?:hall|gym|gymnasium|classroom)|on(?:to)? (?:the|our) (?:school )?(?:mat|field|courts?|grass|netball courts?|turf|deck|concrete)|(?:(?:for|at|in) )?mat[- ]time)(?=\s*$|[,.;]|\s+(?:and|with|for|so|cos|because|in|groups?|we|no|wet|\d)\b)/giu,
    leaves: '',
    examples: [
      ['kapa haka moves in the hall', 'kapa haka moves'],
      ['ki o rahi outdoors', 'ki o rahi'],
      ['counting to ten, mat time', 'counting to ten'],
      ['estimating length on the court', 'estimating length'],
    ],
    keeps: [
      'keeping safe in the sun',
      'what lives on the field',
      'outside',
      'inside the body',
      'inside a volcano',
      'magnetic field',
    ],
  },
  {
    pattern: /(?<=\S)[\s,]+(?:pls|plz|plse|please)(?=$|[\s,.;])/giu,
    leaves: '',
    examples: [
      ['equivalent fractions pls no devices', 'equivalent fractions no devices'],
      ['magnets please', 'magnets'],
    ],
    keeps: ['please and thank you'],
  },
  {
    pattern:
      /(?<=\S)[\s,]+(?:(?:for|on|by|this|next|first thing|last thing|last block|first block|straight) )*(?:tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri)day|tues?|weds?|thurs?|fri)s?(?: (?:morning|afternoon|arvo|week))?(?=$|[,.;])|(?<=\S)[\s,]+for (?:relief|the reliever|a reliever)(?=$|[,.;])|(?<=\S)[\s,]+(?:straight |just |right )?(?:after|before) (?:lunch|play(?:time)?|morning tea|assembly|the bell|interval)$|(?<=\S)[\s,]+(?:this (?:morning|afternoon|arvo|week|term)|next (?:week|term)|(?:for |on )?(?:the )?last (?:day|week|block)(?: of (?:the )?(?:term|year|school|week))?|asap|in a hurry|last minute|first thing)$/giu,
    leaves: '',
    examples: [
      ['clay dinosaurs for friday arvo', 'clay dinosaurs'],
      ['rhythm games straight after lunch', 'rhythm games'],
      ['oral retelling tomorrow', 'oral retelling'],
      ['kowhaiwhai next week', 'kowhaiwhai'],
    ],
    keeps: ['what happens after lunch to our food', 'Good Friday services', 'Anzac Day'],
  },
  {
    pattern:
      /(?<=\p{L}{2}\S*)[\s,]+(?:(?:i['’]?m|i am) (?:so |really |too |a bit )?(?:tired|knackered|exhausted|stuck|desperate|sick|over it|behind|stressed)\b.*|(?<!\b(?:to|can|you|we|they)[\s,]+)(?:just |and |but )*(?:make|keep|do|set|turn) (?:it|this|them)\s.*)$/giu,
    leaves: '',
    examples: [
      ['comets im so tired and its only monday', 'comets'],
      ['sea birds keep it simple ok', 'sea birds'],
    ],
    keeps: ['how to make it fun', 'I am tired: feelings'],
  },
  {
    pattern:
      /(?<=\p{L}{2}\S*)[\s,]+(?:in )?(?:english|m[āa]ori|te reo(?: m[āa]ori)?)\s*(?:\+|and|&|\/)\s*(?:english|m[āa]ori|te reo(?: m[āa]ori)?)$/giu,
    leaves: '',
    examples: [['rock pools english + maori', 'rock pools']],
    keeps: ['English and Māori place names'],
  },
  {
    pattern:
      /(?<=\p{L}{3}\S*)[\s,]+lessons?(?: \d{1,2}(?: of \d{1,2})?)?(?=$|\s+(?:using|with|where|that|starts?|starting)\b)/giu,
    leaves: '',
    examples: [
      ['the Kīngitanga lesson 2', 'the Kīngitanga'],
      ['summarising lesson using a short article', 'summarising using a short article'],
    ],
    keeps: ['lessons from history', 'a lesson in kindness we learned'],
  },
  {
    pattern:
      /(?<=\p{L}{2}\S*)[\s,]+(?:in (?:pairs|small groups|groups|teams)(?: of \d)?|groups of \d|group work|pair work|hands[- ]on(?: please)?|(?:no|without(?: any)?) (?:gear|equipment|prep|devices|screens|materials|photocopying|printing)|(?:pls|plz|please|thx|thanks|ta|cheers|(?<!\b(?:who|that|which|can|to|we|first|of)[\s,]+)help|urgent))$/giu,
    leaves: '',
    examples: [
      ['map symbols in pairs', 'map symbols'],
      ['rakau games no gear', 'rakau games'],
      ['soil layers hands on', 'soil layers'],
    ],
    keeps: ['in pairs', 'people who help', 'acts of giving thanks to others'],
  },
  {
    // What there is and is not in the room, and a word that leads on to it.
    pattern:
      /(?:^|(?<!^(?:why|how|when|what)(?:\s.*)?)[\s,]+)(?:(?:and|but|so|as|because|cos|coz)\s+)?(?:the |our |my )?(?:(?:photo)?copier|printer|hall|gym|field|court|wi-?fi|internet|projector|tv|speaker|chromebooks?|i-?pads?|laptops?|devices?)(?: is| are|['’]s)?\s+(?:\p{L}+ )?(?:booked|taken|full|in use|being used|out of (?:order|action|ink)|broken|down|not working|flat|closed|too wet|muddy|flooded)(?!\p{L})|(?:^|[\s,]+)(?:so )?(?:in (?:the|our) )?(?:classroom|inside|indoors) only(?!\p{L})|(?:^|[\s,]+)(?:using |with |(?:we |i ))?(?:only|just|nothing but) (?:have |got |have got )?(?:(?:some|our|the|plain|a few) )?(?:crayons?|papers?|pencils?|pens?|felts?|chalk|paint|glue|scissors|cardboard|newspapers?|tape|string|whiteboards?|balls?|hoops?|cones?|straws?|boxes|blocks)(?:(?: ?, ?| and | & )(?:(?:some|our|the|plain|a few) )?(?:crayons?|papers?|pencils?|pens?|felts?|chalk|paint|glue|scissors|cardboard|newspapers?|tape|string|whiteboards?|balls?|hoops?|cones?|straws?|boxes|blocks))*(?!\p{L})|(?<=\p{L}{3}[\s,]+(?:\p{L}+\s+)?)(?:and )?no (?:printing|photocopying|mess|cutting|scissors|instruments|music player|speakers?)(?!\p{L})/giu,
    leaves: '',
    examples: [
      ['digital tech, the chromebooks are flat', 'digital tech'],
      ['hall is booked so classroom only', ''],
      ['only crayons and paper', ''],
      ['towers, we only have newspaper and tape', 'towers'],
      ['forces and no printing', 'forces'],
    ],
    keeps: ['how a printer works', 'the only child', 'why the field was flooded', 'paper planes'],
  },
  {
    pattern: /(?<=\p{L}{3})[\s,]+(?:so|but|cos|coz|because)\s*$/giu,
    leaves: '',
    examples: [['netball passing so', 'netball passing']],
    keeps: ['so far'],
  },
]

import { ANY_NEED, SOME_PUPILS } from '../wishes/pupil-words.data.ts'
import type { Cut } from '../words/word-pattern.ts'

/** What a teacher says of the class, the place or the day after the topic, without a comma between. */
export const CLASS_ASIDES: readonly Cut[] = [
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
      `(?:[\\s,;–-]+(?:and|with|w\\/?|for|but|also|plus|including|incl|i have|i['’]?ve(?: got)?|we have|we['’]?ve(?: got)?|there(?:['’]?s| is| are)|has|have got|got))*(?:^|[\\s,;(–-]+)${SOME_PUPILS}${ANY_NEED}(?!\\p{L})[^.;!?:]*`,
      'giu',
    ),
    leaves: ' ',
    examples: [
      ['tapu ae one in a wheelchair', 'tapu ae'],
      ['tie dye and a boy who is blind', 'tie dye'],
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
      /(?<=^(?!(?:what|where|how|who|why|which)\b).*\S)[\s,]+(?:(?:to do|done|all|out|so we(?:['’]re| are)|we(?:['’]?re| are)|but) )*(?:outside|outdoors|indoors|inside|in the sun|(?:in|at|inside) (?:the|our) (?:school )?(?:hall|gym|gymnasium|classroom)|on(?:to)? (?:the|our) (?:school )?(?:mat|field|courts?|grass|netball courts?|turf|deck|concrete))(?=\s*$|[,.;]|\s+(?:and|with|for|so|cos|because|in|\d)\b)/giu,
    leaves: '',
    examples: [
      ['kapa haka moves in the hall', 'kapa haka moves'],
      ['ki o rahi outdoors', 'ki o rahi'],
      ['estimating length on the court', 'estimating length'],
    ],
    keeps: ['what lives on the field', 'outside', 'inside the body', 'inside a volcano', 'magnetic field'],
  },
  {
    pattern:
      /(?<=\S)[\s,]+(?:(?:for|on|by|this|next|first thing|last thing|last block|first block|straight) )*(?:tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri)day)s?(?: (?:morning|afternoon|arvo|week))?(?=$|[,.;])|(?<=\S)[\s,]+for (?:relief|the reliever|a reliever)(?=$|[,.;])|(?<=\S)[\s,]+(?:straight |just |right )?(?:after|before) (?:lunch|play(?:time)?|morning tea|assembly|the bell|interval)$|(?<=\S)[\s,]+(?:this (?:morning|afternoon|arvo|week|term)|next (?:week|term)|asap|in a hurry|last minute|first thing)$/giu,
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
      /(?<=\p{L}{2}\S*)[\s,]+(?:(?:i['’]?m|i am) (?:so |really |too |a bit )?(?:tired|knackered|exhausted|stuck|desperate|sick|over it|behind|stressed)\b.*|(?<!\bto[\s,]+)(?:just |and )?(?:make|keep) it (?:easy|simple|fun|short|quick|calm|low key)\b.*)$/giu,
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
]

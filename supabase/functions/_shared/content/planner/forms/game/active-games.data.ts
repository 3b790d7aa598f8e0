import type { WordPattern } from '../../read/words/word-pattern.ts'

/** A game that is played with the body or the voice, without paper. */
export interface ActiveGame {
  name: string
  need: string
  how: readonly string[]
}

/** Games of one kind. */
export interface ActiveGames extends WordPattern {
  title: string
  area: string
  games: readonly ActiveGame[]
  talk: readonly string[]
  safety: string
}

export const ACTIVE_GAMES: readonly ActiveGames[] = [
  {
    title: 'Tag games',
    area: 'Health and physical education',
    pattern: /\b(?:tag|chasey|running games?|fitness games?|no equipment games?)\b/i,
    matches: ['tag games', 'running games'],
    misses: ['stage games', 'hashtags'],
    games: [
      {
        name: 'Stuck in the mud',
        need: 'a marked space',
        how: [
          'Three taggers. A tagged player stands still with arms out and feet apart.',
          'A free player sets a tagged one free by running under an arm.',
          'Change the taggers every two minutes.',
        ],
      },
      {
        name: 'Octopus',
        need: 'a space with two lines',
        how: [
          'All stand on one line; one tagger, the octopus, stands in the middle and calls.',
          'On the call everyone runs to the other line. A tagged player becomes an arm: feet still, arms that may tag.',
          'The last one free is the next octopus.',
        ],
      },
      {
        name: 'Chain tag',
        need: 'a marked space',
        how: [
          'One tagger. A tagged player takes the tagger’s hand.',
          'The chain runs together; only its ends may tag. Four in a chain part into two pairs.',
        ],
      },
      {
        name: 'Everybody is it',
        need: 'a marked space',
        how: [
          'Everyone may tag everyone, with a light touch on the shoulder.',
          'Who is tagged does five star jumps at the side and comes back in.',
        ],
      },
      {
        name: 'Shadow tag',
        need: 'a sunny space',
        how: ['The tagger tags by stepping on a shadow.', 'Who is tagged becomes a tagger too.'],
      },
    ],
    talk: ['Which move helped you to get away?', 'What made the game fair?'],
    safety:
      'Mark the edges. Tag with a light touch between shoulder and elbow. Eyes up; no diving or sliding.',
  },
  {
    title: 'Improvisation games',
    area: 'The arts',
    pattern: /\b(?:improv\w*|theatre ?sports|drama games?|charades)\b/i,
    matches: ['improv games', 'theatresports', 'drama games', 'charades'],
    misses: ['dramatic', 'improper'],
    games: [
      {
        name: 'Yes, and',
        need: 'pairs',
        how: [
          'One player makes an offer: “We are lost in the bush.”',
          'The partner answers “Yes, and …” and adds something new. Go on for ten lines.',
          'Play it once with “No, but …”. What happens to the scene?',
        ],
      },
      {
        name: 'Freeze',
        need: 'a circle',
        how: [
          'Two players begin a scene. Anyone calls “Freeze!”, and both stop.',
          'The caller taps one out, takes the same pose, and begins a new scene from it.',
        ],
      },
      {
        name: 'One-word story',
        need: 'a circle',
        how: ['Tell a story round the circle, one word each.', 'Listen, and use the first word that fits.'],
      },
      {
        name: 'What are you doing?',
        need: 'a circle',
        how: [
          'One player mimes something. The next asks “What are you doing?”',
          'The answer is something else (“Washing a dog”), and the next player has to mime that.',
        ],
      },
      {
        name: 'Charades',
        need: 'slips with words, two teams',
        how: [
          'A player takes a slip and acts it out without words or sounds.',
          'The team has one minute to guess. Each word guessed is a point. Then it is the other team’s turn.',
        ],
      },
    ],
    talk: ['Which offer made the scene go on?', 'How did you show where you were without saying it?'],
    safety: 'Any player may say “pass”. Offers are kind: nobody’s body, family or culture is the joke.',
  },
  {
    title: 'Ball games',
    area: 'Health and physical education',
    pattern:
      /\b(?:ball games?|throwing games?|catching games?|passing games?|netball games?|kicking games?|pe games?|p\.e\. games?|games? for pe)\b/i,
    matches: ['ball games', 'passing games', 'PE games'],
    misses: ['ballet', 'type games'],
    games: [
      {
        name: 'Five passes',
        need: 'one ball and bibs for two teams',
        how: [
          'A team scores when it makes five passes in a row without losing the ball.',
          'No running with the ball. A dropped or caught ball goes to the other team.',
        ],
      },
      {
        name: 'End ball',
        need: 'one ball, two lines',
        how: [
          'Each team has a catcher behind the other team’s line.',
          'A ball that your catcher catches is a point. The thrower then changes places with the catcher.',
        ],
      },
      {
        name: 'Empty the bucket',
        need: 'a hoop full of balls or beanbags',
        how: [
          'Two players throw the balls out of the hoop as fast as they can, one at a time.',
          'All others fetch them and put them back. Is the hoop ever empty in two minutes?',
        ],
      },
      {
        name: 'Clock relay',
        need: 'one ball a team',
        how: [
          'The team stands in a circle. One player runs round it while the ball goes round inside.',
          'Which is faster, the ball or the runner? Every player has a turn.',
        ],
      },
    ],
    talk: ['How did you get free for a pass?', 'What would make it fairer for everyone?'],
    safety: 'Check the ground. Use soft balls for young classes. Throw only to someone who is looking.',
  },
  {
    title: 'Wet-day games for the classroom',
    area: 'Health and physical education',
    pattern:
      /\b(?:wet[- ](?:day|lunch)(?:time)? games?|indoor games?|classroom games?|brain breaks?|energi[sz]ers?|circle games?)\b/i,
    matches: ['wet day games', 'indoor games', 'brain breaks'],
    misses: ['a wet day', 'door games'],
    games: [
      {
        name: 'Heads down, thumbs up',
        need: 'desks',
        how: [
          'Four players tap one thumb each while all heads are down.',
          'Those tapped stand up and guess who it was. A right guess changes places.',
        ],
      },
      {
        name: 'Silent ball',
        need: 'a soft ball',
        how: ['Throw the ball round without a sound.', 'Who talks or drops it sits down.'],
      },
      {
        name: 'Four corners',
        need: 'numbers 1 to 4 in the corners',
        how: [
          'One player counts to ten with eyes closed while all walk to a corner.',
          'The player calls a number: that corner sits down. Go on to the last one.',
        ],
      },
      {
        name: 'Fizz buzz',
        need: 'a circle',
        how: [
          'Count round. Say “fizz” for a multiple of 3 and “buzz” for a multiple of 5.',
          'Start again after a slip.',
        ],
      },
    ],
    talk: ['Which game let everybody join in?'],
    safety: 'Chairs in, bags away. Walk.',
  },
]

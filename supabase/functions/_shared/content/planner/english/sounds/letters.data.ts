/** A letter, or letters that stand together for one sound, as it is taught in the first years. */
export interface LetterSound {
  /** How the sound is made, as a teacher says it. */
  mouth: string
  action: string
  /** Words with the sound where it is taught: at the start, or at the end. */
  words: string
  atEnd?: true
  /** What children mix it up with. */
  mix: string
}

export const LETTER_SOUNDS: Readonly<Record<string, LetterSound>> = {
  s: {
    mouth: 'Teeth together, tongue behind them, a long hiss. Voice off.',
    action: 'wriggle a hand like a snake',
    words: 'sun sock sand sit six seal',
    mix: 'Turned round, like 2. Start at the top and go back first, as for c.',
  },
  a: {
    mouth: 'Mouth open, jaw down, short: the sound of ant and not of acorn. Voice on.',
    action: 'ants run up your arm',
    words: 'ant axe add apple',
    mix: 'Says the name of the letter. Its name is one thing, and what it says is another.',
  },
  t: {
    mouth: 'Tip of the tongue taps behind the teeth. Short, voice off: “t”, not “tuh”.',
    action: 'turn your head as if you watch tennis',
    words: 'tap tin ten tent top toe',
    mix: 'Adds “uh”. Whisper it.',
  },
  p: {
    mouth: 'Lips together, then a puff. Short, voice off: “p”, not “puh”.',
    action: 'puff out a candle on your finger',
    words: 'pig pin pan pen pot pup',
    mix: 'Mixed up with b and q. The stick of p hangs below the line.',
  },
  i: {
    mouth: 'A small smile, short: the sound of ink and not of ice. Voice on.',
    action: 'wiggle your fingers like an itchy insect',
    words: 'in ink itch insect igloo',
    mix: 'Says the name of the letter. Do the itch.',
  },
  n: {
    mouth: 'Tongue up behind the teeth, lips open; the air hums through the nose. Voice on.',
    action: 'arms out like a plane',
    words: 'net nut nap nose nest nine',
    mix: 'Mixed up with m. For m the lips close.',
  },
  m: {
    mouth: 'Lips together, hum. Voice on, and it can be held.',
    action: 'rub your tummy',
    words: 'map mat mug mum moon mop',
    mix: 'One hump too few. m hums on, and has two humps.',
  },
  d: {
    mouth: 'Tip of the tongue taps behind the teeth. Short, voice on.',
    action: 'drum with two hands',
    words: 'dog dad dig duck doll dish',
    mix: 'Mixed up with b. d begins as c does; b begins at the top.',
  },
  g: {
    mouth: 'Back of the tongue taps the roof of the mouth. Short, voice on.',
    action: 'gulp down a drink',
    words: 'goat gum gate gull gap gift',
    mix: 'Says the sound of jam. Teach the sound of goat first.',
  },
  o: {
    mouth: 'Mouth round and open, short: the sound of on and not of open. Voice on.',
    action: 'turn a light on and off',
    words: 'on off ox orange octopus',
    mix: 'Closed at the bottom. Go all the way round and close it where you began.',
  },
  c: {
    mouth: 'Back of the tongue lets go with a click of air. Short, voice off.',
    action: 'click your fingers',
    words: 'cat cup cot can cap cow',
    mix: 'Says the sound of sun. Teach the sound of cat first.',
  },
  k: {
    mouth: 'Back of the tongue lets go with a click of air. Short, voice off: the same sound as c in cat.',
    action: 'kick a ball',
    words: 'king kid kick kit kite kiwi',
    mix: 'Writes c. Before e and i we write k: kit, keg.',
  },
  e: {
    mouth: 'Mouth half open, short: the sound of egg and not of eel. Voice on.',
    action: 'crack an egg',
    words: 'egg end elf elbow',
    mix: 'Mixed up with short i. Say pen and pin at a mirror.',
  },
  u: {
    mouth: 'Mouth a little open, short: the sound of up. Voice on.',
    action: 'put up an umbrella',
    words: 'up us under uncle umbrella',
    mix: 'Says the name of the letter. Put up the umbrella.',
  },
  r: {
    mouth: 'Tongue up and back, lips a little forward. Voice on, and it can be held.',
    action: 'growl like a dog with a rag',
    words: 'rat run rug red ring rain',
    mix: 'Says w. Lips stay open; the tongue does the work.',
  },
  h: {
    mouth: 'Only breath. Voice off.',
    action: 'breathe on a cold window',
    words: 'hat hen hut hand hill hop',
    mix: 'Mixed up with n. h begins at the top.',
  },
  b: {
    mouth: 'Lips together, then open. Short, voice on.',
    action: 'bounce a ball',
    words: 'bat bed bus bug bag bin',
    mix: 'Mixed up with d. b begins at the top: down, back up and round.',
  },
  f: {
    mouth: 'Top teeth on the bottom lip, blow. Voice off, and it can be held.',
    action: 'let the air out of a balloon',
    words: 'fan fin fox fig fish foot',
    mix: 'Says th. Show the teeth on the lip at a mirror.',
  },
  l: {
    mouth: 'Tip of the tongue up behind the teeth, air round it. Voice on, and it can be held.',
    action: 'lick an ice block',
    words: 'leg lip lid log lamp leaf',
    mix: 'Looks like i or 1. l is tall and has no dot.',
  },
  j: {
    mouth: 'Lips forward, tongue up. Short, voice on.',
    action: 'wobble like jelly',
    words: 'jam jet jug jump jog jelly',
    mix: 'Turned round. The hook of j goes to the left.',
  },
  v: {
    mouth: 'Top teeth on the bottom lip, buzz. Voice on: feel the lip tickle.',
    action: 'drive a van',
    words: 'van vet vest vase',
    mix: 'Says f. Put a hand on the throat: v buzzes.',
  },
  w: {
    mouth: 'Lips round like a kiss, then open. Voice on.',
    action: 'blow like the wind',
    words: 'web wig wet wind wall wing',
    mix: 'Says the name of the letter (double u). Lips round first.',
  },
  x: {
    mouth: 'Two sounds in a row: the last of duck, and s.',
    action: 'cross your arms',
    words: 'fox box six mix wax fix',
    mix: 'Says the name of the letter. Listen to the end of the word.',
    atEnd: true,
  },
  y: {
    mouth: 'Tongue high, lips in a smile, short. Voice on.',
    action: 'stretch a hand up and shout yes',
    words: 'yes yell yum yak yo-yo yellow',
    mix: 'Says the name of the letter. Start the word yes and stop.',
  },
  z: {
    mouth: 'Teeth together, buzz. Voice on: s with the voice on.',
    action: 'buzz like a bee',
    words: 'zip zoo zap zebra zigzag',
    mix: 'Says s. Put a hand on the throat: z buzzes.',
  },
  q: {
    mouth: 'q comes with u. Two sounds in a row: those of k and w.',
    action: 'make a duck’s bill with your hands',
    words: 'queen quick quiz quilt quack',
    mix: 'Writes q without u. They go hand in hand.',
  },
  sh: {
    mouth: 'Lips forward, air out. Voice off, and it can be held.',
    action: 'a finger on your lips',
    words: 'ship shop shell shed shut shoe',
    mix: 'Reads s and h one after the other. Two letters, one sound.',
  },
  ch: {
    mouth: 'Lips forward, tongue taps, short. Voice off.',
    action: 'pull the cord of a train',
    words: 'chin chip chop chat chick chest',
    mix: 'Says sh. ch is short; sh goes on.',
  },
  th: {
    mouth: 'Tongue between the teeth, air out.',
    action: 'show the tip of your tongue',
    words: 'thin thick thumb three think',
    mix: 'Says f. Show the tongue at a mirror. In this, that and then the voice is on.',
  },
  wh: {
    mouth: 'Lips round, then open, as for w. Some people blow a little.',
    action: 'blow on hot food',
    words: 'when whip whale wheel white',
    mix: 'Writes w. Question words often begin with wh: when, why, which, what.',
  },
  ng: {
    mouth: 'Back of the tongue up; the air hums through the nose. Voice on.',
    action: 'pull up a bag that is heavy',
    words: 'ring king song wing long bang',
    mix: 'Says n and g one after the other. Two letters, one sound.',
    atEnd: true,
  },
  ck: {
    mouth: 'Back of the tongue lets go with a click. Short, voice off: the same sound as k.',
    action: 'click your fingers behind your back',
    words: 'duck sock kick rock neck back',
    mix: 'Writes only k or c. After a short vowel at the end of a short word we write ck.',
    atEnd: true,
  },
  ll: {
    mouth: 'Tip of the tongue up behind the teeth. One sound, though there are two letters.',
    action: 'ring a bell',
    words: 'bell hill doll full well shell',
    mix: 'Writes one l. After a short vowel at the end of a short word we often write ll.',
    atEnd: true,
  },
  ss: {
    mouth: 'A long hiss. One sound, though there are two letters.',
    action: 'two snakes with two hands',
    words: 'kiss dress boss miss mess hiss',
    mix: 'Writes one s. Bus, gas, yes and us have one.',
    atEnd: true,
  },
  ff: {
    mouth: 'Teeth on the lip, blow. One sound, though there are two letters.',
    action: 'dust off your hands',
    words: 'off puff cliff sniff cuff huff',
    mix: 'Writes one f. The short word if has one.',
    atEnd: true,
  },
}

/** Words of those above that name nothing a child can draw. */
export const NOT_DRAWN: ReadonlySet<string> = new Set(
  (
    'sit top in itch on off can under up us run dig gap hop jump jog mix fix wet yes yell yum yellow ' +
    'quick zap chat shut thin thick think when white long bang back kick full well miss hiss puff sniff huff add end'
  ).split(' '),
)

/** Words that children know, from which those without a sound are taken. */
export const OTHER_WORDS =
  'map tin dog bus leg hat rug fan pot web egg jam van nut cup sun bed zip kid gate'.split(' ')

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

const letter = (mouth: string, action: string, words: string, mix: string): LetterSound => ({
  mouth,
  action,
  words,
  mix,
})

export const LETTER_SOUNDS: Readonly<Record<string, LetterSound>> = {
  s: letter(
    'Teeth together, tongue behind them, a long hiss. Voice off.',
    'wriggle a hand like a snake',
    'sun sock sand sit six seal',
    'Turned round, like 2. Start at the top and go back first, as for c.',
  ),
  a: letter(
    'Mouth open, jaw down, short: the sound of ant and not of acorn. Voice on.',
    'ants run up your arm',
    'ant axe add apple',
    'Says the name of the letter. Its name is one thing, and what it says is another.',
  ),
  t: letter(
    'Tip of the tongue taps behind the teeth. Short, voice off: “t”, not “tuh”.',
    'turn your head as if you watch tennis',
    'tap tin ten tent top toe',
    'Adds “uh”. Whisper it.',
  ),
  p: letter(
    'Lips together, then a puff. Short, voice off: “p”, not “puh”.',
    'puff out a candle on your finger',
    'pig pin pan pen pot pup',
    'Mixed up with b and q. The stick of p hangs below the line.',
  ),
  i: letter(
    'A small smile, short: the sound of ink and not of ice. Voice on.',
    'wiggle your fingers like an itchy insect',
    'in ink itch insect igloo',
    'Says the name of the letter. Do the itch.',
  ),
  n: letter(
    'Tongue up behind the teeth, lips open; the air hums through the nose. Voice on.',
    'arms out like a plane',
    'net nut nap nose nest nine',
    'Mixed up with m. For m the lips close.',
  ),
  m: letter(
    'Lips together, hum. Voice on, and it can be held.',
    'rub your tummy',
    'map mat mug mum moon mop',
    'One hump too few. m hums on, and has two humps.',
  ),
  d: letter(
    'Tip of the tongue taps behind the teeth. Short, voice on.',
    'drum with two hands',
    'dog dad dig duck doll dish',
    'Mixed up with b. d begins as c does; b begins at the top.',
  ),
  g: letter(
    'Back of the tongue taps the roof of the mouth. Short, voice on.',
    'gulp down a drink',
    'goat gum gate gull gap gift',
    'Says the sound of jam. Teach the sound of goat first.',
  ),
  o: letter(
    'Mouth round and open, short: the sound of on and not of open. Voice on.',
    'turn a light on and off',
    'on off ox orange octopus',
    'Closed at the bottom. Go all the way round and close it where you began.',
  ),
  c: letter(
    'Back of the tongue lets go with a click of air. Short, voice off.',
    'click your fingers',
    'cat cup cot can cap cow',
    'Says the sound of sun. Teach the sound of cat first.',
  ),
  k: letter(
    'Back of the tongue lets go with a click of air. Short, voice off: the same sound as c in cat.',
    'kick a ball',
    'king kid kick kit kite kiwi',
    'Writes c. Before e and i we write k: kit, keg.',
  ),
  e: letter(
    'Mouth half open, short: the sound of egg and not of eel. Voice on.',
    'crack an egg',
    'egg end elf elbow',
    'Mixed up with short i. Say pen and pin at a mirror.',
  ),
  u: letter(
    'Mouth a little open, short: the sound of up. Voice on.',
    'put up an umbrella',
    'up us under uncle',
    'Says the name of the letter. Put up the umbrella.',
  ),
  r: letter(
    'Tongue up and back, lips a little forward. Voice on, and it can be held.',
    'growl like a dog with a rag',
    'rat run rug red ring rain',
    'Says w. Lips stay open; the tongue does the work.',
  ),
  h: letter(
    'Only breath. Voice off.',
    'breathe on a cold window',
    'hat hen hut hand hill hop',
    'Mixed up with n. h begins at the top.',
  ),
  b: letter(
    'Lips together, then open. Short, voice on.',
    'bounce a ball',
    'bat bed bus bug bag bin',
    'Mixed up with d. b begins at the top: down, back up and round.',
  ),
  f: letter(
    'Top teeth on the bottom lip, blow. Voice off, and it can be held.',
    'let the air out of a balloon',
    'fan fin fox fig fish foot',
    'Says th. Show the teeth on the lip at a mirror.',
  ),
  l: letter(
    'Tip of the tongue up behind the teeth, air round it. Voice on, and it can be held.',
    'lick an ice block',
    'leg lip lid log lamp leaf',
    'Looks like i or 1. l is tall and has no dot.',
  ),
  j: letter(
    'Lips forward, tongue up. Short, voice on.',
    'wobble like jelly',
    'jam jet jug jump jog jelly',
    'Turned round. The hook of j goes to the left.',
  ),
  v: letter(
    'Top teeth on the bottom lip, buzz. Voice on: feel the lip tickle.',
    'drive a van',
    'van vet vest vase',
    'Says f. Put a hand on the throat: v buzzes.',
  ),
  w: letter(
    'Lips round like a kiss, then open. Voice on.',
    'blow like the wind',
    'web wig wet wind wall wing',
    'Says the name of the letter (double u). Lips round first.',
  ),
  x: {
    ...letter(
      'Two sounds in a row: the last of duck, and s.',
      'cross your arms',
      'fox box six mix wax fix',
      'Says the name of the letter. Listen to the end of the word.',
    ),
    atEnd: true,
  },
  y: letter(
    'Tongue high, lips in a smile, short. Voice on.',
    'stretch a hand up and shout yes',
    'yes yell yum yak yellow',
    'Says the name of the letter. Start the word yes and stop.',
  ),
  z: letter(
    'Teeth together, buzz. Voice on: s with the voice on.',
    'buzz like a bee',
    'zip zoo zap zebra zigzag',
    'Says s. Put a hand on the throat: z buzzes.',
  ),
  q: letter(
    'q comes with u. Two sounds in a row: those of k and w.',
    'make a duck’s bill with your hands',
    'queen quick quiz quilt quack',
    'Writes q without u. They go hand in hand.',
  ),
  sh: letter(
    'Lips forward, air out. Voice off, and it can be held.',
    'a finger on your lips',
    'ship shop shell shed shut shoe',
    'Reads s and h one after the other. Two letters, one sound.',
  ),
  ch: letter(
    'Lips forward, tongue taps, short. Voice off.',
    'pull the cord of a train',
    'chin chip chop chat chick chest',
    'Says sh. ch is short; sh goes on.',
  ),
  th: letter(
    'Tongue between the teeth, air out.',
    'show the tip of your tongue',
    'thin thick thumb three think',
    'Says f. Show the tongue at a mirror. In this, that and then the voice is on.',
  ),
  wh: letter(
    'Lips round, then open, as for w. Some people blow a little.',
    'blow on hot food',
    'when whip whale wheel white',
    'Writes w. Question words often begin with wh: when, why, which, what.',
  ),
  ng: {
    ...letter(
      'Back of the tongue up; the air hums through the nose. Voice on.',
      'pull up a bag that is heavy',
      'ring king song wing long bang',
      'Says n and g one after the other. Two letters, one sound.',
    ),
    atEnd: true,
  },
  ck: {
    ...letter(
      'Back of the tongue lets go with a click. Short, voice off: the same sound as k.',
      'click your fingers behind your back',
      'duck sock kick rock neck back',
      'Writes only k or c. After a short vowel at the end of a short word we write ck.',
    ),
    atEnd: true,
  },
  ll: {
    ...letter(
      'Tip of the tongue up behind the teeth. One sound, though there are two letters.',
      'ring a bell',
      'bell hill doll full well tall',
      'Writes one l. After a short vowel at the end of a short word we often write ll.',
    ),
    atEnd: true,
  },
  ss: {
    ...letter(
      'A long hiss. One sound, though there are two letters.',
      'two snakes with two hands',
      'kiss mess boss miss less hiss',
      'Writes one s. Bus, gas, yes and us have one.',
    ),
    atEnd: true,
  },
  ff: {
    ...letter(
      'Teeth on the lip, blow. One sound, though there are two letters.',
      'dust off your hands',
      'off puff cliff sniff cuff huff',
      'Writes one f. Only if has one.',
    ),
    atEnd: true,
  },
}

/** Words that children know, from which those without a sound are taken. */
export const OTHER_WORDS =
  'map tin dog bus leg hat rug fan pot web egg jam van nut cup sun bed zip kid gate'.split(' ')

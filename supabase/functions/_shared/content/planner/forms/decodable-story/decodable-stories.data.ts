/** A story whose words can all be read by their sounds at its stage, but for its tricky words. */
export interface DecodableStory {
  /** The sounds of the stage as a teacher names them: “short a”. */
  stage: StageName
  title: string
  paragraphs: readonly string[]
  /** Words that cannot be read by their sounds at this stage, or only in part. */
  tricky: readonly string[]
  questions: readonly (readonly [prompt: string, answer: string])[]
}

export type StageName =
  | 'short a'
  | 'short e'
  | 'short i'
  | 'short o'
  | 'short u'
  | 'short vowels'
  | 'sh'
  | 'ch'
  | 'th'
  | 'ck'
  | 'ng'
  | 'blends'
  | 'magic e'
  | 'ee'
  | 'ai'
  | 'ay'
  | 'oa'
  | 'igh'
  | 'oo'
  | 'ar'
  | 'or'
  | 'ow'

/** The stages in the order in which most schools teach them; a story has sounds of its own stage and of earlier ones. */
export const DECODABLE_STORIES: readonly DecodableStory[] = [
  {
    stage: 'short a',
    title: 'The bad cat',
    paragraphs: [
      'Pam had a cat. The cat had a cap. Pam had a bag. The bag had ham.',
      'Pam sat. Pam had a nap. The cat ran at the bag. Tap, tap! The cat had the ham!',
      'Dad ran at the cat. Bad cat! The cat ran. Dad had the cap. The cat had a nap.',
    ],
    tricky: ['the', 'a'],
    questions: [
      ['What was in Pam’s bag?', 'ham'],
      ['What did the cat do when Pam had a nap?', 'It ran at the bag and took the ham.'],
      ['Why did Dad run at the cat?', 'Look for: because the cat took the ham, or because it was a bad cat.'],
    ],
  },
  {
    stage: 'short i',
    title: 'The pig and the tin',
    paragraphs: [
      'Tim had a big pig. The pig did dig in the pit. Dig, dig, dig! It hit a tin. Tim hid. Is it a bad tin?',
      'The pig did tip the lid. In the tin is a wig! It is a big wig. The pig sat. The wig sat. The pig did win the wig!',
    ],
    tricky: ['the', 'a', 'is'],
    questions: [
      ['What did the pig hit in the pit?', 'a tin'],
      ['What was in the tin?', 'a wig'],
      ['Why did Tim hide?', 'Look for: he did not know what was in the tin, or he was scared of it.'],
    ],
  },
  {
    stage: 'short o',
    title: 'Hot Dot',
    paragraphs: [
      'Tom had a dog. The dog is Dot. Dot is hot. Tom got a mop. Tom got a pot.',
      'Dot did hop in the pot. Hop, hop, hop! Dot got the mop. Dot is on top! It is a bad job, Dot!',
      'Tom got Dot. Dot sat on a log. Dot is not hot.',
    ],
    tricky: ['the', 'a', 'is'],
    questions: [
      ['What is the name of the dog?', 'Dot'],
      ['Where did Dot hop?', 'in the pot'],
      [
        'Do you think that Dot liked the pot? Why?',
        'Look for: a reason from the story, such as that Dot was hot and hopped in.',
      ],
    ],
  },
  {
    stage: 'short u',
    title: 'Gus and the bug',
    paragraphs: [
      'Gus is a pup. Gus had fun in the sun. Gus dug in the mud. Dig, dig, dig! A bug got up.',
      'It is a big bug. Gus did run at the bug. The bug did hum. Hum, hum, hum!',
      'Gus sat in the mud. The bug sat on Gus. It is fun in the sun!',
    ],
    tricky: ['the', 'a', 'is'],
    questions: [
      ['What is Gus?', 'a pup'],
      ['What got up out of the mud?', 'a bug'],
      [
        'Were Gus and the bug friends at the end? How do you know?',
        'Look for: yes, such as because the bug sat on Gus and it was fun.',
      ],
    ],
  },
  {
    stage: 'short e',
    title: 'Meg the red hen',
    paragraphs: [
      'Meg is a red hen. Ben fed Meg. Ben let Meg in the pen. Ben is in bed. Ben is not up yet.',
      'Meg is not in the pen! Did the vet get Meg? Did a jet get Meg?',
      'Yes! Meg is on the bed. Get up, Ben! Ben let Meg sit on the bed.',
    ],
    tricky: ['the', 'a', 'is'],
    questions: [
      ['What colour is Meg?', 'red'],
      ['Where was Meg at the end?', 'on the bed'],
      [
        'What did Meg want, do you think?',
        'Look for: an idea that fits, such as to wake Ben up or to be fed again.',
      ],
    ],
  },
  {
    stage: 'short vowels',
    title: 'Pip and the mop',
    paragraphs: [
      'Pip is a pup. Pip had a red bed. Mum had a mop. Pip ran at the mop. Tug, tug, tug!',
      'Mum got wet. The mop got wet. Pip got wet. It is a bad job, Pip!',
      'Mum sat. Mum had fun. Pip got in the tub. Pip is not in the mud. Pip sat in the sun.',
    ],
    tricky: ['the', 'a', 'is'],
    questions: [
      ['What did Pip tug?', 'the mop'],
      ['Who got wet?', 'Mum and Pip (and the mop)'],
      ['Was Mum cross at the end? How do you know?', 'Look for: no, because Mum had fun.'],
    ],
  },
  {
    stage: 'sh',
    title: 'The fish shop',
    paragraphs: [
      'Josh is in a rush. Josh had cash. Josh had a wish. It is fish! Josh did dash to the fish shop. Is it shut? Josh ran in.',
      'The man had a big dish. Hush! A cat is in the shed. Dash, cat! The cat got the fish. Josh got mash. Josh is sad. The cat is not!',
    ],
    tricky: ['the', 'a', 'is', 'to'],
    questions: [
      ['What was Josh’s wish?', 'fish'],
      ['Who got the fish?', 'the cat'],
      ['Why is Josh sad?', 'Look for: he wanted fish and got mash, because the cat took the fish.'],
    ],
  },
  {
    stage: 'ch',
    title: 'The hot chip',
    paragraphs: [
      'Chad had a hot chip. Mum had a chat. Dad had to chop. Chop, chop, chop! A hen ran in. It ran at Chad.',
      'It hit Chad on the chin. The chip is in the mud. The hen got the chip. It is such a bad hen!',
      'Is it much fun, Chad? It is not. Mum got Chad a chip.',
    ],
    tricky: ['the', 'a', 'is', 'to'],
    questions: [
      ['What did Chad have?', 'a hot chip'],
      ['Where did the hen hit Chad?', 'on the chin'],
      ['What did Mum do to help?', 'Mum got Chad a chip.'],
    ],
  },
  {
    stage: 'th',
    title: 'Beth and the moth',
    paragraphs: [
      'Beth had a moth. It is a thin moth. Seth is with Beth. Is that a bug? It is not a bug, Seth. This is a moth.',
      'Thud! The moth hit the lid. Thud! Then it hit Seth. Seth ran. Beth sat with the moth. Then Beth let the moth get up in the sun.',
    ],
    tricky: ['the', 'a', 'is'],
    questions: [
      ['What did Beth have?', 'a moth'],
      ['What did Seth think it was?', 'a bug'],
      ['Why did Seth run?', 'Look for: the moth hit him and gave him a fright.'],
    ],
  },
  {
    stage: 'ck',
    title: 'The duck and the sock',
    paragraphs: [
      'Jack had a sock. The sock is red. A duck got the sock! Jack ran at the duck. The duck ran back. It sat on a rock.',
      'Jack did not kick it. Jack got a pack. In the pack is a bug. The duck got the bug. Jack got the sock back. It is bad luck, duck!',
    ],
    tricky: ['the', 'a', 'is'],
    questions: [
      ['What colour is the sock?', 'red'],
      ['What was in the pack?', 'a bug'],
      ['How did Jack get the sock back?', 'Look for: he gave the duck the bug, so it let go of the sock.'],
    ],
  },
  {
    stage: 'ng',
    title: 'The king and the ring',
    paragraphs: [
      'The king had a ring. It is a big ring. The king sang a song. It is a long song. The king had a gong. Bong! The gong rang. Bang!',
      'The ring is in the mud. The king did not sing. A pup dug in the mud. The pup got the ring! The king had to sing.',
    ],
    tricky: ['the', 'a', 'is', 'to'],
    questions: [
      ['Where did the ring go?', 'in the mud'],
      ['Who found the ring?', 'the pup'],
      [
        'How did the king feel at the end? How do you know?',
        'Look for: happy, because he had his ring and sang.',
      ],
    ],
  },
  {
    stage: 'blends',
    title: 'Fred and Stan',
    paragraphs: [
      'Fred is a frog. Fred sat on a log in the pond. Fred can swim. Fred can jump. Stan is a bug. Stan sat on a stem.',
      'Fred can grab. Stop, Fred! Fred did jump. Stan did jump. Plop! Fred went in the pond.',
      'Stan sat on the stem. Fred sat on the log. Stan is glad. Fred is wet.',
    ],
    tricky: ['the', 'a', 'is'],
    questions: [
      ['What is Fred?', 'a frog'],
      ['Where did Fred land?', 'in the pond'],
      ['Why is Stan glad?', 'Look for: Fred did not get him.'],
    ],
  },
  {
    stage: 'magic e',
    title: 'The kite',
    paragraphs: [
      'Jake made a kite. Jane made a cake. Jake ran up to the lake. The kite rose up. Jane had a bite of cake.',
      'The kite hit a pole. Snap! It had a hole. Jane had tape. Jane made it fine. Up it rose!',
      'Jake got a bite of the cake. It is time to ride home.',
    ],
    tricky: ['the', 'a', 'is', 'to', 'of'],
    questions: [
      ['What did Jake make?', 'a kite'],
      ['How did the kite get a hole?', 'It hit a pole.'],
      ['How did Jane help Jake?', 'Look for: she had tape and mended the kite.'],
    ],
  },
  {
    stage: 'ee',
    title: 'Dee the sheep',
    paragraphs: [
      'Lee can see a sheep. It is deep in the weeds. The sheep is Dee. Dee is free! Lee needs to feed the sheep.',
      'Dee can see the feed. Dee did not need the weeds. Beep, beep! A jeep! Dee ran to meet Lee.',
      'Lee had to sweep the jeep. Dee had a sleep in the jeep.',
    ],
    tricky: ['the', 'a', 'is', 'to'],
    questions: [
      ['Where is the sheep?', 'deep in the weeds'],
      ['What did Lee have to sweep?', 'the jeep'],
      ['Why did Dee run to Lee?', 'Look for: Dee wanted the feed.'],
    ],
  },
  {
    stage: 'ai',
    title: 'Snail in the rain',
    paragraphs: [
      'It had to rain. A snail sat on a rail. Drip, drip! The rain fell on the tail of the snail.',
      'Gail ran up with a pail. “Wait in the pail,” said Gail. “I can get you to the drain.”',
      'The snail did not wait. It left a wet trail. It had to aim at the drain. Then the train ran past in the rain.',
    ],
    tricky: ['the', 'a', 'to', 'of', 'said', 'I', 'you'],
    questions: [
      ['What did the snail sit on?', 'a rail'],
      ['What did Gail run up with?', 'a pail'],
      ['How could Gail tell where the snail went?', 'Look for: it left a wet trail.'],
    ],
  },
  {
    stage: 'ay',
    title: 'Kay and Ray in the hay',
    paragraphs: [
      'It is a hot day in May. Kay and Ray can play in the hay. Ray lays his cap on a tray.',
      'Kay tips the hay on Ray. Ray can not stay. Is this the way? Ray is stuck in the hay!',
      '“This is the way,” said Kay. Ray has a plum from the tray. “What a day!” said Ray.',
    ],
    tricky: ['the', 'a', 'is', 'said', 'what'],
    questions: [
      ['Where do Kay and Ray play?', 'in the hay'],
      ['What did Kay tip on Ray?', 'the hay'],
      ['How did Ray find the way out?', 'Look for: Kay showed him the way.'],
    ],
  },
  {
    stage: 'oa',
    title: 'The toad on the road',
    paragraphs: [
      'A toad sat on the road. A goat with a coat ran up the road. “Get off the road!” said the goat. The toad did not.',
      'The goat had a loaf and oats. “Get in a boat with me,” said the goat. The toad got in. The boat did float to the oak.',
      'Bang! The boat hit a rock. The coat had a soak. The toad had to moan and groan. Then the sun got hot. The goat and the toad had toast and oats.',
    ],
    tricky: ['the', 'a', 'said', 'me', 'to'],
    questions: [
      ['What did the toad sit on?', 'the road'],
      ['What did the goat and the toad get in?', 'a boat'],
      ['Why did the coat get wet?', 'Look for: the boat hit a rock.'],
    ],
  },
  {
    stage: 'igh',
    title: 'A light in the night',
    paragraphs: [
      'It is night. Nick is in bed. A light is bright up high. Nick has a fright. “Mum! A light is in the night!”',
      'Mum sat with Nick. “It is all right,” said Mum. “It might be the red light of a jet.”',
      'Nick sighs. The jet is high. The light is not as bright. “Night, night,” said Mum. Nick shut his lids tight.',
    ],
    tricky: ['the', 'a', 'is', 'all', 'said', 'be', 'of'],
    questions: [
      ['What did Nick see?', 'a bright light up high'],
      ['What did Mum say it might be?', 'the red light of a jet'],
      ['Why did Nick have a fright?', 'Look for: he did not know what the light was.'],
    ],
  },
  {
    stage: 'oo',
    title: 'The moon in the pool',
    paragraphs: [
      'A big moon is up. Soon it is on top of the roof. Boo the cat is on the roof. Boo can see the moon in the pool.',
      '“Food!” said Boo. Boo shoots off the roof. Zoom! Boom! Boo fell in the pool. The moon is not food. The pool is cool and wet.',
      'Mum got a broom. Scoop, scoop! “Get in the room, Boo,” said Mum. Boo has a nap on a stool.',
    ],
    tricky: ['the', 'a', 'is', 'of', 'said'],
    questions: [
      ['Where is Boo at the start?', 'on the roof'],
      ['What did Boo think the moon was?', 'food'],
      ['Why did Boo land in the pool?', 'Look for: Boo saw the moon in the pool and wanted to eat it.'],
    ],
  },
  {
    stage: 'ar',
    title: 'The shark in the park',
    paragraphs: [
      'Bart and Carl got in the car. The car is hard to start. It is dark. At last it did start.',
      'The car got to the park. “Stop the car!” said Carl. “A shark is in the park!” It had a sharp fin. It had a scarf.',
      'Bart ran far. Carl did not. “It is not a shark,” said Carl. The shark is a bit of card on a cart. Bart had to grin.',
    ],
    tricky: ['the', 'a', 'is', 'to', 'said', 'of'],
    questions: [
      ['Where did the car stop?', 'at the park'],
      ['What did the shark have?', 'a sharp fin and a scarf'],
      ['What was the shark in the end?', 'Look for: a bit of card on a cart.'],
    ],
  },
  {
    stage: 'or',
    title: 'The horn in the storm',
    paragraphs: [
      'A storm is in the north. Norm has a ship with corn, forks and cord. Norm can not see the port.',
      'Norm got the horn. Honk! The horn is short, but the honk is long. “Is that a horn?” said Mort.',
      'Mort lit a torch at the port. Norm can see the torch. The ship got to the port. Norm and Mort had hot corn in the storm.',
    ],
    tricky: ['the', 'a', 'is', 'to', 'said'],
    questions: [
      ['What is in the ship?', 'corn, forks and cord'],
      ['What did Mort light?', 'a torch'],
      ['How did Norm find the port?', 'Look for: Norm saw the torch.'],
    ],
  },
  {
    stage: 'ow',
    title: 'The brown cow',
    paragraphs: [
      'A brown cow is in the town. Wow! It has a frown. How did it get in the town?',
      'A clown ran up. Now the crowd got big. “Sit down, cow!” said the clown. The cow did a bow. The crowd had to howl.',
      'The clown got a crown. Now the cow has a crown, and not a frown. It is the best cow in the town.',
    ],
    tricky: ['the', 'a', 'is', 'said', 'to'],
    questions: [
      ['Where is the cow?', 'in the town'],
      ['What did the cow do?', 'a bow'],
      ['Why did the frown go?', 'Look for: the cow got a crown, or the crowd liked its bow.'],
    ],
  },
]

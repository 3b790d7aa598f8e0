import type { Part } from './english-topic.ts'

export const ADJECTIVES: Part = {
  title: 'adjectives',
  named: /adjective|describing words?/i,
  questions: [
    ['The adjective in: He wore a red hat.', 'red'],
    ['The adjective in: We found a smooth stone.', 'smooth'],
    ['The adjective in: She told a funny story.', 'funny'],
    ['The adjective in: The cold wind blew.', 'cold'],
    ['The adjective in: A tiny wētā hid in the log.', 'tiny'],
    ['The adjective in: My jandals were wet.', 'wet'],
    ['The adjective in: An old ferry left the wharf.', 'old'],
    ['The adjective that is stronger than big: little, huge, tall.', 'huge'],
    ['The adjective that is stronger than cold: cool, chilly, freezing.', 'freezing'],
    ['The noun that the adjective describes: The hungry gull stole a chip.', 'gull'],
    ['The two adjectives in: A loud, sudden bang woke us.', 'loud, sudden'],
    ['The two adjectives in: The tired hikers rested under a shady tree.', 'tired, shady'],
    ['The adjective in: The water in the rock pool was clear.', 'clear'],
    ['The three adjectives in: A thin, muddy, happy dog ran in.', 'thin, muddy, happy'],
    ['The adjective that compares two: This hill is steeper than that one.', 'steeper'],
    ['The adjective that compares many: It was the brightest star in the sky.', 'brightest'],
  ],
  teaching: {
    walt: 'find adjectives and choose ones that help a reader to see',
    criteria: [
      'find the word that describes a noun',
      'say which noun it describes',
      'choose an adjective that tells more, and say why',
    ],
    think: [
      'Which word names a person, a place or a thing? That is the noun.',
      'Which word tells me what it is like? That is the adjective.',
      'Could a stronger word help me to see it?',
    ],
    hook: 'Hold up a stone. Each pair says one word that would help a friend to find this stone among twenty others.',
    ask: 'Which noun does this word describe?',
    misconceptions: [
      {
        what: 'Takes any interesting word for an adjective.',
        why: 'Strong verbs and adverbs sound interesting too.',
        move: 'Put it before a noun: a slowly snail does not work, a slow snail does.',
      },
      {
        what: 'Piles up adjectives that say the same: a big, huge, large dog.',
        why: 'More seems better.',
        move: 'Cross one out. Does the picture change? If not, it can go.',
      },
    ],
    extension: 'Rewrite a dull sentence three ways, changing only its adjectives.',
    english: [
      ['adjective', 'describes a noun'],
      ['noun', 'names a person, place or thing'],
      ['compare', 'to say how two things differ'],
    ],
  },
}

export const VERBS_OF_SENTENCES: Part = {
  title: 'verbs in sentences',
  named: /\bverbs?\b|agrees? with|doing words?/i,
  questions: [
    ['The verb in: The dog barks.', 'barks'],
    ['The verb in: We swim at the pool.', 'swim'],
    ['The verb in: Sina paints a sign.', 'paints'],
    ['The verb in: My brother builds huts.', 'builds'],
    ['The verb that fits: The birds (sing / sings) early.', 'sing'],
    ['The verb that fits: My cousin (play / plays) netball.', 'plays'],
    ['The verb that fits: The cats (sleep / sleeps) all day.', 'sleep'],
    ['The verb that is stronger than ran: walked, sprinted, went.', 'sprinted'],
    ['The verb in: The sky was grey.', 'was'],
    ['The verb in: The tired hikers rested under a tree.', 'rested'],
    ['The verb that fits: The trees on the hill (was / were) tall.', 'were'],
    ['The two verbs in: We paddled hard and reached the shore.', 'paddled, reached'],
    ['The two verbs in: Tama caught the ball and threw it back.', 'caught, threw'],
    ['The verb that fits: One of the boats (leak / leaks).', 'leaks'],
  ],
}

export const NOUNS: Part = {
  title: 'nouns',
  named: /\bnouns?\b|naming words?/i,
  questions: [
    ['The noun in: A small bird sang.', 'bird'],
    ['The noun in: The tall tree fell.', 'tree'],
    ['The noun in: An old ferry sank.', 'ferry'],
    ['The noun in: He quickly climbed the hill.', 'hill'],
    ['The noun in: We waited under a wide umbrella.', 'umbrella'],
    ['The two nouns in: The boat reached the island.', 'boat, island'],
    ['The two nouns in: My aunty grows tomatoes.', 'aunty, tomatoes'],
    ['The noun that names a place: We ran to the library.', 'library'],
    ['The proper noun in: The ferry sails to Picton today.', 'Picton'],
    ['The proper noun in: Our class wrote to Mele.', 'Mele'],
    [
      'The three proper nouns in: Hana flew from Nelson to Wellington with her koro.',
      'Hana, Nelson, Wellington',
    ],
    ['The noun that names a feeling: Their kindness surprised us.', 'kindness'],
  ],
}

export const ADVERBS: Part = {
  title: 'adverbs',
  named: /adverbs?/i,
  questions: [
    ['The adverb in: The snail moved slowly.', 'slowly'],
    ['The adverb in: She shut the door quietly.', 'quietly'],
    ['The adverb in: We often swim at the pool.', 'often'],
    ['The adverb in: He answered the question correctly.', 'correctly'],
    ['The adverb in: The ferry left early.', 'early'],
    ['The adverb in: Mere sang beautifully at the concert.', 'beautifully'],
    ['The adverb that says when: We will visit Nana tomorrow.', 'tomorrow'],
    ['The adverb that says where: The children played outside.', 'outside'],
    ['The adverb that says how: Sione threw the ball carefully.', 'carefully'],
    ['The verb that the adverb tells about: The kea cheekily pulled the bag.', 'pulled'],
    ['The adverb made from quick: He ran (quick) to the gate.', 'quickly'],
    ['The adverb made from happy: They (happy) shared the plums.', 'happily'],
    ['The adverb in: The team played well on Saturday.', 'well'],
    ['The two adverbs in: The rain fell heavily and suddenly stopped.', 'heavily, suddenly'],
  ],
}

export const OTHERS: Part = {
  title: 'pronouns and joining words',
  named: /pronoun|preposition|conjunction/i,
  questions: [
    ['The pronoun in: We gave them the last pie. Which word stands for the people who got it?', 'them'],
    [
      'The pronoun in: Hana lost her hat, so she went back. Which word stands for Hana and does the going?',
      'she',
    ],
    ['The preposition in: The cat slept on the mat.', 'on'],
    [
      'The preposition in: A path leads to the beach between two hills. Which word says where the path runs?',
      'between',
    ],
    ['The conjunction in: You can have a pear or a plum.', 'or'],
    ['The conjunction in: Call me when the bus comes.', 'when'],
    ['The pronoun in: They walked to school.', 'They'],
    ['The pronoun in: Ben dropped his pie, and he laughed at it. Which word stands for Ben?', 'he'],
    ['The preposition in: The keys were under the mat.', 'under'],
    ['The preposition in: We walked through the tunnel.', 'through'],
    ['The conjunction in: I wanted to go, but it was late.', 'but'],
    ['The conjunction in: We stayed inside because it rained.', 'because'],
    ['The pronoun in: Please pass me the glue.', 'me'],
    ['The pronoun in: The kererū landed, and it ate a berry. Which word stands for the kererū?', 'it'],
    [
      'The pronoun in: My cousins came over. We played cards with them. Which word stands for my cousins?',
      'them',
    ],
    ['The pronoun that shows who owns it: That green bag is mine.', 'mine'],
    ['The preposition in: The dog ran after the ball.', 'after'],
    ['The preposition in: We had a test before lunch.', 'before'],
    ['The two prepositions in: She walked along the beach towards the rocks.', 'along, towards'],
    ['The conjunction in: Mum cooked while we set the table.', 'while'],
    ['The conjunction in: We will wait until the rain stops.', 'until'],
    ['The conjunction in: Tama was tired, so he went to bed.', 'so'],
  ],
}

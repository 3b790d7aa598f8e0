import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const SPEECH: EnglishTopic = {
  id: 'speech',
  title: 'direct speech',
  match: /direct speech|speech mark|dialogue/i,
  years: [4, 8],
  skill: 'sentences',
  ask: 'Put in the speech marks and other punctuation:',
  space: 'line',
  questions: [
    ['I am hungry said Finn', '“I am hungry,” said Finn.'],
    ['Come here called Aroha', '“Come here,” called Aroha.'],
    ['Where is the ball asked Sione', '“Where is the ball?” asked Sione.'],
    ['The bus is late said Mum', '“The bus is late,” said Mum.'],
    ['What time is it asked Leo', '“What time is it?” asked Leo.'],
    ['I found it said Tama', '“I found it,” said Tama.'],
    ['Can I have a turn asked Sina', '“Can I have a turn?” asked Sina.'],
    ['Dinner is ready called Dad', '“Dinner is ready,” called Dad.'],
    ['Who left this here asked the teacher', '“Who left this here?” asked the teacher.'],
    ['Nan said we are going now', 'Nan said, “We are going now.”'],
    ['The coach shouted well played', 'The coach shouted, “Well played!”'],
    ['Mere asked where are my shoes', 'Mere asked, “Where are my shoes?”'],
    ['Dad said it is time for bed', 'Dad said, “It is time for bed.”'],
    ['The guide whispered look at that bird', 'The guide whispered, “Look at that bird.”'],
    ['Ari asked may I come too', 'Ari asked, “May I come too?”'],
    ['We should wait said Amina until it stops', '“We should wait,” said Amina, “until it stops.”'],
    ['Can you hear it whispered Maia', '“Can you hear it?” whispered Maia.'],
    ['I know said Theo but I forgot', '“I know,” said Theo, “but I forgot.”'],
    ['If it rains said Koro we will stay in', '“If it rains,” said Koro, “we will stay in.”'],
    [
      'The track is steep warned the ranger so take your time',
      '“The track is steep,” warned the ranger, “so take your time.”',
    ],
    ['I will help you said Hana if you help me', '“I will help you,” said Hana, “if you help me.”'],
    [
      'When we get home said Mum you can have a snack',
      '“When we get home,” said Mum, “you can have a snack.”',
    ],
    ['The principal asked are you ready to speak', 'The principal asked, “Are you ready to speak?”'],
    ['My ticket said Eli is in my other bag', '“My ticket,” said Eli, “is in my other bag.”'],
  ],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'punctuate what people say',
    criteria: [
      'put speech marks around the words that are said',
      'put the comma, question mark or exclamation mark inside',
      'begin a new line for each speaker',
    ],
    prior: ['Tell spoken words from the rest of a sentence.', 'Use capitals and full stops.'],
    think: [
      'Which words come out of a mouth? Mark them.',
      'What mark ends them? It goes inside.',
      'Who says it? That part stays outside.',
    ],
    hook: 'Two children act a short talk while others hold up hands as speech marks.',
    ask: 'Where does the voice start and stop?',
    misconceptions: [
      {
        what: 'Puts marks around “said Finn” too.',
        why: 'The whole sentence is about talking.',
        move: 'Put only the spoken words in a speech bubble first.',
      },
      {
        what: 'Leaves out the comma before “said”.',
        why: 'A full stop feels right.',
        move: 'Show that the sentence is not over yet.',
      },
    ],
    extension: 'Write a talk of four lines with a different word for “said” each time.',
    english: [
      ['speech marks', 'marks around spoken words: “ ”'],
      ['dialogue', 'people talking in a text'],
    ],
  },
}

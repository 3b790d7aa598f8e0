import type { PupilNeed } from '../../../understood.ts'
import type { NeedLines } from './need-lines.ts'

/**
 * What a lesson does for what some pupils need. A line says what to do, not what is wrong with anybody, and asks those
 * who know best: the pupil, and their whānau.
 */
export const PUPIL_NEED_LINES: Record<PupilNeed, NeedLines> = {
  wheelchair: {
    start: 'Before you begin, check that every path, table and space has room for a wheelchair.',
    support:
      'For a student who uses a wheelchair: ask them beforehand what works for them. Clear wide paths, put materials at the front of the table within reach, and seat their group where they join from the middle and not at the edge.',
    moving:
      'Play on a hard, level surface, and change rules for everyone so that all can play fully: wider zones, a pass to the lap or on the bounce, a tag that counts on the frame of the chair, a level start. Nobody moves the chair without being asked.',
    performing:
      'Plan every role so that it can be played from the chair: level, direction, speed, arms and face carry it. Where a step says kneel, lie or walk about, say “change your level” or “change your place”, and keep paths free. Nobody moves the chair without being asked.',
    making:
      'Whatever the class does on the floor, do at tables, with room for knees under one of them and the tools along its front.',
    sheet:
      'For a student who uses a wheelchair: where cards or pages are laid out, use a table they can reach all round.',
  },
  'one hand': {
    work: 'Say once, to everyone, that answers may be spoken, pointed to or built as well as written.',
    support:
      'For a student who cannot use their writing hand: a partner or you write down what they say, word for word, or they record their voice or type with the other hand. Give the real things or cards to move and point to, and share out jobs so that theirs is one for a voice and one hand. Ask what hurts and what they would like to do.',
    moving:
      'Give a part without falls, catches or contact, such as umpire, timer, caller or a throw with the other arm, and ask what the doctor allows.',
    making: 'Tape the work down so that it stays still, and let a partner cut while they say where.',
    sheet:
      'For a student who cannot use their writing hand: take the answers by voice or by pointing, and write them down as they are said.',
  },
  sight: {
    resources: ['a large-print copy or the file for their device, and real things to hold'],
    together: 'Say aloud whatever you write up, show or point to, and say the name of whoever speaks next.',
    support:
      'For a student who is blind or has low vision: give them the words and questions before the lesson in the form they use (large print, braille or their device), with strong contrast and a seat where they see or hear best. Give the real thing to hold in place of a picture.',
    moving:
      'Walk round the space together first. Use a bright ball or one that rattles, markers that stand out from the ground, a partner to run beside, and one clear sound for stop.',
    making:
      'Lay out tools on a tray in the same order each time, say where each lies as on a clock face, and let hands go over a finished example.',
    sheet:
      'For a student who is blind or has low vision: copy the page to A3 or give them the file, read figures and tables aloud, and take answers by voice.',
  },
  hearing: {
    resources: ['the key words and instructions in writing'],
    together:
      'One speaker at a time, face to the class; repeat what others say from their seats, and write up each instruction as well as saying it.',
    support:
      'For a student who is deaf or hard of hearing: face them in good light when you speak, and show first, then talk, so that they need not look in two places at once. Use their microphone, interpreter or New Zealand Sign Language as on other days. Ask what they will do first, not whether they heard.',
    moving:
      'Show every rule before it is played, and use a signal that is seen for start and stop: a raised arm or a flag.',
    sheet:
      'For a student who is deaf or hard of hearing: anything that is read aloud or played needs to be there in writing too.',
  },
  autism: {
    resources: ['a visual timetable of the steps'],
    start: 'Show the visual timetable: what comes first, what next, and how it ends.',
    work: 'Give a warning two minutes before the step ends, and say what comes next.',
    support:
      'For an autistic pupil: say exactly what is wanted and when it is enough, without figures of speech. Let them choose how to show the work and whether to work alone, and keep a quiet place ready that they may use without asking. Ask them, and their whānau, what helps.',
    moving:
      'Show the space and the rules beforehand. Noise, whistles and being touched can be too much: let them choose a role, and agree how to step out and come back.',
    making: 'Say which textures, smells and sounds will come, and have gloves, a tool or another job ready.',
    sheet:
      'For an autistic pupil: cut the page into strips or cover all but one question, and say how many are enough.',
  },
  attention: {
    resources: ['the steps on a card to tick off'],
    work: 'Half-way, everyone stands, stretches and says what they will do next.',
    support:
      'For a student with ADHD: one step at a time on a card to tick off, the first one done together straight away, and a short goal for each five minutes with a word when it is met. Seat them where you can give a quiet sign, and give a job that lets them move: hand out, collect, write on the board.',
    moving:
      'Small teams and much equipment, so that nobody waits long for a turn; a job such as scorer between turns.',
    making: 'Hand out tools when they are needed and not before, one at a time.',
    sheet:
      'For a student with ADHD: fold the page so that half of it shows, and look at the first part before they go on.',
  },
  reading: {
    resources: ['a card with the key words, large and clear'],
    work: 'Read each question aloud once before students begin, and again for anyone who asks.',
    support:
      'For students who do not read on their own yet, or for whom reading is hard (with dyslexia, for one): read the text and questions aloud or let a partner do so, and let them answer by speaking, drawing or pointing. Do not ask them to read aloud unprepared, and do not mark spelling here.',
    sheet:
      'For students who do not read on their own yet, or for whom reading is hard (with dyslexia, for one): read the questions aloud, take answers by voice or drawing, and do not mark spelling.',
  },
  anxious: {
    start: 'Say what will happen, in which order and how it ends, and that a first try need not be right.',
    support:
      'For students who are anxious or shy: let them begin with a partner or watch the first round, and pass without giving a reason. Nobody is called on without notice: tell them their question beforehand. Notice the try quietly, not in front of the class.',
    moving: 'Nobody shows or performs alone; students choose whom to show it to.',
    making: 'Show a first try of your own that went wrong, and what you did next.',
    sheet:
      'For students who are anxious or shy: say that it is not a test, let them begin with any question, and leave out the clock.',
  },
  'not speaking': {
    together:
      'Ask in ways that need no voice: thumbs, pointing, a card to hold up or a small whiteboard. Everyone may answer like that.',
    support:
      'For a student who does not speak at school: speaking is never the price of joining in. Offer choices to point at, wait ten seconds without looking at them, then go on warmly. If they do speak, answer what they said and make nothing of it. Ask their whānau what works.',
    sheet:
      'For a student who does not speak at school: every answer may be written, drawn or pointed at; where students share, a partner may read it out.',
  },
  'health plan': {
    start:
      'Take along what the students’ health plans name (inhaler, EpiPen, snack), and tell every adult where it is.',
    support:
      'For students with asthma, an allergy, epilepsy or diabetes: read their health plan before the lesson. They rest, drink or use their inhaler without asking, and come back when they are ready.',
    moving:
      'Warm up slowly, and offer a role at an easier pace that counts as much. Anyone who coughs or wheezes stops at once.',
    making: 'Compare the list of materials with the allergies you know of, and swap before the lesson.',
    sheet:
      'For students with an allergy: compare food and materials on these pages with what you know of them.',
  },
}

import type { DoorKind } from './door-kind.ts'

/** What the teacher reads in place of a document, and the name of a chat that begins so. */
export interface DoorWords {
  words: string
  chatName: string
}

export const NOT_COUNTED = 'This was not counted.'

export const DOOR_WORDS: Readonly<Record<DoorKind, DoorWords>> = {
  disclosure: {
    chatName: 'Keeping someone safe',
    words: `Thank you for not leaving this alone. This needs people, not a worksheet, so I have made nothing.

**If anyone is in danger now, ring 111.**

1. **Stay with the student and listen.** Stay calm, let them say it in their own words, and do not question them. You can say: “I am glad you told me. It is not your fault.”
2. **Do not promise to keep it secret.** Say that you will tell someone whose job is to help keep them safe.
3. **Tell your school’s lead for child protection today**, or the principal. Write down what was said, in the student’s words, with the date and time. Please do not put names here.
4. **Oranga Tamariki: 0508 326 459**, day and night, if you think a child has been harmed or may be.
5. **1737**, free call or text at any time, to talk to a trained counsellor: for the student, and for you.

If this is about you and not about a pupil: the same numbers are for you, too. You do not have to carry this alone.`,
  },
  threat: {
    chatName: 'Keeping everyone safe',
    words: `This needs people now, not a worksheet, so I have made nothing.

**Ring 111 now if somebody has a weapon or says that they will hurt someone.** Then tell the principal, who decides about a lockdown.

1. **Keep yourself and the other students away.** Do not try to take anything off anyone.
2. **Stay calm and quiet.** Do not argue, and do not block the way out.
3. **Say what you know**: who, where, what was seen or said, and when. Please put no names here.
4. **Afterwards: your school’s lead for child protection**, and Oranga Tamariki on **0508 326 459**, for the student who made the threat, too.
5. **1737**, free call or text at any time, to talk to a trained counsellor.`,
  },
  'self-harm-method': {
    chatName: 'Support',
    words:
      'I cannot write this. If someone may be in danger, ring 111 now. To talk to a trained counsellor at any time, free call or text 1737. If a student is behind this question, stay with them and tell your school’s lead for child protection today; Oranga Tamariki answers day and night on 0508 326 459.\n\nI can make a lesson on feelings, on asking for help, or on who keeps us safe.',
  },
  'sexual-content-about-children': {
    chatName: 'Not made',
    words:
      'I do not write this. For relationships and sexuality education (puberty, consent, keeping ourselves safe) choose a Health goal and ask for that. If you are worried about a child, tell your school’s lead for child protection today or ring Oranga Tamariki on 0508 326 459; in danger, 111.',
  },
  'weapons-and-drugs': {
    chatName: 'Not made',
    words:
      'I do not explain how to make, get or use weapons or drugs. I can make a lesson on what alcohol, vaping and other drugs do, on saying no to friends, or on safe choices.',
  },
  hate: {
    chatName: 'Not made',
    words:
      'I do not write against groups of people, and I do not write such jokes. I can make a lesson that works against this: where stereotypes come from, what racism did and does, how to stand up for someone, or Pink Shirt Day. Which would you like, and for which year?',
  },
  disinformation: {
    chatName: 'Checking a claim',
    words:
      'I do not write this up as a fact for students, because it is not one. I can make a lesson that looks at the claim with care: what the evidence says, how we know, and how to spot false news. For beliefs and religions I can make a lesson on what different people believe. Which would you like, and for which year?',
  },
  'whakapapa-of-a-pupil': {
    chatName: 'A student’s whakapapa',
    words:
      'Whakapapa belongs to the student and their whānau. I know nothing about any student, I look nothing up and I make nothing up; please ask the whānau. I can make a lesson in which students bring what their whānau wish to share, for example a pepeha each writes at home. Which year is it for?',
  },
  'pupil-record': {
    chatName: 'About a student',
    words:
      'I know nothing about any student: I look nobody up and make no records, reports, numbers or addresses. Please leave names and numbers out. Tell me the work you need, and say “a student” where you mean one: for example, reading practice for a student in Year 4 who likes rugby.',
  },
  swearing: {
    chatName: 'Not made',
    words:
      'I do not write swear words or rude jokes for students. I can make a lesson on strong words, on nonsense and limericks, or on how words can hurt. Which would you like, and for which year?',
  },
  'work-of-others': {
    chatName: 'Not shown',
    words:
      'I see only this chat. I cannot show what other people have asked or made, nor passwords, keys or how I was set up. Tell me the year and the topic, and I will make something for you.',
  },
  loss: {
    chatName: 'A loss',
    words:
      'I am sorry. That is a hard thing for a child, and for you and the class. Being told, a quiet place to go, and the usual routine all help; please ask the whānau what they wish the class to know. Tell the principal or the guidance counsellor. To talk to a trained counsellor at any time, free call or text 1737.\n\nI can make a lesson on feelings, on remembering someone, or on being kind to a friend who is sad; or your usual work for the rest of the class. Which would you like, and for which year?',
  },
  'suicide-prevention': {
    chatName: 'Wellbeing',
    words:
      'I do not plan lessons on suicide or self-harm. This is taught with trained people and with your school’s guidance: the advice of the Ministry and of the Mental Health Foundation is to teach wellbeing and how to ask for help, not suicide. Speak with your guidance counsellor or your school’s lead for wellbeing first. If you are worried about a student or yourself, free call or text 1737 at any time; in danger, ring 111.\n\nI can make a lesson on wellbeing, on strong feelings and what helps, on asking for help, or on who we can talk to. Which would you like, and for which year?',
  },
  'other-language': {
    chatName: 'Another language',
    words:
      'Material in that language cannot be made here yet: I write in English and in te reo Māori, and I would get other languages wrong. A speaker in your school or community is the best person for the words themselves.\n\nI can make the same thing in English, or in English with te reo Māori words; and I can make a lesson about the people, the place or their stories. Which would you like, and for which year?',
  },
  'small-talk': {
    chatName: 'Thanks',
    words:
      'You are very welcome. I am glad that it helps. Tell me when you need the next lesson or resource.',
  },
  'false-fact': {
    chatName: 'A fact to check',
    words: 'I can make it with the right answer. Shall I?',
  },
}

/** What changed for teachers, the newest first. */
export const whatsNew: { date: string; changes: string[] }[] = [
  {
    date: 'November 2026',
    changes: [
      'A link for a reliever: share one saved plan or resource, for a day or up to a month.',
      'A shelf for your school, where colleagues find what you put there.',
      'Your class, told once on your account page, for your plans and on your paper.',
      'A chat deleted by mistake comes back, for 30 days.',
      'More sheets by name: cloze texts, spelling lists, Venn diagrams, scripts, mystery pictures, station cards and others. Help lists them all.',
      'Maths plans begin with work for the hands, with what lies in a New Zealand classroom.',
      'A page from a zip of your saved work opens here again: “Open with” on your device, or /open-file.',
      'An error can be reported: you see the whole report before you send it.',
      'Six finished plans and resources that anyone can open and print.',
      'The contact form sends, and keeps your words until it has.',
      'This help page, which also opens without a network.',
    ],
  },
]

/** What changed for teachers, the newest first. */
export const whatsNew: { date: string; changes: string[] }[] = [
  {
    date: 'November 2026',
    changes: [
      'Six finished plans and resources that anyone can open and print.',
      'The contact form sends, and keeps your words until it has.',
      'This help page, which also opens without a network.',
    ],
  },
]

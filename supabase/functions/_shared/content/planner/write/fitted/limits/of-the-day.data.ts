/** What a plan says for something of the day: at its start, while the class works together, and at the work. */
export interface DayLines {
  start?: string
  together?: string
  work?: string
}

export const DAY_LINES = {
  adult: {
    start:
      'Other adult: before the lesson show the aim, the exit question and what a good answer sounds like. Say which group is theirs.',
    work: 'Other adult: sits with the group that needs support, asks “What will you try first?” before telling, and lets students hold the pencil and the materials. Half-way you swap: you take that group, the other adult goes round.',
  },
  adults: {
    start:
      'Other adults (as many as you have): before the lesson show the aim, the exit question and what a good answer sounds like. Say who is where.',
    work: 'Other adults: one sits with the group that needs support and asks before telling. Another runs the materials or stands where the class takes turns; any other hears answers from early finishers. You go round all groups. Half-way the adults swap places.',
  },
  throat: {
    start:
      'Save your voice: write what you would say on the board before the class comes in, and agree on a signal that is seen or clapped. No calling out over noise.',
    together:
      'Save your voice: a student reads each instruction or question aloud, another says it back in their own words. You point, show and nod.',
    work: 'Save your voice: go to each group and speak low, or write your question on a slip.',
  },
  desks: {
    start:
      'The desks stay: everyone works standing behind their own chair, at arm’s length from others, with moves on the spot. Bags and chairs go right under the desks.',
    together:
      'The desks stay: where a step says walk or travel, do it on the spot or along the aisle in one direction, one row at a time.',
    work: 'The desks stay: groups are those who sit together. Two groups at a time use the space at the front and the back, the others plan or watch for one thing. Swap after two minutes.',
  },
  mat: {
    start:
      'On the mat: everyone sits where they see you, partners knee to knee, with a clear square in the middle where things are shown.',
    work: 'On the mat: what is written goes on one large sheet or small boards on knees; two or three students show in the square while the others look for one thing. Swap often.',
  },
} as const satisfies Record<string, DayLines>

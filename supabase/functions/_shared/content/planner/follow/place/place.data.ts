/** Lines for a lesson that moves. They say how to work there, whatever the topic is. */
export const PLACE_LINES = {
  inside: {
    start:
      'In the hall or classroom: move the furniture to the sides, mark the spaces with tape or cones, and agree on a stop signal that works indoors.',
    work: 'Inside there is less room: work in smaller groups, take turns, and use soft equipment or slower movement.',
    support: 'Inside: the group that needs support works nearest to you, where it is quietest.',
    materials: ['tape or cones to mark spaces inside'],
  },
  outside: {
    start:
      'Outside, on the field or court: agree on the boundary and a stop signal before you go. Sun hats on, water bottles with you.',
    work: 'Work on the ground with chalk, or on clipboards: draw what you would write on a whiteboard large enough for others to read as they walk past.',
    support: 'Outside: the group that needs support works in the shade next to you.',
    materials: ['chalk, and a clipboard or firm card for each pair', 'hats and water bottles'],
  },
} as const

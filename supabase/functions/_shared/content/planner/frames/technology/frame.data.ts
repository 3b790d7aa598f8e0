import type { Frame } from '../frame.ts'

export const TECHNOLOGY_FRAME: Frame = {
  id: 'design',
  skill: /./,
  criteria: ['say who it is for and what they need', 'test my idea and use the result to improve it'],
  prior: ['Name products and who uses them.', 'Draw an idea with labels.'],
  materials: [
    'two or three everyday products that have to do with {topic}',
    'paper and felt pens for designing',
    'simple materials or a device, as the lesson needs',
  ],
  hook: 'To begin on {topic}, pass round two products that do the same job. Who would choose which, and why?',
  model: [
    'Name the person and the need behind {topic} in one sentence.',
    'Sketch quickly and label what each part does.',
    'Check the sketch against the need.',
  ],
  together: 'Agree on two or three things that matter for {topic}. Write them where all can see them.',
  ask: 'How will you know that it works for them?',
  work: [
    'Sketch two ideas for {topic}, with labels.',
    'Make or improve one.',
    'Test it against what we agreed, and record the result.',
  ],
  misconceptions: [
    {
      what: 'Designs for oneself.',
      why: 'One’s own needs are the nearest.',
      move: 'Ask the user, or act the user, before sketching.',
    },
    {
      what: 'Sees a failed test as the end.',
      why: 'School work is right or wrong.',
      move: 'Ask what the test told us, and plan one change.',
    },
  ],
  support: 'Give the need and one part of the design; students complete it.',
  extension: 'Add a limit, such as less material or no glue, and redesign.',
  next: ['Test with the real user.', 'Write instructions for {topic} that someone else can follow.'],
  english: [
    ['prototype', 'a first version made to be tested'],
    ['brief', 'what is needed, for whom'],
  ],
  reo: ['hangarau', 'whakamātau', 'rauemi'],
  safety: ['Check tools, heat, blades, batteries and food allergies. Show safe use before anyone starts.'],
  prompts: [
    ['Who is it for, and what do they need?', 'line', 'A person and a need, not a product.'],
    ['Draw your idea for {topic}. Label what each part does.', 'draw', 'Labels that tell purpose.'],
    ['What must it do to be good?', 'lines', 'Two things that can be tested.'],
    ['Test it. What happened?', 'lines', 'A result, not an opinion.'],
    ['What will you change, and why?', 'lines', 'A change that follows from the test.'],
  ],
}

import type { GeneratorType } from '#content/contract.ts'

export interface Sample {
  /** The last part of its address. */
  slug: string
  kind: 'Lesson plan' | 'Worksheet' | 'Assessment'
  year: string
  area: string
  /** What a teacher typed to get it, word for word. */
  request: string
  /** The goal that was picked, by its id in our table. */
  goal: string
  generator: GeneratorType
  /** The lesson of the bank that the server found for the request, below `supabase/seed/kits`. */
  kit?: string
}

/** Six finished documents. The build makes each from its request with the planner and renderer that teachers use. */
export const samples: Sample[] = [
  {
    slug: 'fractions-of-a-set',
    kind: 'Lesson plan',
    year: 'Year 5',
    area: 'Mathematics',
    request: 'A 50 minute maths lesson on fractions of a set for Year 5, in the school garden',
    goal: 'maths-y5-number-rational-numbers-09',
    generator: 'lessonPlan',
  },
  {
    slug: 'simple-circuits',
    kind: 'Lesson plan',
    year: 'Year 6',
    area: 'Science',
    request: 'A 60 minute science lesson on simple circuits for Year 6',
    goal: 'science-y6-physical-science-matter-interactions-and-energy-04',
    generator: 'lessonPlan',
    kit: 'science/science-simple-circuits-y5-6',
  },
  {
    slug: 'matariki',
    kind: 'Lesson plan',
    year: 'Year 3',
    area: 'Social sciences',
    request: 'A 45 minute lesson on the Matariki holiday for Year 3',
    goal: 'social-y3-civics-and-society-new-zealand-days-of-commemoration-01',
    generator: 'lessonPlan',
    kit: 'social-sciences/social-matariki-holiday-y3-4',
  },
  {
    slug: 'multiplication',
    kind: 'Worksheet',
    year: 'Year 4',
    area: 'Mathematics',
    request: 'A Year 4 multiplication worksheet',
    goal: 'maths-y4-number-operations-02',
    generator: 'resourceGenerator',
  },
  {
    slug: 'tuatara',
    kind: 'Worksheet',
    year: 'Year 4',
    area: 'English',
    request: 'A Year 4 reading worksheet on tuatara',
    goal: 'english-y4-reading-comprehension-02',
    generator: 'resourceGenerator',
    kit: 'english/english-tuatara-text-y4-5',
  },
  {
    slug: 'telling-the-time',
    kind: 'Assessment',
    year: 'Year 3',
    area: 'Mathematics',
    request: 'A short assessment on telling the time for Year 3',
    goal: 'maths-y3-measurement-measuring-time-01',
    generator: 'resourceGenerator',
  },
]

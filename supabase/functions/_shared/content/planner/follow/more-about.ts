import { type Sections, withMaterials, withStepLines } from './plan-parts.ts'

/** Gives time in the lesson to something the teacher wants more of. No fact is stated: the teacher brings the source. */
export function withMoreAbout(sections: Sections, words: string): Sections {
  const told = withStepLines(sections, ['we-do', 'i-do'], {
    teacher: [
      `Give time to ${words}: read or look at a source you trust together, one part at a time.`,
      `Ask: What does this tell us about ${words}? What does it not tell us, and how could we find out?`,
    ],
  })
  const worked = withStepLines(told, ['you-do', 'we-do'], {
    pupils: [`Add one thing about ${words} to your work, and say where you found it.`],
  })
  return withMaterials(worked, [`something to read or look at about ${words}`])
}

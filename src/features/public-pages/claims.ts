import { PLAN_CONTENTS } from '#domain/plan-contents.ts'
import { MONTHLY_PRICE } from '#domain/prices.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { PAID_MESSAGES, REFUND_DAYS, SCHOOL_LICENCES, TRIAL_MESSAGES } from '#domain/promises.ts'

/*
 * Everything the public pages claim. The owner reads this file and `plan-contents.ts` before launch: the names of the plans' parts and the
 * three figures are fixed by the specification, support and refunds are promises of the owner, and each other line has
 * to be true of the software as it is. The quote is a sample, and the page says so.
 */

export const GUARANTEE = `${REFUND_DAYS}-day money-back guarantee`
export const TRIAL_TERMS = 'No credit card, no setup fee'

export const plans = [
  {
    name: 'Free Trial',
    price: 'Free',
    per: TRIAL_TERMS,
    contents: [`${TRIAL_MESSAGES} messages`, 'NZ curriculum alignment', 'Community support'],
    button: 'Start Free Trial',
    featured: false,
  },
  {
    name: 'Teacher',
    price: `$${MONTHLY_PRICE.teacher}`,
    per: 'a month',
    contents: PLAN_CONTENTS.teacher,
    button: 'Choose Teacher',
    featured: true,
  },
  {
    name: 'School',
    price: `$${MONTHLY_PRICE.school}`,
    per: 'a month, ten teachers',
    contents: PLAN_CONTENTS.school,
    button: 'Choose School',
    featured: false,
  },
]

/** The three figures are fixed. What stands under them says what is meant, and what nobody has measured. */
export const statistics = [
  { figure: 'About 2 minutes', meaning: 'for a plan: from your message to a page you can print' },
  { figure: '5+ hours', meaning: 'saved per week is what we build towards. It is an aim, not a measurement' },
  {
    figure: '100%',
    meaning: 'curriculum aligned: every goal you pick stands in the plan, with its source and status',
  },
]

/** The words of a row, and whether Free Trial, Teacher and School have it. */
export const comparison: [
  what: string,
  trial: string | boolean,
  teacher: string | boolean,
  school: string | boolean,
][] = [
  ['Messages', `${TRIAL_MESSAGES} in all`, `${PAID_MESSAGES} a month`, `${PAID_MESSAGES} a month each`],
  ['Lesson plans from curriculum goals', true, true, true],
  ['Print, PDF and Word', true, true, true],
  ['Saved work opens without a network', true, true, true],
  ['Resources made from a lesson plan', false, true, true],
  ['Teacher licences', '1', '1', `${SCHOOL_LICENCES}, more at $${MONTHLY_PRICE.extraTeacher}`],
  ['Support', 'Community', 'Priority email', 'Dedicated school manager'],
]

export const questions = [
  {
    question: 'Can I print, and can I get it in Word?',
    answer:
      'Yes. You can print every plan and resource, or export it to PDF or Word. On a device that has opened the app before, all three work with no network.',
  },
  {
    question: 'What happens when my ten messages run out?',
    answer: 'Everything you made stays yours to read, edit and print. To send more, choose Teacher.',
  },
  {
    question: 'Can I cancel whenever I like?',
    answer: `Yes, cancel anytime. You keep access to the end of the billing period. If it was not for you, the ${GUARANTEE} covers every plan: write to us from the contact page.`,
  },
  {
    question: 'Does our school get help to set up?',
    answer: 'Yes. Onboarding support and a dedicated school manager come with School.',
  },
  {
    question: 'Which curriculum is it?',
    answer:
      'The refreshed New Zealand Curriculum, Years 0 to 8, in our own wording. Areas that are still draft say so, and each goal names its source, so you can check it against Tāhūrangi.',
  },
  {
    question: 'Is what I type used to train AI?',
    answer: 'No. Your prompts are not used to train AI.',
  },
]

export const gains = [
  'Sunday afternoon, instead of a planning template',
  'Three ways in for every class, on one goal',
  'Curriculum goals with their source, drafts marked as drafts',
  'Print, PDF and Word from the same page',
  'Your own edits kept, on every device',
]

export const testimonial = {
  quote: 'I read it, changed one step, printed it, and was out on duty with a cup of tea.',
  who: 'Year 4 teacher, Kirikiriroa Hamilton',
  label: 'Sample quote',
}

export const reasonsToJoin = [
  'The minutes of a plan add up to the lesson you asked for.',
  'Answers that can be calculated are calculated. What cannot be proven says “check this”.',
  'A goal stands in the plan with its source, and a draft area says that it is draft.',
  'Saved plans open, edit and print with no network: at camp, on the bus, in the hall.',
  'What you change stays yours. Earlier versions of a page are kept and can be brought back.',
  'You can start with ten messages, no credit card and no setup fee.',
]

export const values = [
  {
    title: 'Passion for Education',
    text: 'Planning should leave a teacher with an evening. That is what this is for.',
  },
  {
    title: 'Curriculum-First Approach',
    text: 'Pick a goal first: the plan is built on it, and the goal stands at its head with its source.',
  },
  {
    title: 'Teacher Community',
    text: 'Tell us what went wrong in your room. The people who build this read what teachers write.',
  },
  {
    title: 'Smart Learning Strategies',
    text: 'Worked examples, talk, practice and a check at the end, with a way in for every learner.',
  },
]

export const story = `${PRODUCT_NAME} was founded in 2025 with New Zealand teachers. The aim has not changed: a plan that can be taught as it stands, by the person who has to teach it tomorrow.`

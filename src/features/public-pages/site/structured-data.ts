import { MONTHLY_PRICE } from '#domain/prices.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { questions } from '../claims.ts'
import type { Site } from './site.ts'

const SCHEMA = 'https://schema.org'

const offer = (name: string, price: string) => ({ '@type': 'Offer', name, price, priceCurrency: 'NZD' })

export function aboutTheApp({ origin }: Site): object {
  return {
    '@context': SCHEMA,
    '@type': 'WebApplication',
    name: PRODUCT_NAME,
    url: `${origin}/`,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    inLanguage: 'en-NZ',
    audience: { '@type': 'EducationalAudience', educationalRole: 'teacher' },
    offers: [
      offer('Free Trial', '0'),
      offer('Teacher', MONTHLY_PRICE.teacher),
      offer('School', MONTHLY_PRICE.school),
    ],
  }
}

export function aboutTheQuestions(): object {
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

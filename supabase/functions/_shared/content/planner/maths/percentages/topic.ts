import type { MathsTopic } from '../maths-topic.ts'
import { betterDeal, percentOff, twoDiscounts } from './deal-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import {
  changePercent,
  orderForms,
  percentOf,
  percentStory,
  rateToDecimal,
  rateToFraction,
  relatedForms,
  swapPercent,
  toRate,
  whySwap,
} from './questions.ts'
import {
  amountSaved,
  discountPrice,
  discountThenGst,
  gstToAdd,
  priceBeforeGst,
  priceWithGst,
} from './shop-questions.ts'

export const PERCENTAGES: MathsTopic = {
  id: 'percentages',
  title: 'percentages',
  match: /percent|\d+%/i,
  years: [5, 8],
  teaching: TEACHING,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [
    {
      title: 'fractions, decimals and percentages',
      years: [5, 8],
      goal: /^(Recall decimal and percentage|Write 10%|Convert between fractions, decimals)/,
      questions: [rateToFraction, rateToDecimal, toRate],
    },
    {
      title: 'comparing fractions, decimals and percentages',
      years: [6, 8],
      goal: /^(Compare related fractions|Compare, order and convert)/,
      questions: [relatedForms, orderForms],
    },
    {
      title: 'percentages of a number',
      years: [7, 7],
      goal: /^Calculate common percentages/,
      questions: [percentOf, percentStory],
    },
    {
      title: 'swapping a percentage and an amount',
      years: [8, 8],
      goal: /swapping a percentage/,
      questions: [swapPercent, whySwap],
    },
    {
      title: 'percentage increase and decrease',
      years: [8, 8],
      goal: /^Increase or decrease/,
      questions: [changePercent],
    },
    {
      title: 'discounts',
      years: [7, 8],
      questions: [discountPrice, amountSaved, percentOff, twoDiscounts, betterDeal],
    },
    {
      title: 'GST and discounts',
      years: [7, 8],
      questions: [
        gstToAdd,
        discountPrice,
        percentOff,
        priceWithGst,
        twoDiscounts,
        priceBeforeGst,
        betterDeal,
        discountThenGst,
        amountSaved,
      ],
    },
  ],
}

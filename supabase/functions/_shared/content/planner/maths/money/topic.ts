import type { MathsTopic } from '../maths-topic.ts'
import { BANDS } from './bands.data.ts'
import { costOfYear, costRises, shareOfIncome, tripBudget, weekBalance } from './budget-questions.ts'
import {
  coinOrNote,
  coinsToPay,
  countCoins,
  countMoney,
  inCents,
  moneyMix,
  payExactly,
  sortValue,
  twoWays,
  worthMore,
} from './coin-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { exactCoins, howManyCoins, isItEnough, stillNeeded } from './making-questions.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import {
  bestBuy,
  changeFrom,
  changeFromTwo,
  changeInCoins,
  compareMoney,
  discount,
  interest,
  leftInBudget,
  minusMoney,
  nearestDollar,
  offers,
  percentOfPrice,
  planSpending,
  plusMoney,
  roundCash,
  savings,
  totalOf,
  twoPlaces,
  withinBudget,
} from './price-questions.ts'
import { amountWithInterest, interestOverYears, ticketsAndChange, weeklySaving } from './saving-questions.ts'
import { packetOrSingle, severalAndChange, sharedBill, stillToSave } from './shopping-questions.ts'

export const MONEY: MathsTopic = {
  id: 'money',
  title: 'money',
  match:
    /coins?\b|notes\b|dollar|\$\d|money|price|purchase|budget|change from|receipt|discount|best buy|total cost|savings|offers|cash|shop|pretend shop/i,
  years: [1, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [
    {
      title: 'rounding prices',
      years: [4, 4],
      goal: /^Round prices/,
      questions: [nearestDollar, planSpending],
    },
    {
      title: 'New Zealand coins and notes',
      years: [1, 2],
      goal: /^(Name New Zealand coins|Order New Zealand coins)/,
      questions: [worthMore, sortValue, coinOrNote],
    },
    { title: 'paying in a pretend shop', years: [1, 1], goal: /^Act out paying/, questions: [payExactly] },
    {
      title: 'making amounts in different ways',
      years: [2, 4],
      goal: /^(Make the same whole-dollar|Make dollar amounts|Represent an amount)/,
      questions: [twoWays, moneyMix],
    },
    {
      title: 'spending within a budget',
      years: [3, 6],
      goal: /^(Choose items that fit|Create a simple budget)/,
      questions: [leftInBudget, withinBudget],
    },
    { title: 'giving change', years: [3, 3], goal: /^Calculate change/, questions: [changeFrom] },
    {
      title: 'totals and change',
      years: [4, 7],
      goal: /^(Calculate the total cost|Calculate a total|Calculate total cost)/,
      questions: [changeFromTwo, totalOf(3)],
    },
    {
      title: 'counting coins',
      years: [1, 4],
      isOnlyNamed: true,
      questions: [countCoins, coinsToPay],
    },
    {
      title: 'making one amount with coins',
      years: [1, 5],
      isOnlyNamed: true,
      notes: 'making amounts in different ways',
      questions: [howManyCoins, stillNeeded, exactCoins, isItEnough],
    },
    { title: 'giving change in coins', years: [2, 5], isOnlyNamed: true, questions: [changeInCoins] },
    {
      title: 'adding and subtracting money',
      years: [3, 8],
      questions: [plusMoney, totalOf(2), minusMoney, changeFrom],
    },
    {
      title: 'money as decimals',
      years: [5, 5],
      goal: /^Write and compare money/,
      questions: [inCents, compareMoney],
    },
    {
      title: 'discounts',
      years: [5, 8],
      goal: /discount on|^Apply a percentage discount|^Calculate discounts/,
      questions: [discount, offers],
    },
    {
      title: 'percentages of prices',
      years: [6, 6],
      goal: /^Calculate simple percentages/,
      questions: [percentOfPrice, discount],
    },
    { title: 'the best buy', years: [6, 6], goal: /best buy/, questions: [bestBuy] },
    { title: 'rounding money', years: [7, 7], goal: /^Round cash/, questions: [roundCash, twoPlaces] },
    { title: 'saving and interest', years: [8, 8], goal: /savings goal/, questions: [savings, interest] },
    {
      title: 'counting coins and notes',
      years: [2, 3],
      isOnlyNamed: true,
      questions: [countMoney, twoWays, worthMore],
    },
    {
      title: 'money word problems',
      years: [2, 3],
      isOnlyNamed: true,
      questions: [totalOf(2), changeFrom, leftInBudget, stillToSave],
    },
    {
      title: 'money word problems',
      years: [4, 8],
      isOnlyNamed: true,
      questions: [
        severalAndChange,
        sharedBill,
        ticketsAndChange,
        stillToSave,
        packetOrSingle,
        changeFromTwo,
        leftInBudget,
      ],
    },
    {
      title: 'making a budget',
      years: [5, 6],
      isOnlyNamed: true,
      questions: [leftInBudget, weeklySaving, withinBudget, savings],
    },
    {
      title: 'making a budget',
      years: [7, 8],
      isOnlyNamed: true,
      questions: [weekBalance, shareOfIncome, tripBudget, costOfYear, costRises, weeklySaving],
    },
    {
      title: 'earning, spending and saving',
      years: [4, 6],
      isOnlyNamed: true,
      questions: [weeklySaving, savings, bestBuy, leftInBudget],
    },
    {
      title: 'earning, spending and saving',
      years: [7, 8],
      isOnlyNamed: true,
      questions: [weeklySaving, bestBuy, interest, discount],
    },
    {
      title: 'simple interest',
      years: [7, 8],
      isOnlyNamed: true,
      questions: [interestOverYears, amountWithInterest, interest],
    },
  ],
}

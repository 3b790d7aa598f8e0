/** Words of any lesson on anything. They do not show that a document has matter of its topic. */
export const EVERYDAY: readonly string[] = [
  'after, again, ask, because, before, begin, belong, best, body, book, brief, build, card, change, check, choice, choose',
  'class, clear, close, community, compare, count, criteria, describe, describ, design, detail, develop, different, draw',
  'drawing, effect, end, evidence, evaluation, exact, example, explain, explanation, family, feedback, feel, find, first',
  'goal, group, guess, guide, hand, hands, hear, help, here, hold, how many, I, I can, idea, ideas, if, improve',
  'information, iwi, join, kind, know, kupu, label, language, leave, letter, like a, line, list, listen, local, long',
  'look, made, make, material, materials, meaning, measure, minute, minutes, most, move, name, need, needs, next, no',
  'note, notes, notice, now, number, object, off, offer, old, on, order, own, pair, paper, paragraph, partner, parts, pātai',
  'people, perspective, plan, play, point, points, problem, prototype, purpose, question, read, read aloud, reader, real',
  'reason, record, reflect, rehearse, right, round, rule, rules, safe, safety, same, say, see, sentence, set, shape, share',
  'short, show, sketch, slowly, small, sort, sound, source, space, speak, start, step, still, stop, story, suggest, support',
  'symbol, talk, teacher, tell, test, text, the, then, three, time, today, tomorrow, tool, trust, try, turn, two, user',
  'vocabulary, voice, watch, when, where, who, whole, whānau, why, word, words, work, works, yes, write',
]

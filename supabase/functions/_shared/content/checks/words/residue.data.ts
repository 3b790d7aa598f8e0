import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

/** What a program leaves behind in a text. */
export const PROGRAM_TRACES: readonly WordPattern[] = [
  {
    pattern: /(?<!\b(?:an?|is|are|be|was|were|as|words?|left|or) )\bundefined\b(?! (?:words?|terms?)\b)/,
    matches: ['Read undefined pages.', 'undefined'],
    misses: ['Dividing by nought is undefined.', 'An undefined term'],
  },
  {
    pattern: /(?<!\b(?:an?|and|the|is|word|or) )\bnull\b(?! (?:means|hypothesis|and void))/,
    matches: ['The class: null', 'null counters'],
    misses: ['null means nothing', 'the null hypothesis', 'nil and null'],
  },
  {
    pattern: /\bNaN\b|\[object |\bInfinity\b|\{\{|\}\}|\$\{|\\frac|\\\(|\\times|\*\*/,
    matches: ['NaN minutes', '{{topic}}', 'so **bold**', '\\frac{1}{2}'],
    misses: ['Nan and Koro', 'infinity has no end', '2 * 3'],
  },
]

/** Gaps that nobody filled. */
export const UNFILLED: readonly WordPattern[] = [
  {
    pattern:
      /[[<](?:insert|add|your|name of|names of|school name|class name|topic|title|subject|picture|photo|image|link|url|date|teacher|number of|example|details?|describe|fill in|choose|select|to be|placeholder|tb[cda]|x{2,})\b[^\]>\n]{0,80}[\]>]/i,
    matches: ['Show [insert map].', '[Your school] camp', '<topic>', '[TBC]'],
    misses: ['The brackets [ and ] show a gap.', 'insert a comma', 'a < b and c > d', '[laughs]'],
  },
  {
    pattern: /(?<!\p{L})(?:TBC|TBA|TBD|T\.B\.C\.|TODO|FIXME|XX+X|yyyy|dd\/mm|xx\/xx\S*)(?!\p{L})/u,
    matches: ['Room: TBC', 'TODO: questions', 'Term XXX'],
    misses: ['XX is twenty', 'to do today'],
  },
  {
    pattern:
      /\bto be (?:confirmed|advised|decided|determined|added|inserted|completed by (?:the )?teacher)\b(?! by (?:the )?(?:class|pupils|students|vote))|\b(?:insert|add) (?:your |a |the )?(?:topic|picture|image|link|text|name|title|example|content|question)s? here\b|\blorem ipsum\b|\bcontent goes here\b|\?{3,}/i,
    matches: ['Venue to be confirmed', 'Insert picture here', 'Lorem ipsum dolor'],
    misses: ['to be decided by the class', 'Insert a comma here', 'Really??'],
  },
]

/** The voice of a chat program. */
export const CHAT_VOICE: readonly WordPattern[] = [
  {
    pattern:
      /\bas an ai\b|\b(?:large )?language model i\b|\bi can also (?:generate|create|make)\b|\bwould you like me to\b|\blet me know if you(?:['’]d| would| need| want)\b|\bi hope this helps\b|(?:^|\n)(?:sure|certainly|of course|absolutely)[!,] (?:here|i)\b|\bhere(?:['’]s| is) (?:a|your|the) (?:lesson plan|worksheet|revised|updated)\b|\bi (?:cannot|can[’']t|am unable to) (?:assist|help) with that\b/i,
    matches: ['As an AI I suggest a game.', 'Sure! Here is a plan.', 'Would you like me to add more?'],
    misses: ['Make sure here is a pencil.', 'Let me know if it rains.', 'AI is a kind of program.'],
  },
]

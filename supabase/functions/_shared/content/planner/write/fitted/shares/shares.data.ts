/** Things that groups share. Those of one line stand for one another: what a lesson says of computers holds for chromebooks too. */
export const SHARED_THINGS: readonly string[] = [
  'chromebooks?|laptops?|computers?|ipads?|tablets?|devices?|macbooks?|desktops?',
  'batter(?:y|ies)',
  '(?:light ?)?bulbs?|lamps?',
  'microscopes?',
  'magnifying glass(?:es)?|hand lens(?:es)?|magnifiers?',
  'torch(?:es)?',
  'magnets?',
  'thermometers?',
  'stopwatch(?:es)?|timers?',
  'bee-?bots?|robots?|spheros?|micro:?bits?',
  'cameras?',
  'mirrors?',
  'ukuleles?|ukes?|guitars?|glockenspiels?|xylophones?|keyboards?|recorders?|drums?',
  '(?:sewing )?machines?',
  'hot ?plates?|ovens?|stoves?|benches|fry ?pans?',
  'compass(?:es)?',
  'globes?',
  '(?:kitchen )?scales',
  'ramps?',
  '(?:net|basket|rugby |foot|soccer |tennis |soft )?balls?',
  'hoops?',
  'bats?|rackets?|racquets?|hockey sticks?|sticks?',
  'copies|atlases|dictionaries',
  'bean ?bags?',
  'frisbees?|(?:flying )?discs?',
  '(?:skipping )?ropes?',
  'mats?',
  'cones?',
  'bibs?',
  '(?:pairs of )?scissors',
  'glue sticks?',
  '(?:metre )?rulers?',
  'whiteboards?',
]

/** Pupils as teachers count them. */
export const PUPILS_COUNTED =
  'kids|children|students|pupils|learners|tamariki|ākonga|akonga|(?:years?|yrs?|y) ?\\d(?: ?\\/ ?\\d)?s'

/** The largest group that can share one thing at the same time. */
export const LARGEST_SHARE = 5

/** The class for which lessons of the bank count their things. */
export const USUAL_CLASS = 28

/** Words of goals that pupils need no help with, separated by spaces. */
export const COMMON_WORDS = `
explain describe compare identify between different example examples including through people without
another others features important information several simple suitable whether various using familiar
because something someone things about which their other these those where while within during before
after could should would being there learning language activity activities affect effects change changes
ways words school classroom themselves investigate demonstrate recognise classify evaluate analyse
reasons reason clearly purpose meaning ideas support understand develop create present respond people’s
situation situations appropriate including
`

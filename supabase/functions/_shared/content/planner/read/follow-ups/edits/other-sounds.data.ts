/** Letters that stand for one sound or begin a word together, as a request for phonics names them. */
const SOUND =
  '(?:igh|tch|dge|th|wh|sh|ch|ck|ng|ph|qu|ai|ay|ee|ea|oa|ow|ou|oi|oy|oo|ar|er|ir|ur|aw|au|kn|wr|bl|cl|fl|gl|pl|sl|br|cr|dr|fr|gr|pr|tr|sc|sk|sm|sn|sp|st|sw|tw|nk|nd|nt|mp|a_e|e_e|i_e|o_e|u_e)'

/** One sound or a list of them: "th", "th and wh", "ai, ay". */
export const SOUND_LIST = `${SOUND}(?:(?:,? and |,? & |, ?| ?\\/ ?| )${SOUND})*`

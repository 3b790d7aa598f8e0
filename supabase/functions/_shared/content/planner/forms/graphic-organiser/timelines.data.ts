import type { WordPattern } from '../../read/words/word-pattern.ts'

/** Events that a timeline is made of, from the earliest on. A time that is a year alone can be counted with. */
export interface Timeline extends WordPattern {
  title: string
  area: string
  events: readonly (readonly [when: string, what: string])[]
  note?: string
}

const SOCIAL = 'Social sciences'
const IWI =
  'Iwi tell of Kupe and of the coming of their waka in different ways, and not all give years. Ask locally which tellings belong to your place.'

/** The first that fits is printed. */
export const TIMELINES: readonly Timeline[] = [
  {
    title: 'Te Tiriti o Waitangi, before and after',
    area: SOCIAL,
    pattern: /\b(?:treaty|te tiriti|tiriti|waitangi)\b/i,
    matches: ['timeline of te tiriti', 'Treaty of Waitangi timeline'],
    misses: ['Kupe to 1840'],
    events: [
      ['1833', 'James Busby comes to the Bay of Islands as British Resident.'],
      ['1835', 'He Whakaputanga, the Declaration of Independence, is signed by rangatira.'],
      [
        '1840',
        'Te Tiriti o Waitangi is first signed on 6 February. More than 500 rangatira sign in the months after.',
      ],
      ['1860', 'The Taranaki War over land begins at Waitara.'],
      ['1863', 'British troops cross into Waikato. Much Māori land is then taken by law.'],
      ['1975', 'The land march walks to Parliament. The Waitangi Tribunal is set up.'],
      ['1985', 'The Tribunal may now look at claims that go back to 1840.'],
      ['1987', 'Te reo Māori becomes an official language.'],
      ['1995', 'Waikato-Tainui and the Crown sign a settlement for the land taken in the 1860s.'],
    ],
  },
  {
    title: 'Aotearoa from the first people to 1840',
    area: SOCIAL,
    pattern:
      /\bkupe\b|\b(?:to|until|before|pre)[ -]1840\b|\bearly (?:new zealand|nz|aotearoa)\b|\b(?:first people|arrival of m[āa]ori|early m[āa]ori)\b/iu,
    matches: ['Kupe to 1840', 'early NZ timeline'],
    misses: ['1840 to now'],
    note: IWI,
    events: [
      ['Long ago', 'Kupe comes to Aotearoa from Hawaiki, as many iwi tell it.'],
      ['About 1250–1300', 'People from East Polynesia settle Aotearoa, as most evidence shows.'],
      [
        '1642',
        'Abel Tasman’s two ships come to Mohua (Golden Bay). People die when the Dutch and Māori meet.',
      ],
      ['1769', 'James Cook’s ship Endeavour arrives, with Tupaia, a navigator and priest from Ra‘iātea.'],
      ['1792', 'A ship leaves the first gang of sealers in Dusky Sound.'],
      ['1814', 'Samuel Marsden holds a Christian service at Oihi in the Bay of Islands.'],
      ['1820', 'Hongi Hika travels to England. In the years around this, many die in wars with muskets.'],
      ['1835', 'He Whakaputanga, the Declaration of Independence, is signed by rangatira.'],
      ['1840', 'Te Tiriti o Waitangi is first signed at Waitangi on 6 February.'],
    ],
  },
  {
    title: 'Votes for women in New Zealand',
    area: SOCIAL,
    pattern: /\b(?:suffrage|kate sheppard|women[’']?s? (?:vote|right|got the vote)|votes? for women)/i,
    matches: ['Kate Sheppard timeline', 'women’s suffrage'],
    misses: ['voting'],
    events: [
      ['1869', 'Mary Ann Müller writes a pamphlet that asks for votes for women.'],
      ['1885', 'Women found the Women’s Christian Temperance Union in New Zealand.'],
      ['1891', 'More than 9000 women sign petitions that ask Parliament for the vote.'],
      [
        '1893',
        'Nearly 32,000 women have signed that year’s petitions. The law is signed on 19 September, and women vote in November.',
      ],
      ['1919', 'Women may stand for Parliament.'],
      ['1933', 'Elizabeth McCombs becomes the first woman in Parliament.'],
      ['1949', 'Iriaka Rātana becomes the first Māori woman in Parliament.'],
      ['1997', 'Jenny Shipley becomes the first woman to be prime minister.'],
    ],
  },
  {
    title: 'New Zealand in the First World War',
    area: SOCIAL,
    pattern: /\b(?:anzac|gallipoli|ww ?1|ww ?i\b|world war (?:one|1|i\b)|first world war)/i,
    matches: ['Gallipoli timeline', 'ww1'],
    misses: ['ww2', 'world war two'],
    events: [
      ['August 1914', 'The war begins, and New Zealand joins it.'],
      ['October 1914', 'The main body of New Zealand soldiers leaves by ship.'],
      ['25 April 1915', 'Australian and New Zealand soldiers land at Gallipoli.'],
      ['8 August 1915', 'New Zealand soldiers take Chunuk Bair. It is lost two days later.'],
      ['December 1915', 'The Anzacs leave Gallipoli by night.'],
      ['25 April 1916', 'The first Anzac Day is held.'],
      ['September 1916', 'New Zealanders fight on the Somme in France.'],
      ['12 October 1917', 'More than 840 New Zealanders die at Passchendaele in Belgium in one day.'],
      ['11 November 1918', 'The fighting ends.'],
    ],
  },
  {
    title: 'People and machines in space',
    area: 'Science',
    pattern: /\b(?:space(?! bar)|moon landing|rockets?|astronauts?|apollo)\b/i,
    matches: ['space exploration timeline', 'moon landing'],
    misses: ['life cycle'],
    events: [
      ['1957', 'Sputnik 1 of the Soviet Union is the first satellite.'],
      ['1961', 'Yuri Gagarin is the first person in space.'],
      ['1963', 'Valentina Tereshkova is the first woman in space.'],
      ['1969', 'Neil Armstrong and Buzz Aldrin walk on the Moon.'],
      ['1971', 'Salyut 1 is the first space station.'],
      ['1990', 'The Hubble Space Telescope is put into orbit.'],
      ['1998', 'The first part of the International Space Station is launched.'],
      ['2018', 'Rocket Lab puts satellites into orbit from Māhia in New Zealand.'],
      ['2021', 'The James Webb Space Telescope is launched.'],
    ],
  },
  {
    title: 'Aotearoa New Zealand since 1840',
    area: SOCIAL,
    pattern:
      /\b(?:nz|new zealand|aotearoa)(?:[’']?s)? (?:history|histories|events|story|past)\b|\bhistory of (?:nz|new zealand|aotearoa)\b|\b(?:since|from|after) 1840\b|\b1840 (?:to|until)\b|\b(?:nz|new zealand|aotearoa)\b(?=[^.]*\btime ?line)|\btime ?line (?:of |for |on )?(?:nz|new zealand|aotearoa)\b/i,
    matches: ['NZ history timeline', '1840 to now', 'history of Aotearoa'],
    misses: ['Kupe to 1840', 'new zealand birds'],
    events: [
      ['1840', 'Te Tiriti o Waitangi is first signed.'],
      ['1858', 'Pōtatau Te Wherowhero becomes the first Māori King.'],
      ['1860', 'The Taranaki War over land begins at Waitara.'],
      ['1881', 'Armed men enter Parihaka. The people meet them in peace.'],
      ['1893', 'Women win the vote.'],
      ['1915', 'Anzac soldiers land at Gallipoli.'],
      ['1953', 'Edmund Hillary and Tenzing Norgay climb Mount Everest.'],
      ['1975', 'The land march, led by Whina Cooper, walks to Parliament.'],
      ['1987', 'Te reo Māori becomes an official language. New Zealand is nuclear-free by law.'],
      ['2011', 'An earthquake in Christchurch kills 185 people.'],
      ['2022', 'Matariki becomes a public holiday.'],
    ],
  },
]

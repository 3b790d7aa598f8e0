// Makes the four fonts that PDFs are written with: Arimo, as wide as Arial, with only the characters that New Zealand
// classrooms use. Run `node src/documents/render/fonts/make-fonts.mjs` after a change here; the results are committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const source = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/arimo/package.json'))

const RANGES = [
  [0x20, 0x7e], // Latin
  [0xa0, 0x17f], // Latin-1, and Extended-A with the macrons
  [0x1e00, 0x1eff], // Pacific and Vietnamese letters
  [0x2b0, 0x336], // ʻokina, accents that stand alone
  [0x370, 0x3ff], // Greek, for maths and science
  [0x2010, 0x2044], // dashes, quotation marks, fraction slash
  [0x2070, 0x209c], // raised and lowered digits
  [0x20a0, 0x20bf], // currencies
  [0x2100, 0x215f], // fractions, °C
  [0x2190, 0x2199], // arrows
  [0x2200, 0x2265], // maths
  [0x2500, 0x25ff], // lines, boxes, bullets
  [0x2610, 0x2612], // tick boxes
]

const characters = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
).join('')

const FACES = {
  regular: '400Regular/Arimo_400Regular.ttf',
  bold: '700Bold/Arimo_700Bold.ttf',
  italic: '400Regular_Italic/Arimo_400Regular_Italic.ttf',
  'bold-italic': '700Bold_Italic/Arimo_700Bold_Italic.ttf',
}

for (const [name, file] of Object.entries(FACES)) {
  const font = await subsetFont(readFileSync(join(source, file)), characters, {
    targetFormat: 'truetype',
    noLayoutClosure: true,
  })
  writeFileSync(join(import.meta.dirname, `arimo-${name}.ttf`), font)
  console.log(`arimo-${name}.ttf ${Math.round(font.length / 1024)} KB`)
}

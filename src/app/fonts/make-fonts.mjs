// Cuts the packaged font down to what the app uses: weights 400 to 700 (half the size), and the macrons in a file of
// their own, so that te reo does not fetch the whole of Latin Extended. Run again when the package changes:
//   node src/app/fonts/make-fonts.mjs
// Then run plain-zero.py, which takes the slash out of the 0.
// ō and Ō are not in the font at all; o-macron-*.woff2 were built from its own o and macron.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subset from 'subset-font'

const packageJson = '@fontsource-variable/atkinson-hyperlegible-next/package.json'
const files = join(dirname(createRequire(import.meta.url).resolve(packageJson)), 'files')
const source = (part) => readFileSync(join(files, `atkinson-hyperlegible-next-${part}-wght-normal.woff2`))
const letters = (ranges) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
    .join('')

const cuts = {
  'latin-normal.first': [
    'latin',
    [
      [0x20, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2dc],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2193],
      [0x2212, 0x2215],
    ],
  ],
  'macrons-normal.first': [
    'latin-ext',
    [
      [0x100, 0x101],
      [0x112, 0x113],
      [0x12a, 0x12b],
      [0x16a, 0x16b],
    ],
  ],
  'latin-ext-normal.soon': [
    'latin-ext',
    [
      [0x100, 0x2ff],
      [0x1e00, 0x1eff],
      [0x20a0, 0x20c0],
    ],
  ],
}

for (const [name, [part, ranges]] of Object.entries(cuts)) {
  const options = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } }
  const cut = await subset(source(part), letters(ranges), options)
  writeFileSync(join(import.meta.dirname, `${name}.woff2`), cut)
  console.log(`${name}: ${cut.length} bytes`)
}

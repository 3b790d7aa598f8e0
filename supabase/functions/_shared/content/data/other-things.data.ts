import type { Theme } from './themes.data.ts'

/** Other things to count at a setting, so that the word problems of one sheet differ: the things, one of them, what they come in, and more of that. */
export type OtherThings = readonly [
  things: Theme['things'],
  one: Theme['one'],
  group: Theme['group'],
  groups: Theme['groups'],
]

/** By the id of the setting. None is food. */
export const OTHER_THINGS: Readonly<Record<string, readonly OtherThings[]>> = {
  garden: [
    ['plant pots', 'plant pot', 'stack', 'stacks'],
    ['plant labels', 'plant label', 'bundle', 'bundles'],
    ['bulbs', 'bulb', 'net', 'nets'],
  ],
  netball: [
    ['cones', 'cone', 'stack', 'stacks'],
    ['ribbons', 'ribbon', 'box', 'boxes'],
    ['drink bottles', 'drink bottle', 'crate', 'crates'],
  ],
  beach: [
    ['pebbles', 'pebble', 'pile', 'piles'],
    ['beach towels', 'beach towel', 'basket', 'baskets'],
    ['spades', 'spade', 'bag', 'bags'],
  ],
  library: [
    ['bookmarks', 'bookmark', 'packet', 'packets'],
    ['magazines', 'magazine', 'rack', 'racks'],
    ['cushions', 'cushion', 'pile', 'piles'],
  ],
  gala: [
    ['balloons', 'balloon', 'bunch', 'bunches'],
    ['raffle prizes', 'raffle prize', 'table', 'tables'],
    ['chairs', 'chair', 'stack', 'stacks'],
  ],
  bush: [
    ['spades', 'spade', 'crate', 'crates'],
    ['tree stakes', 'tree stake', 'bundle', 'bundles'],
    ['pairs of gloves', 'pair of gloves', 'box', 'boxes'],
  ],
  art: [
    ['brushes', 'brush', 'jar', 'jars'],
    ['crayons', 'crayon', 'tub', 'tubs'],
    ['sheets of paper', 'sheet of paper', 'folder', 'folders'],
  ],
  camp: [
    ['torches', 'torch', 'box', 'boxes'],
    ['sleeping mats', 'sleeping mat', 'pile', 'piles'],
    ['life jackets', 'life jacket', 'rack', 'racks'],
    ['tin plates', 'tin plate', 'stack', 'stacks'],
  ],
  pool: [
    ['goggles', 'pair of goggles', 'basket', 'baskets'],
    ['towels', 'towel', 'shelf', 'shelves'],
    ['diving rings', 'diving ring', 'bag', 'bags'],
  ],
  cleanup: [
    ['cans', 'can', 'sack', 'sacks'],
    ['plastic bags', 'plastic bag', 'bucket', 'buckets'],
    ['pairs of gloves', 'pair of gloves', 'box', 'boxes'],
  ],
  bikes: [
    ['cones', 'cone', 'stack', 'stacks'],
    ['bike lights', 'bike light', 'packet', 'packets'],
    ['reflectors', 'reflector', 'tray', 'trays'],
  ],
  birds: [
    ['bird photos', 'bird photo', 'album', 'albums'],
    ['feathers', 'feather', 'envelope', 'envelopes'],
    ['count sheets', 'count sheet', 'folder', 'folders'],
  ],
  band: [
    ['music stands', 'music stand', 'row', 'rows'],
    ['song sheets', 'song sheet', 'folder', 'folders'],
    ['shakers', 'shaker', 'tub', 'tubs'],
  ],
  ferry: [
    ['maps', 'map', 'bundle', 'bundles'],
    ['photos', 'photo', 'album', 'albums'],
    ['name badges', 'name badge', 'bag', 'bags'],
  ],
  rugby: [
    ['cones', 'cone', 'stack', 'stacks'],
    ['tackle bags', 'tackle bag', 'row', 'rows'],
    ['drink bottles', 'drink bottle', 'crate', 'crates'],
  ],
  football: [
    ['cones', 'cone', 'stack', 'stacks'],
    ['shin pads', 'shin pad', 'box', 'boxes'],
    ['drink bottles', 'drink bottle', 'crate', 'crates'],
  ],
  'netball-court': [
    ['netballs', 'netball', 'net', 'nets'],
    ['cones', 'cone', 'stack', 'stacks'],
    ['drink bottles', 'drink bottle', 'crate', 'crates'],
  ],
  farm: [
    ['hay bales', 'hay bale', 'trailer', 'trailers'],
    ['fence posts', 'fence post', 'stack', 'stacks'],
    ['buckets', 'bucket', 'shed', 'sheds'],
  ],
  kitchen: [
    ['spoons', 'spoon', 'tray', 'trays'],
    ['paper bags', 'paper bag', 'packet', 'packets'],
    ['bowls', 'bowl', 'stack', 'stacks'],
  ],
  shop: [
    ['price labels', 'price label', 'roll', 'rolls'],
    ['baskets', 'basket', 'stack', 'stacks'],
    ['batteries', 'battery', 'packet', 'packets'],
  ],
  christmas: [
    ['paper chains', 'paper chain', 'box', 'boxes'],
    ['ribbons', 'ribbon', 'roll', 'rolls'],
    ['candles', 'candle', 'packet', 'packets'],
  ],
  disco: [
    ['balloons', 'balloon', 'packet', 'packets'],
    ['tickets', 'ticket', 'roll', 'rolls'],
    ['paper hats', 'paper hat', 'bag', 'bags'],
  ],
  zoo: [
    ['tickets', 'ticket', 'book', 'books'],
    ['zoo maps', 'zoo map', 'bundle', 'bundles'],
    ['animal stickers', 'animal sticker', 'sheet', 'sheets'],
  ],
  space: [
    ['star charts', 'star chart', 'folder', 'folders'],
    ['model planets', 'model planet', 'shelf', 'shelves'],
    ['space stickers', 'space sticker', 'sheet', 'sheets'],
  ],
}

/**
 * India as our own drawing: dots in rows, each a place of the state or union territory of its letter. The rows are 0.68 degrees apart from
 * north to south, the first and every second one after it are moved half a dot to the east. Small states and the islands have at least one dot.
 */
const drawing: readonly string[] = [
  '......RRRR',
  '......RRRRR',
  '.......RRRRRRR',
  '.......NNRRRRR',
  '......NNNNRRR',
  '.......NNNNRR',
  '........NMMM',
  '........bbMMM',
  '........bbFMii',
  '.......bbbbLiii',
  '......ccbLLhiii',
  '......cccLLhhhi.................CC',
  '.....ccccLIhhhh...............CCCC',
  '...ccccccccLhhhhhh......d....CCCDCC',
  '..ccccccccchhhhhhhhE....j...CCDD',
  '...ccccccccTTThhhhhhEEEEjjDDDDDD',
  '...cccccccTTThhhhhhEEEEj..WWWDYY',
  '....cccccccTThTTThhEEEEOj....DVV',
  '.KKKKcccTTTTTTTTThOOOOOj.....XV',
  '.KKKKKKcTTTTTTTTTGGOOOOjj...gX',
  '.KKKKKKTTTTTTTTTGGGOOjjj.....X',
  '..KKKKKKTTTTTTTTGGGZOOZjj',
  '..KKKKKUTTUTTUTGGGZZZZZ',
  '......KUUUUUUUUGGGZZZZZ',
  '.....HUUUUUUUUUGGZZZZZ',
  '......UUUUUUffUUGZZZZ',
  '......UUUUUfffUGGZB',
  '......UUUUUUfffGGBB',
  '......UUUUPffffBBB',
  '.......UUPPPfffBB',
  '........PPPffBBB',
  '.......JPPPBBBB',
  '.......PPPPBBB',
  '........PPPBBBB',
  '........PPPPBB...............A',
  '........QPPPeee',
  '.........QPeea...............A',
  '......S....eee...............A',
  '.....S...QQeee..............A',
  '..........Qeee',
  '..........Qee',
  '......S....e',
  '.............................A',
  '..............................A',
];

const stateOf: Readonly<Record<string, string>> = {
  A: 'Andaman and Nicobar Islands',
  B: 'Andhra Pradesh',
  C: 'Arunachal Pradesh',
  D: 'Assam',
  E: 'Bihar',
  F: 'Chandigarh',
  G: 'Chhattisgarh',
  H: 'Dadra and Nagar Haveli and Daman and Diu',
  I: 'Delhi',
  J: 'Goa',
  K: 'Gujarat',
  L: 'Haryana',
  M: 'Himachal Pradesh',
  N: 'Jammu and Kashmir',
  O: 'Jharkhand',
  P: 'Karnataka',
  Q: 'Kerala',
  R: 'Ladakh',
  S: 'Lakshadweep',
  T: 'Madhya Pradesh',
  U: 'Maharashtra',
  V: 'Manipur',
  W: 'Meghalaya',
  X: 'Mizoram',
  Y: 'Nagaland',
  Z: 'Odisha',
  a: 'Puducherry',
  b: 'Punjab',
  c: 'Rajasthan',
  d: 'Sikkim',
  e: 'Tamil Nadu',
  f: 'Telangana',
  g: 'Tripura',
  h: 'Uttar Pradesh',
  i: 'Uttarakhand',
  j: 'West Bengal',
};

/** A dot of the drawing, in units of its SVG. */
export interface Dot {
  x: number;
  y: number;
  state: string;
}

const dotWidth = 12;
const rowHeight = 10.4;
const margin = 7;
/** Degrees north and east of the first dot, and between two rows and two dots. */
const [north, east, perRow, perDot] = [36.52, 68, 0.68, 0.8489];

const at = (column: number, row: number) => ({
  x: Math.round(margin + column * dotWidth),
  y: Math.round(margin + row * rowHeight),
});

/** Width and height of the drawing. */
export const mapSize = (() => {
  const { x, y } = at(Math.max(...drawing.map(({ length }) => length)), drawing.length - 1);
  return { width: x, height: y + margin };
})();

/** Every dot of the drawing. */
export const dots: readonly Dot[] = drawing.flatMap((letters, row) =>
  [...letters].flatMap((letter, column) => {
    const state = stateOf[letter];
    return state === undefined ? [] : [{ ...at(column + ((row + 1) % 2) / 2, row), state }];
  }),
);

/** The place of a point of the earth in the drawing. Degrees north and east. */
export const placeOf = (latitude: number, longitude: number) =>
  at((longitude - east) / perDot, (north - latitude) / perRow);

import { comparedIn } from './compare-ids';

const id = (n: number) => `f0000000-0000-4000-8000-00000000000${n}`;
const read = (address: string) => comparedIn(new URLSearchParams(address));

test.each([
  ['nothing', '', [], 0],
  ['no id', 'ids=', [], 0],
  ['two', `ids=${id(1)},${id(2)}`, [id(1), id(2)], 0],
  ['the same one twice, also in capital letters', `ids=${id(1)},${id(1).toUpperCase()}`, [id(1)], 0],
  ['repeated parameters and spaces', `ids=${id(1)},%20${id(2)}&ids=${id(3)}`, [id(1), id(2), id(3)], 0],
  ['text that is no id', `ids=x,${id(1)},'--`, [id(1)], 0],
  ['six', `ids=${[1, 2, 3, 4, 5, 6].map(id).join(',')}`, [1, 2, 3, 4].map(id), 2],
])('an address with %s', (_what, address, ids, more) => {
  expect(read(address)).toEqual({ ids, more });
});

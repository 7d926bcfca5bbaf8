import { lookUp } from './lookup';

const isOne = (value: number) => value === 1;
const list = (data: number[] | undefined, isPlaceholderData = false) => ({
  data,
  isError: false,
  isPlaceholderData,
});

test('an item is undefined until the list is loaded, and null when it is not in the list', () => {
  expect(lookUp(list(undefined), isOne).data).toBeUndefined();
  expect(lookUp(list([2]), isOne).data).toBeNull();
  expect(lookUp(list([2, 1]), isOne).data).toBe(1);
});

test('while the list for further offers loads, items of the earlier list stay, and others are undefined', () => {
  expect(lookUp(list([1], true), isOne).data).toBe(1);
  expect(lookUp(list([2], true), isOne).data).toBeUndefined();
});

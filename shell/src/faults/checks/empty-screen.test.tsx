import { isEmpty } from './empty-screen';

/** An element with a fixed size, because jsdom has no layout. */
const sized = (width: number, height: number, ...children: HTMLElement[]) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  element.append(...children);
  return element;
};

test.each([
  ['nothing in it', sized(300, 200), true],
  ['an element without height', sized(300, 200, sized(300, 0)), true],
  ['an element without width', sized(300, 200, sized(0, 40)), true],
  ['an element of some size', sized(300, 200, sized(0, 0, sized(20, 20))), false],
  ['no layout', sized(0, 0), false],
])('a place with %s is empty: %s', (_name, place, expected) => {
  expect(isEmpty(place)).toBe(expected);
});

import { asOnePath, type Shape } from './one-path';

const dataOf = (...shapes: Shape[]) => asOnePath(shapes).map(([, attributes]) => attributes);

describe('an icon with one path', () => {
  it('does not let a shape begin where the one before it ended', () => {
    expect(dataOf(['path', { d: 'M19 12H5' }], ['path', { d: 'm12 19-7-7 7-7' }])).toEqual([
      { d: 'M19 12H5M12 19l-7-7 7-7' },
    ]);
    expect(dataOf(['path', { d: 'm.5.5h4' }])).toEqual([{ d: 'M.5 .5h4' }]);
  });

  it('draws circles, rectangles and lines', () => {
    expect(
      dataOf(['circle', { cx: '11', cy: '11', r: '8' }], ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }]),
    ).toEqual([{ d: 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM1 2L3 4' }]);
    expect(dataOf(['rect', { x: '2', y: '6', width: '20', height: '14', rx: '2' }])).toEqual([
      { d: 'M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z' },
    ]);
  });

  it('keeps a filled shape apart', () => {
    expect(dataOf(['path', { d: 'M1 1h2' }], ['path', { d: 'M5 5h2', fill: 'currentColor' }])).toEqual([
      { d: 'M1 1h2' },
      { d: 'M5 5h2', fill: 'currentColor' },
    ]);
  });

  it('refuses a shape it does not know', () => {
    expect(() => asOnePath([['text', { x: '1' }]])).toThrow('unknown shape ["text",{"x":"1"}]');
  });
});

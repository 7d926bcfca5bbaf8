import { renderToString } from 'react-dom/server';
import { samples } from './samples';

describe('without a browser', () => {
  it.each(Object.entries(samples))('%s renders without a browser, the same each time', (_, element) => {
    expect(typeof window).toBe('undefined');
    expect(renderToString(element)).toBe(renderToString(element));
  });
});

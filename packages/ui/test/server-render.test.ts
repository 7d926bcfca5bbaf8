import { renderToString } from 'react-dom/server';
import { samples } from './samples';

describe('without a browser', () => {
  it.each(Object.entries(samples))('renders %s, twice the same', (_, element) => {
    expect(typeof window).toBe('undefined');
    expect(renderToString(element)).toBe(renderToString(element));
  });
});

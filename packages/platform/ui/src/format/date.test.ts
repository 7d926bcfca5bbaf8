import { formatDate, formatDateUnbroken } from './date';

describe('formatDate', () => {
  it('formatDate writes the long Indian format', () => {
    expect(formatDate('2026-11-21T10:15:00Z')).toBe('21 November 2026');
  });

  it('formatDate uses the day in India, wherever the program runs', () => {
    expect(formatDate('2026-01-31T18:29:59Z')).toBe('31 January 2026');
    expect(formatDate('2026-01-31T18:30:00Z')).toBe('1 February 2026');
  });

  it('formatDateUnbroken contains only no-break spaces', () => {
    expect(formatDateUnbroken('2026-11-21T10:15:00Z')).toBe('21\u00a0November\u00a02026');
  });

  it.each([null, undefined, 'soon'])('formatDate returns a dash for %p', (value) => {
    expect(formatDate(value)).toBe('—');
  });
});

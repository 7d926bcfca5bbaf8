const longDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/**
 * A day in the long Indian format, `21 November 2026`. It is always the day in India, so that browser and server render the same text.
 * @param value Date, or an ISO 8601 instant
 * @returns an em dash when the value is not a date
 */
export const formatDate = (value: Date | string | number | null | undefined): string => {
  if (value === null || value === undefined) return '—';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '—' : longDate.format(date);
};

/** {@link formatDate} with no-break spaces, so that it wraps to the next line as a whole. */
export const formatDateUnbroken = (value: Parameters<typeof formatDate>[0]): string =>
  formatDate(value).replaceAll(' ', '\u00a0');

const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

/** An ISO 8601 instant in Indian time: `21 Nov 2026, 3:45 pm`. */
export const formatDateTime = (instant: string): string => dayAndTime.format(new Date(instant));

const longDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/**
 * A day in the long Indian form, `21 November 2026`. Always the day in India, wherever browser or server stand,
 * so that both write the same text.
 * @param value Date, or an ISO 8601 instant
 * @returns an em dash when it is no date
 */
export const formatDate = (value: Date | string | number | null | undefined): string => {
  if (value === null || value === undefined) return '—';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '—' : longDate.format(date);
};

/** {@link formatDate} within a longer text: it stands on one line or goes to the next one whole. */
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

/** An ISO 8601 instant by the clock of India: `21 Nov 2026, 3:45 pm`. */
export const formatDateTime = (instant: string): string => dayAndTime.format(new Date(instant));

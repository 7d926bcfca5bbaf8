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
export function formatDate(value: Date | string | number | null | undefined): string {
  if (value === null || value === undefined) return '—';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '—' : longDate.format(date);
}

/** {@link formatDate} within a longer text: it stands on one line or goes to the next one whole. */
export const formatDateUnbroken = (value: Parameters<typeof formatDate>[0]): string =>
  formatDate(value).replaceAll(' ', '\u00a0');

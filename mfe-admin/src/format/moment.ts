const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** An instant in India, day and time: `20 Nov 2026, 4:12 pm`. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant));

/** A calendar day without its year, `20 Nov`. @param date ISO 8601 date */
export const formatDay = (date: string): string => day.format(new Date(date));

/** Offset of India, which has one time zone and no daylight saving time. */
export const timeZone = 'Asia/Kolkata';
const aheadMs = 5.5 * 60 * 60 * 1_000;
const dayMs = 24 * 60 * 60 * 1_000;

/** Days that trends and sparklines show. */
const shownDays = 30;

/** The day of an instant in India: `2026-11-20`. */
export const dayOf = (at: Date): string => new Date(at.getTime() + aheadMs).toISOString().slice(0, 10);

/** The instant at which a day in India begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** The last days up to the day of `now`, oldest first. */
export const lastDays = (now: Date, count: number = shownDays): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(new Date(now.getTime() - (count - 1 - index) * dayMs)));

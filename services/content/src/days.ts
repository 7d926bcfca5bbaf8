import { indianDay } from '@setu/contracts';

/** India has one time zone and no daylight saving time. */
export const timeZone = 'Asia/Kolkata';
const dayMs = 24 * 60 * 60 * 1_000;

/** Days that trends and sparklines show. */
const shownDays = 30;

/** The instant at which a day in India begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** The last days including the day of `now`, oldest first. */
export const lastDays = (now: Date, count: number = shownDays): string[] =>
  Array.from({ length: count }, (_, index) =>
    indianDay(new Date(now.getTime() - (count - 1 - index) * dayMs)),
  );

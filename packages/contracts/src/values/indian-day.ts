/** India is five and a half hours ahead of UTC all year, ms. */
const aheadMs = 5.5 * 60 * 60 * 1000;

/** The day in India at an instant: `2026-11-23`. */
export const indianDay = (instant: Date): string =>
  new Date(instant.getTime() + aheadMs).toISOString().slice(0, 10);

/** The instant at which a day in India is over. */
export const endOfIndianDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + 24 * 60 * 60 * 1000 - aheadMs);

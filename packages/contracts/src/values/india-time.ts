/** India's offset from UTC. India has no daylight saving time. */
const offset = '+05:30';
const offsetMs = 5.5 * 60 * 60 * 1_000;

/** Converts the value of a date-time field, in Indian time, to an instant: `2026-12-01T11:00`. Anything else is not changed. */
export const instantOf = (typed: string): string => {
  const at = new Date(`${typed}:00${offset}`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) && !Number.isNaN(at.getTime()) ? at.toISOString() : typed;
};

/** The day in India at an instant: `2026-11-23`. */
export const indianDay = (at: Date): string => fieldTimeOf(at).slice(0, 10);

/** The instant at which a day in India ends. */
export const endOfIndianDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00${offset}`) + 24 * 60 * 60 * 1_000);

/** The value of a date-time field for an instant, in Indian time. */
export const fieldTimeOf = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 16);

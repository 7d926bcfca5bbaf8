/** The offset of India from UTC, which has no summer time. */
const offset = '+05:30';
const offsetMs = 5.5 * 60 * 60 * 1_000;

/** An instant of what a field for date and time holds, read as the time of India: `2026-12-01T11:00`. Anything else stays as it is. */
export const instantOf = (typed: string): string => {
  const at = new Date(`${typed}:00${offset}`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) && !Number.isNaN(at.getTime()) ? at.toISOString() : typed;
};

/** The day in India at an instant: `2026-11-23`. */
export const indianDay = (at: Date): string => fieldTimeOf(at).slice(0, 10);

/** The instant at which a day in India is over. */
export const endOfIndianDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00${offset}`) + 24 * 60 * 60 * 1_000);

/** What a field for date and time holds at an instant, in the time of India. */
export const fieldTimeOf = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 16);

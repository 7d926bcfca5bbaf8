import { formatDate } from './date';
import { plural } from './quantity';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const counted = (count: number, unit: string) => `${plural(count, unit)} ago`;

/**
 * Relative time: `just now`, `5 minutes ago`, `2 hours ago`, `3 days ago`, and after a week the day. An instant in the
 * future, because clocks differ, is `just now`.
 * @param at ISO 8601 instant
 * @param now milliseconds since 1970
 */
export const timeAgo = (at: string, now: number): string => {
  const age = now - Date.parse(at);
  if (age < minute) return 'just now';
  if (age < hour) return counted(Math.floor(age / minute), 'minute');
  if (age < day) return counted(Math.floor(age / hour), 'hour');
  if (age < 7 * day) return counted(Math.floor(age / day), 'day');
  return formatDate(at);
};

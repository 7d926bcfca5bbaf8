import type { FranchiseView } from '@setu/contracts';

/** True when the text stands in title or description, in any case. Blank matches all. */
export const matches = (
  { title, description }: Pick<FranchiseView, 'title' | 'description'>,
  text: string,
): boolean => {
  const wanted = text.trim().toLowerCase();
  return [title, description].some((words) => words?.toLowerCase().includes(wanted) ?? false);
};

const count = (number: number) => number.toLocaleString('en-IN');

/** How the list stands. */
interface Standing {
  /** The text searched for; blank when there is no search. */
  text: string;
  /** Franchises in sight. */
  shown: number;
  /** Franchises the browser has. */
  loaded: number;
  /** Franchises that fit the filters. */
  total: number;
}

/** The line above the list: how many of how many, and what a search looked at. */
export const standingText = ({ text, shown, loaded, total }: Standing): string => {
  const wanted = text.trim();
  if (wanted === '')
    return loaded < total
      ? `Showing ${count(loaded)} of ${count(total)} opportunities`
      : `Showing ${count(total)} opportunities`;
  const matching = `${count(shown)} ${shown === 1 ? 'match' : 'matches'} for “${wanted}”`;
  return loaded < total
    ? `${matching} in the ${count(loaded)} of ${count(total)} opportunities loaded so far`
    : `${matching} in ${count(total)} ${total === 1 ? 'opportunity' : 'opportunities'}`;
};

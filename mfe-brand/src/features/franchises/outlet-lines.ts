import { acceptedStates, canonicalPlace, isStateName } from '@setu/contracts';
import type { FranchiseValues } from './franchise-form';

/** An outlet as it is typed. */
export type TypedOutlet = FranchiseValues['outlets'][number];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const states: ReadonlySet<string> = new Set(acceptedStates);

const monthOf = (year: string, month: number) =>
  month >= 1 && month <= 12
    ? `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}`
    : null;

/**
 * A month as spreadsheets and people write it: `2024-03`, `3/2024`, `15-03-2024`, `March 2024`, `Mar-24`.
 * @returns `2024-03`; null for another text
 */
export const readMonth = (text: string): string | null => {
  const plain = text.trim().replace(/^(?:opened|closed|since|from|till|until|to)\s*:?\s*/i, '');
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?$/.exec(plain);
  if (iso) return monthOf(iso[1] ?? '', Number(iso[2]));
  const indian = /^(?:\d{1,2}[-/.])?(\d{1,2})[-/.](\d{4})$/.exec(plain);
  if (indian) return monthOf(indian[2] ?? '', Number(indian[1]));
  const named = /^(?:\d{1,2}[-\s])?([a-z]{3})[a-z]*\.?[-\s,]*(\d{4}|\d{2})$/i.exec(plain);
  return named ? monthOf(named[2] ?? '', months.indexOf((named[1] ?? '').toLowerCase()) + 1) : null;
};

const readLine = (line: string): TypedOutlet => {
  const pieces = line
    .split(line.includes('\t') ? '\t' : /[,;]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const dates = pieces.filter((piece) => readMonth(piece) !== null);
  const places = pieces.filter((piece) => readMonth(piece) === null);
  const city = places.find((piece) => !isStateName(canonicalPlace(piece))) ?? places[0] ?? '';
  const others = places.filter((_, index) => index !== places.indexOf(city));
  const state = others.find((piece) => states.has(canonicalPlace(piece)));
  const [opened, closed, ...more] = dates;
  return {
    city,
    state: state ?? '',
    locality: [...others.filter((piece) => piece !== state), ...more].join(', ') || null,
    opened: opened === undefined ? '' : (readMonth(opened) ?? ''),
    closed: closed === undefined ? null : readMonth(closed),
  };
};

/** A line with its number in the text, from 1. */
interface Line {
  number: number;
  outlet: TypedOutlet;
}

/** The outlets of a text, one in each line; blank lines and a line of headings are left out. */
export const readLines = (text: string): Line[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    const isHeading = /\bcity\b/i.test(line) && !/\d/.test(line);
    return line.trim() === '' || isHeading ? [] : [{ number: index + 1, outlet: readLine(line) }];
  });

/** The text of outlets, which {@link readLines} reads back. */
export const linesOf = (outlets: readonly TypedOutlet[]): string =>
  outlets
    .map(({ city, locality, state, opened, closed }) =>
      [city, locality, state, opened, closed].filter(Boolean).join(', '),
    )
    .join('\n');

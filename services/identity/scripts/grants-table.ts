import { type AccountEvent, accountEvents, type Effect, grants } from '../src/accounts/grants/grants';

const begin =
  '<!-- Written by `npm run docs:grants` from services/identity/src/accounts/grants/grants.ts. -->';
const end = '<!-- End of what `npm run docs:grants` writes. -->';

const words: Readonly<Record<Exclude<Effect, object>, string>> = {
  ends: '**ends**',
  stays: '–',
  refused: 'refused until restored',
  returns: 'accepted again',
};
const cellOf = (effect: Effect): string =>
  typeof effect === 'object' ? `**ends in part**: ${effect.partly}` : words[effect];

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
};

const events = Object.keys(accountEvents) as AccountEvent[];

/** The table of grants and events in the threat model. */
const grantsTable = (): string =>
  table([
    ['grant', 'what it lets its holder do', ...events.map((event) => accountEvents[event])],
    ...Object.values(grants).map(({ title, gives, on }) => [
      title,
      gives,
      ...events.map((event) => cellOf(on[event])),
    ]),
  ]);

/** Inserts the table into the page. @throws Error when the page does not have the markers for it */
export const withGrantsTable = (page: string): string => {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error('The page has no place for the table');
  return `${before}${begin}\n\n${grantsTable()}\n\n${end}${after}`;
};

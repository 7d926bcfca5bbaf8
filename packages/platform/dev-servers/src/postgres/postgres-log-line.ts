import { maskPersonalData } from '@setu/protocol';

/** Postgres repeats values in messages: `invalid input syntax for type uuid: "…"`, `value "…" is out of range`. */
const repeatedValues = [/(: )".*$/, /(\bvalue )"[^"]*"/];

/**
 * A line of PostgreSQL's log without the values that its messages repeat. Continuation lines begin with a tab and contain
 * only such values and statements.
 * @returns null for a line that is dropped
 */
export const postgresLogLine = (line: string): string | null =>
  line.startsWith('\t')
    ? null
    : maskPersonalData(repeatedValues.reduce((text, value) => text.replace(value, '$1[hidden]'), line));

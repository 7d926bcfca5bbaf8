import { maskPersonalData } from '@setu/contracts';

/** Postgres repeats a value it could not use: `invalid input syntax for type uuid: "…"`, `value "…" is out of range`. */
const repeatedValues = [/(: )".*$/, /(\bvalue )"[^"]*"/];

/**
 * A line of PostgreSQL's log as it may be kept: without the values that its messages repeat. Lines that go on with the one
 * before begin with a tab and hold nothing but such values and statements.
 * @returns null for a line that is dropped
 */
export const postgresLogLine = (line: string): string | null =>
  line.startsWith('\t')
    ? null
    : maskPersonalData(repeatedValues.reduce((text, value) => text.replace(value, '$1[hidden]'), line));

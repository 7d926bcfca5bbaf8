import { breaksBetween } from './breaks';
import type { Column, Rule, Schema, Table } from './snapshot';

const column = (more: Partial<Column> = {}): Column => ({
  type: 'text',
  maxLength: null,
  isNullable: false,
  hasDefault: false,
  ...more,
});
const check = (definition: string, columns: string[]): Rule => ({ kind: 'check', columns, definition });
const things = (more: Partial<Table> = {}): Schema => ({
  things: {
    columns: { title: column(), note: column({ isNullable: true }), state: column({ hasDefault: true }) },
    rules: { state: check(`CHECK ((state = ANY (ARRAY['open'::text, 'done'::text])))`, ['state']) },
    ...more,
  },
});
const before = things();
const columns = before.things?.columns ?? {};
const rules = before.things?.rules ?? {};
const breaks = (after: Schema) => breaksBetween(before, after);

it('breaksBetween reports nothing for a change that only adds', () => {
  const added = things({
    columns: {
      ...columns,
      extra: column({ isNullable: true }),
      count: column({ type: 'int4', hasDefault: true }),
    },
    rules: {
      state: check(`CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'held'::text])))`, ['state']),
      count: check('CHECK ((count > 0))', ['count']),
      extra: { kind: 'unique', columns: ['title', 'extra'], definition: 'UNIQUE (title, extra)' },
    },
  });
  expect(breaks({ ...added, others: { columns: { id: column() }, rules: {} } })).toEqual([]);
  // Looser: nullable, without a constraint.
  expect(breaks(things({ columns: { ...columns, title: column({ isNullable: true }) }, rules: {} }))).toEqual(
    [],
  );
});

it.each<[string, Schema, string]>([
  ['a table', {}, 'the table things was removed'],
  ['a column', things({ columns: { title: column(), state: column({ hasDefault: true }) } }), 'things.note'],
  [
    'a type',
    things({ columns: { ...columns, title: column({ type: 'int4' }) } }),
    'things.title changed from text to int4',
  ],
  ['emptiness', things({ columns: { ...columns, note: column() } }), 'things.note is no longer nullable'],
  ['a default', things({ columns: { ...columns, state: column() } }), 'it lost its default'],
  [
    'a length',
    things({ columns: { ...columns, title: column({ maxLength: 10 }) } }),
    'now allows 10 characters at most',
  ],
  [
    'a listed text',
    things({ rules: { state: check(`CHECK ((state = ANY (ARRAY['open'::text])))`, ['state']) } }),
    'things has a new constraint',
  ],
])('breaksBetween reports that %s was removed or tightened', (_, after, said) => {
  expect(breaks(after)).toEqual([expect.stringContaining(said)]);
});

it('breaksBetween reports new columns and constraints that rows of earlier code cannot satisfy', () => {
  expect(breaks(things({ columns: { ...columns, must: column() } }))).toEqual([
    'things.must is new and required',
  ]);
  const unique: Rule = { kind: 'unique', columns: ['title'], definition: 'UNIQUE (title)' };
  expect(breaks(things({ rules: { ...rules, unique } }))).toEqual([
    'things has a new constraint: UNIQUE (title)',
  ]);
});

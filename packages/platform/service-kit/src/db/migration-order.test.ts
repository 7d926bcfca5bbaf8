import { inOrder } from './migration-order';

const named = (...names: string[]) =>
  names.map((name) => ({ name, up: async () => undefined, down: async () => undefined }));

it('inOrder returns migrations that are listed in the order of their names', () => {
  const migrations = named('1-create', '2-add', '3-index');
  expect(inOrder(migrations)).toBe(migrations);
  expect(inOrder([])).toEqual([]);
});

it.each([
  ['has an earlier name than the one before', ['1-create', '3-index', '2-add'], '2-add', '3-index'],
  ['has the name of the one before', ['1-create', '1-create'], '1-create', '1-create'],
])('inOrder reports a migration that %s, and how to fix it', (_, names, wrong, before) => {
  expect(() => inOrder(named(...names))).toThrow(
    `The migration ${wrong} is out of order: it is listed after ${before}`,
  );
  expect(() => inOrder(named(...names))).toThrow('a name with a later time');
});

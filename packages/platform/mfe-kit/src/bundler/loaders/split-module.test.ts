import { splitModule } from './split-module';

const source = `
  import { z } from 'zod';
  import { endpoint } from '../protocol/endpoint';
  import { Text } from '../values/text';
  export const sorts = ['newest', 'oldest'] as const;
  const limit = 100;
  const Item = z.object({ title: Text(limit), sort: z.enum(sorts) });
  export type Item = z.output<typeof Item>;
  export const Draft = Item.extend({ note: z.string() });
  export const isLong = (item: Item): boolean => item.title.length > limit;
  export const readItem = (text: string) => Item.parse(JSON.parse(text));
  export const addItem = endpoint({
    service: 'catalog',
    method: 'POST',
    path: '/api/items/:id',
    summary: 'Adds one.',
    access: 'public',
    body: Draft,
    creates: true,
    response: { 201: Item },
  });
  export const listItems = endpoint({
    service: 'catalog', method: 'GET', path: '/api/items', summary: 'All.', access: 'public',
    response: { 200: z.array(Item) },
  });
`;

const part = (which: 'schemas' | 'rest' | null) => splitModule(source, '/items.ts', which);

test('a module exports its names from its two parts', async () => {
  expect(await part(null)).toBe(
    'export { Draft, readItem } from "/items.ts?schemas";\nexport { sorts, isLong, addItem, listItems } from "/items.ts?rest";',
  );
});

test('exports other than schemas do not need zod', async () => {
  const rest = await part('rest');
  expect(rest).not.toMatch(/\bz\.(?!output)|readItem|Draft/);
  expect(rest).toContain('export const isLong');
});

test('an endpoint contains only how it is called', async () => {
  const rest = (await part('rest')).replace(/\s+/g, ' ');
  expect(rest).toContain(
    `export const addItem = { method: 'POST', path: '/api/items/:id', creates: true, accepts: "json" };`,
  );
  expect(rest).toContain(`export const listItems = { method: 'GET', path: '/api/items', accepts: "none" };`);
});

test('schemas get the constants that they need from the rest', async () => {
  const schemas = await part('schemas');
  expect(schemas).toMatch(/^import \{ sorts, limit, isLong, addItem, listItems \} from "\/items\.ts\?rest";/);
  expect(schemas).toContain('export const readItem');
  expect(schemas).not.toContain('export const sorts');
  expect(await part('rest')).toContain('export { limit };');
});

test('a module without schemas is not split', async () => {
  const whole = await splitModule('export const a = 1; export type B = string;', '/a.ts', null);
  expect(whole).toContain('export const a = 1;');
});

import { landingCopy, type PublicContent } from '@setu/contracts';
import { entriesOf } from './entries';

const row = (key: string, fields: Partial<PublicContent> = {}): PublicContent => ({
  section: 'hero',
  key,
  title: null,
  content: null,
  imageUrl: null,
  linkUrl: null,
  metadata: null,
  ...fields,
});

test('each key has its built-in text when no row exists', () => {
  const { one } = entriesOf([]);
  for (const { key, title, content } of landingCopy) expect(one(key)).toMatchObject({ title, content });
});

test('a row replaces the built-in text, except in fields that it leaves empty', () => {
  const { one } = entriesOf([row('hero.headline', { title: 'Your own shop <b>' })]);
  expect(one('hero.headline')).toMatchObject({
    title: 'Your own shop <b>',
    content: landingCopy[0]?.content,
  });
});

test('an entry counts as built-in until an administrator changes it', () => {
  const { one } = entriesOf([
    row('testimonials.brand', {
      content: landingCopy.find(({ key }) => key === 'testimonials.brand')?.content ?? '',
    }),
    row('testimonials.agent', { content: 'What an agent really said' }),
  ]);
  expect(one('testimonials.investor').isBuiltIn).toBe(true);
  expect(one('testimonials.brand').isBuiltIn).toBe(true);
  expect(one('testimonials.agent').isBuiltIn).toBe(false);
});

test('a row with an unknown key is not shown', () => {
  const { all } = entriesOf([row('hero.claim-new', { title: 'New' })]);
  expect(all('hero.claim-').map(({ title }) => title)).not.toContain('New');
});

test('entries have the order of the rows, and those without a row are last', () => {
  const { all } = entriesOf([row('testimonials.agent'), row('testimonials.investor')]);
  expect(all('testimonials.').map(({ key }) => key)).toEqual([
    'testimonials.agent',
    'testimonials.investor',
    'testimonials.brand',
  ]);
});

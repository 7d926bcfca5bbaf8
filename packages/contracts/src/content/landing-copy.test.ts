import { ContentDraft } from './content-calls';
import { contentKeys, landingCopy } from './landing-copy';

test('every key of the landing page has one text', () => {
  expect(landingCopy.map(({ key }) => key)).toEqual(contentKeys);
  expect(new Set(contentKeys).size).toBe(contentKeys.length);
});

test('every default entry is valid input of an administrator', () => {
  for (const entry of landingCopy) expect(ContentDraft.parse(entry)).toMatchObject(entry);
});

import { z } from 'zod';
import { emptyValues, storedValues } from './form-values';

const Draft = z.object({
  title: z.string().min(1),
  note: z.string().nullish(),
  kind: z.enum(['shop', 'hall']).default('shop'),
  area: z.preprocess(Number, z.int().min(1)),
  tags: z.array(z.string()).min(1),
  file: z.object({ url: z.string() }).nullable().default(null),
  isOpen: z.boolean().default(true),
});

test('the fields of a new form have the draft’s defaults, or are blank', () => {
  expect(emptyValues(Draft)).toEqual({
    title: '',
    note: '',
    kind: 'shop',
    area: '',
    tags: [],
    file: null,
    isOpen: true,
  });
});

test('stored values are shown in the format in which they are typed', () => {
  const stored = {
    title: 'Shop',
    note: null,
    kind: 'hall',
    area: 1200,
    tags: ['AC'],
    file: null,
    isOpen: false,
  };
  expect(storedValues(Draft, stored)).toEqual({ ...stored, note: '', area: '1200' });
});

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

test('a new form has the defaults of the draft, and is blank where there is none', () => {
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

test('what is stored is shown as it is typed', () => {
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

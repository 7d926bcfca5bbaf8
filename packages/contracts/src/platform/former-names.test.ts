import { z } from 'zod';
import { addFormerName, withFormerName } from './former-names';

const Named = withFormerName(z.object({ deployable: z.string() }));

test.each([{ deployable: 'catalog' }, { piece: 'catalog' }, { piece: 'other', deployable: 'catalog' }])(
  'withFormerName reads %j, and the new name wins',
  (given) => {
    expect(Named.parse(given)).toEqual({ deployable: 'catalog' });
  },
);

test.each([{}, { piece: 1 }, null, 'piece'])('withFormerName refuses %j', (given) => {
  expect(Named.safeParse(given).success).toBe(false);
});

test('addFormerName adds the former field for older readers', () => {
  expect(addFormerName({ deployable: 'catalog', url: 'x' })).toEqual({
    deployable: 'catalog',
    piece: 'catalog',
    url: 'x',
  });
});

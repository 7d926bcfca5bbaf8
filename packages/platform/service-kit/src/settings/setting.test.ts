import { z } from 'zod';
import { commaList, flag, portNumber } from './kinds';
import { settingsOf } from './setting';

test('a schema describes the format, the default and the meaning of a setting', () => {
  const Settings = z
    .object({
      PORT: portNumber.default(0).meta({ description: 'A port.' }),
      LIMIT: z.coerce.number().int().min(1).optional().meta({ unit: 'ms' }),
      SHARE: z.coerce.number().min(0).max(1).default(0.1),
      DEMO: flag('1'),
      MODE: z.enum(['a', 'b', 'c']).optional(),
      KEYS: commaList.pipe(z.array(z.string()).min(1)).meta({ form: 'secrets', isSecret: true }),
      CA: z.string().optional().meta({ mayBeFile: true }),
      CATALOG_URL: z.string().optional().meta({ pattern: '<SERVICE>_URL' }),
    })
    .transform(() => 0);
  const rows = settingsOf(Settings).map((setting) => [
    setting.name,
    setting.form,
    setting.default,
    setting.isRequired,
  ]);
  expect(rows).toEqual([
    ['PORT', 'a whole number from 0 to 65535', '0', false],
    ['LIMIT', 'a whole number from 1', null, false],
    ['SHARE', 'a number from 0 to 1', '0.1', false],
    ['DEMO', '`0` or `1`', '1', false],
    ['MODE', '`a`, `b` or `c`', null, false],
    ['KEYS', 'secrets', null, true],
    ['CA', 'a text', null, false],
    ['CATALOG_URL', 'a text', null, false],
  ]);
  expect(settingsOf(Settings)).toMatchObject([
    { meaning: 'A port.', unit: null, isSecret: false, mayBeFile: false },
    { unit: 'ms' },
    {},
    {},
    {},
    { isSecret: true, mayBeFile: true },
    { isSecret: false, mayBeFile: true },
    { pattern: '<SERVICE>_URL' },
  ]);
});

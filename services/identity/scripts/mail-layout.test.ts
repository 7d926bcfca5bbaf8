import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layout } from '../src/mail/layout';
import { layoutHash } from './mail-layout';

it('the stored layout is up to date with npm run mail-layout -w services/identity', () => {
  const module = readFileSync(join(__dirname, '../src/mail/layout.ts'), 'utf8');
  expect(/^\/\/ sha256 of both: (.*)$/m.exec(module)?.[1]).toBe(layoutHash(layout));
});

it('the layout loads nothing from another site', () => {
  const addresses = layout.match(/https?:\/\/[^"')\s]+/g) ?? [];
  expect(new Set(addresses)).toEqual(new Set(['http://www.w3.org/1999/xhtml']));
});

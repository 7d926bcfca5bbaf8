import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '../src/index';
import { errorPage } from './error-page';

const written = readFileSync(join(__dirname, '../../../docs/errors.md'), 'utf8');

test('docs/errors.md equals the output of npm run docs:errors', () => {
  expect(written).toBe(errorPage());
});

test.each(errorCodes)('docs/errors.md explains %s', (code) => {
  expect(written).toContain(`### ${code}\n`);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withGrantsTable } from './grants-table';

test('the table of grants in docs/threat-model.md is up to date with npm run docs:grants', () => {
  const page = readFileSync(join(__dirname, '../../../docs/threat-model.md'), 'utf8');
  expect(page).toBe(withGrantsTable(page));
});

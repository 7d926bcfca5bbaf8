import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withGrantsTable } from './grants-table';

const page = join(import.meta.dirname, '../../../docs/threat-model.md');
writeFileSync(page, withGrantsTable(readFileSync(page, 'utf8')));

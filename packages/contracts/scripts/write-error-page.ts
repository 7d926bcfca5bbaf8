import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorPage } from './error-page';

writeFileSync(join(import.meta.dirname, '../../../docs/errors.md'), errorPage());

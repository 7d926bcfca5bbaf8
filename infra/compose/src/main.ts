import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { composeVariables, writeSecrets } from './settings';

const root = findRoot();
const folder = join(root, 'infra', 'compose');

await writeSecrets(join(folder, '.secrets'));
writeFileSync(join(folder, '.env'), composeVariables(root));

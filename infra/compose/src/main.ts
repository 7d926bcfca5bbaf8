import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { renderInto } from '@setu/observe';
import { composeVariables, writeSecrets } from './settings';

const root = findRoot();
const folder = join(root, 'infra', 'compose');

renderInto(join(root, 'infra', 'observe', 'rendered'));
await writeSecrets(join(folder, '.secrets'));
writeFileSync(join(folder, '.env'), composeVariables(root));

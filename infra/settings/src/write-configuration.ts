import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationPage, knownSettingsFile } from './configuration-page';

const root = join(import.meta.dirname, '../../..');
writeFileSync(join(root, 'docs/configuration.md'), configurationPage());
writeFileSync(join(root, 'infra/local/src/known-settings.ts'), knownSettingsFile());

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailLayout } from './mail-layout';

const module = `// Written by \`npm run mail-layout -w services/identity\` from scripts/mail-layout.ts.

/** The frame of every mail, in tables that mail programs display alike. */
export const layout = ${JSON.stringify(await mailLayout())};
`;

writeFileSync(join(import.meta.dirname, '../src/mail/layout.ts'), module);

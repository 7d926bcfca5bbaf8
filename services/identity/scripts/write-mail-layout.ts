import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutHash, makeMailLayout } from './mail-layout';

const layout = await makeMailLayout();

const module = `// Written by \`npm run mail-layout -w services/identity\` from scripts/mail-layout.ts.
// sha256 of both: ${layoutHash(layout)}

/** The frame of every mail, in tables that mail programs display alike. */
export const layout = ${JSON.stringify(layout)};
`;

writeFileSync(join(import.meta.dirname, '../src/mail/layout.ts'), module);

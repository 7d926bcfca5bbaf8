import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { passkeyScript } from './passkey-script';

const folder = join(import.meta.dirname, '..');
/** Escapes `${`, which lint reports as a mistake in a plain string. */
const literal = JSON.stringify(await passkeyScript(folder)).replace(/\$(?=\{)/g, '\\u0024');
const module = `// Written by \`npm run passkey-script -w services/identity\` from browser/passkeys.ts, with @simplewebauthn/browser (MIT).

/** The script of the sign-in page. */
export const script = ${literal};
`;

writeFileSync(join(folder, 'src/pages/sign-in/script.ts'), module);

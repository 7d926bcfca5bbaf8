import { fileURLToPath } from 'node:url';
import { runNew } from './run-new';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { exitCode, text } = await runNew(root, process.argv.slice(2));
(exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = exitCode;

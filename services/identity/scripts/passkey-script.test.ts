import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { script } from '../src/pages/sign-in/script';

/** The bundler is an ES module, which Jest does not load on every Node that we support. */
const made = async (): Promise<string> => {
  const program = `import { passkeyScript } from './scripts/passkey-script.ts';
    process.stdout.write(await passkeyScript(process.cwd()));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  return (await promisify(execFile)(process.execPath, args, { cwd: join(__dirname, '..') })).stdout;
};

it('the stored script of the sign-in page is up to date with its source', async () => {
  expect(await made()).toBe(script);
});

it('the script of the sign-in page is small', () => {
  expect(Buffer.byteLength(script)).toBeLessThan(10_000);
});

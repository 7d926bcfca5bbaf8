import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** Licence comments are left out: the bundled packages are MIT, and the file names them. */
const minimizer = new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false });

/** Bundles the script of the sign-in page into one file. @param folder the folder of the service */
export const passkeyScript = async (folder: string): Promise<string> => {
  const output = await mkdtemp(join(tmpdir(), 'passkey-script-'));
  const compiler = rspack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './browser/passkeys.ts',
    output: { path: output, filename: 'passkeys.js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/auto',
        },
      ],
    },
    optimization: { minimizer: [minimizer] },
    stats: 'none',
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((failure, stats) => {
        if (failure || !stats || stats.hasErrors())
          reject(failure ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
    return (await readFile(join(output, 'passkeys.js'), 'utf8')).trim();
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await rm(output, { recursive: true, force: true });
  }
};

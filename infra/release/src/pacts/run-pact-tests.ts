import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

interface Options {
  root: string;
  /** Further arguments of Jest. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Receives the output of the tests. */
  onOutput?: ((text: string) => void) | undefined;
}

/** Runs contract tests of a checkout, in a separate process. @returns all its output, and whether every test passed */
export const runPactTests = async ({ root, args, env, onOutput = () => undefined }: Options) => {
  // Tests run code of many teams, so they must not get the token that records their results.
  const { RELEASE_TOKEN: _, ...inherited } = process.env;
  const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--selectProjects', 'pact', '--runInBand'];
  const child = spawn(process.execPath, [...jest, ...args], {
    cwd: root,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput(text);
    });
  const [code] = await once(child, 'close');
  return { output, isPassed: code === 0 };
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join, resolve } from 'node:path';
import { installOnDemand } from './install-on-demand';

/**
 * Runs a program with packages that are installed on demand: it can run their programs and `require` their modules.
 * @param args the folder of their `package.json`, the program, and its arguments
 * @returns the exit code of the program
 */
export const runOnDemand = async ([folder, program, ...args]: readonly string[]): Promise<number> => {
  if (!folder || !program) {
    process.stderr.write('Usage: on-demand <folder of a package.json> <program> [arguments]\n');
    return 2;
  }
  const modules = join(await installOnDemand(resolve(folder)), 'node_modules');
  const { PATH = '' } = process.env;
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_PATH: modules, PATH: [join(modules, '.bin'), PATH].join(delimiter) },
  });
  const [code] = await once(child, 'close');
  return code ?? 1;
};

/**
 * Runs the tests on every version of Node that we promise, one after the other, with the packages as they are installed:
 *
 *     npm run test:nodes                 all of `npm test`
 *     npm run test:nodes -- test:unit    these scripts only
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The same versions as in .github/workflows/test.yml. */
const versions = ['20.19', '22', '24', '26'];
const given = process.argv.slice(2);
const scripts = given.length > 0 ? given : ['test'];

const run = (command, args, env = process.env) =>
  spawnSync(command, args, { env, stdio: 'inherit' }).status === 0;
const say = (line) => process.stdout.write(`${line}\n`);

const results = [];
for (const version of versions) {
  const folder = mkdtempSync(join(tmpdir(), `node-${version}-`));
  try {
    const isInstalled = run('npm', [
      'install',
      '--no-audit',
      '--no-fund',
      '--prefix',
      folder,
      `node@${version}`,
    ]);
    const path = [join(folder, 'node_modules', 'node', 'bin'), process.env.PATH].join(delimiter);
    for (const script of scripts) {
      say(`\n=== Node ${version}: npm run ${script}`);
      const passed = isInstalled && run('npm', ['run', script], { ...process.env, PATH: path });
      results.push({ node: version, script, passed });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
say('');
for (const { node, script, passed } of results)
  say(`Node ${node}  ${script}  ${passed ? 'passed' : 'FAILED'}`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

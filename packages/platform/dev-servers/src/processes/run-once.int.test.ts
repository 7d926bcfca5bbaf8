import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '../../test/wait-until';
import { isServing } from './readiness';
import { runOnce } from './run-once';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'franchisesetu-main-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a program that listens, logs it as a service does, and then runs this code. */
const main = async (name: string, then: string) => {
  const file = join(folder, `${name}.mjs`);
  await writeFile(
    file,
    `import { createServer } from 'node:http';
const server = createServer((request, response) => response.end());
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ url: 'http://127.0.0.1:' + server.address().port, msg: 'listening' }));
  ${then}
});
`,
  );
  return file;
};

test('a process that is ready answers until it is stopped', async () => {
  const running = await runOnce({ main: await main('well', ''), env: {} });
  expect(await isServing(running.url)).toBe(true);
  await running.stop();
  expect(await isServing(running.url)).toBe(false);
});

test.each([
  ['ends', "server.close(); console.log('the schema is another'); process.exitCode = 1; process.exit();"],
  ['is killed', "console.log('the schema is another'); process.kill(process.pid, 'SIGKILL');"],
])('runOnce fails with the output of a process that %s after it listens', async (name, then) => {
  const starting = runOnce({ main: await main(name, then), env: {} });
  await expect(starting).rejects.toThrow(/was not ready in time: .*the schema is another/s);
});

test('runOnce fails with the output of a process that is never ready', async () => {
  const never = await main(
    'never',
    "console.log('the schema is another'); server.removeAllListeners('request');",
  );
  let readyWithinMs = 500;
  await waitUntil(async () => {
    // Doubles until Node starts within the limit.
    readyWithinMs *= 2;
    const { message } = await runOnce({ main: never, env: {}, readyWithinMs }).catch((error) => error);
    expect(message).toMatch(/was not ready in time/);
    return /the schema is another/.test(message);
  });
});

import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startMark } from '@setu/dev-servers';
import { waitUntil } from '@setu/dev-servers/test';
import { createTransport } from 'nodemailer';
import { openMail } from '../open-servers';
import { type RunningMail, startMail } from './start-mail';

interface Mail {
  id: string;
  subject: string;
  text: string;
  to: { address: string }[];
}

const said: string[] = [];
const log = (line: string) => void said.push(line);
let dataDir = '';
let pagePort = 0;
let server: RunningMail;
const others: RunningMail[] = [];

/** Sends a mail like the product. @returns its address */
const send = async (subject: string): Promise<string> => {
  const to = `${subject.toLowerCase().replaceAll(' ', '-')}@people.test`;
  const transport = createTransport(server.url);
  await transport.sendMail({ from: 'hello@franchisesetu.test', to, subject, text: 'Your code is 123456' });
  transport.close();
  return to;
};

/** All mail that the page shows. */
const mailbox = async (): Promise<Mail[]> =>
  (await fetch(`${server.pageUrl}/api/email`)).json() as Promise<Mail[]>;

const subjects = async () => (await mailbox()).map(({ subject }) => subject);

const isReady = () =>
  waitUntil(() =>
    subjects().then(
      () => true,
      () => undefined,
    ),
  );

const start = async () => {
  server = await startMail({ dataDir, pagePort, log });
  await isReady();
};

/** Starts another server with the same preferred port. It is stopped after the test. */
const startOther = async (name: string) => {
  const other = await startMail({ dataDir: join(dataDir, name), pagePort, log });
  others.push(other);
  return other;
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'franchisesetu-mail-'));
  pagePort = await freePort();
  await start();
});

afterEach(async () => {
  await Promise.all(others.splice(0).map((other) => other.stop()));
});

afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a sent mail is on the page, which has the preferred port', async () => {
  const to = await send('Welcome');
  expect(server.pageUrl).toBe(`http://localhost:${pagePort}`);
  expect(await mailbox()).toMatchObject([
    { subject: 'Welcome', to: [{ address: to }], text: expect.stringContaining('123456') },
  ]);
  const page = await fetch(server.pageUrl, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toContain('text/html');
  const [script = ''] = /assets\/[^"]+\.js/.exec(await page.text()) ?? [];
  expect((await fetch(`${server.pageUrl}/${script}`)).status).toBe(200);
});

test('a killed mail server restarts at its addresses and still has the mail', async () => {
  const { pid, url, pageUrl } = server;
  process.kill(pid ?? 0, 'SIGKILL');
  await waitUntil(() => server.pid !== undefined && server.pid !== pid);
  await isReady();
  expect([server.url, server.pageUrl]).toEqual([url, pageUrl]);
  await send('After the crash');
  expect(await subjects()).toEqual(['Welcome', 'After the crash']);
  expect(said).toContainEqual('mail ended (SIGKILL), restarting in 250 ms');
});

test('a stop ends the process, and the next start has the mail at the same address', async () => {
  const { pid } = server;
  await server.stop();
  expect(await startMark(pid ?? 0)).toBeUndefined();
  await start();
  expect(server.pageUrl).toBe(`http://localhost:${pagePort}`);
  expect(await subjects()).toContain('After the crash');
});

test('only the owner of the data folder can read the mail, and the log does not contain it', async () => {
  expect((await stat(join(dataDir, 'mail'))).mode & 0o777).toBe(0o700);
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(2);
  expect(await readFile(join(dataDir, 'logs', 'mail.log'), 'utf8')).not.toMatch(
    /people\.test|Welcome|123456/,
  );
});

test('SMTP and the page only listen on the loopback address', async () => {
  // Another loopback address: a server that listens on all addresses would accept it.
  const isRefused = (port: string) =>
    new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.2', port: Number(port) });
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
      socket.once('connect', () => socket.destroy());
    });
  for (const url of [server.url, server.pageUrl]) expect(await isRefused(new URL(url).port)).toBe(true);
});

test('the page gets another port when the preferred one is taken', async () => {
  const other = await startOther('other');
  expect(new URL(other.pageUrl).port).not.toBe(String(pagePort));
});

test('a mail server whose port was taken later is reported in the log, and starts when the port is free', async () => {
  said.length = 0;
  const { pid } = server;
  const thief = createServer((socket) => socket.destroy());
  process.kill(pid ?? 0, 'SIGKILL');
  await waitUntil(() => server.pid === undefined);
  await new Promise<void>((resolve) => thief.listen(pagePort, '127.0.0.1', resolve));
  await waitUntil(() =>
    said.some((line) => line.startsWith(`mail needs port ${pagePort}, which another program uses`)),
  );
  await new Promise((resolve) => thief.close(resolve));
  await isReady();
});

test('a mail server that does not start is reported in the log, and starts when its folder is usable', async () => {
  said.length = 0;
  const folder = join(dataDir, 'broken', 'mail');
  await mkdir(join(dataDir, 'broken'));
  await writeFile(folder, '');
  const broken = await startOther('broken');
  await waitUntil(() => said.some((line) => line.includes('The platform runs without its mail server')));
  expect(said).toContainEqual(expect.stringMatching(`^mail cannot be stored in ${folder}: .*EEXIST`));
  expect(said).toContainEqual(expect.stringContaining('mail does not start: exit code 1'));
  await rm(folder);
  await waitUntil(async () => (await fetch(`${broken.pageUrl}/api/email`).catch(() => undefined))?.ok);
});

describe('openMail', () => {
  const options = { log, onChange: () => undefined, signal: new AbortController().signal };

  test('uses the server of SMTP_URL and does not start one', async () => {
    const url = 'smtps://me:secret@mail.example:465';
    const mail = await openMail({ ...options, dataDir: join(dataDir, 'external'), env: { SMTP_URL: url } });
    expect(mail).toMatchObject({ url, pid: undefined });
    expect(mail).not.toHaveProperty('pageUrl');
    await expect(stat(join(dataDir, 'external'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('refuses an SMTP_URL with another scheme, without its password', async () => {
    const opening = openMail({ ...options, dataDir, env: { SMTP_URL: 'https://me:secret@mail.example' } });
    const problem = await opening.catch((error: Error) => error);
    expect(problem).toMatchObject({
      name: 'StartProblem',
      message: expect.stringContaining('SMTP_URL is not'),
    });
    expect(String(problem)).not.toContain('secret');
  });
});

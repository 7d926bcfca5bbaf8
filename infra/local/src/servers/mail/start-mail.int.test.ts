import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@setu/dev-servers';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { openMail } from '../open-servers';
import { maxMails } from './mail-store';
import { type RunningMail, startMail } from './start-mail';

interface Mail {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

const said: string[] = [];
const log = (line: string) => void said.push(line);
const folders: string[] = [];
const servers: RunningMail[] = [];

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'franchisesetu-mail-'));
  folders.push(folder);
  return folder;
};

/** Starts a server, which is stopped after the test. */
const start = async (options: { dataDir?: string; pagePort?: number } = {}) => {
  const server = await startMail({ dataDir: options.dataDir ?? (await newFolder()), log, ...options });
  servers.push(server);
  return server;
};

/** Sends mails over one connection, like the product. */
const send = async (server: RunningMail, ...mails: SendMailOptions[]) => {
  const transport = createTransport({ url: server.url, pool: true, maxConnections: 1 } as object);
  try {
    for (const mail of mails)
      await transport.sendMail({
        from: 'FranchiseSetu <hello@franchisesetu.test>',
        to: 'asha@people.test',
        text: 'Your code is 123456',
        ...mail,
      });
  } finally {
    transport.close();
  }
};

const mailsOf = async (server: RunningMail, query = ''): Promise<Mail[]> =>
  (await fetch(`${server.pageUrl}/api/mails${query}`)).json() as Promise<Mail[]>;
const subjectsOf = async (server: RunningMail, query = '') =>
  (await mailsOf(server, query)).map(({ subject }) => subject);
const pageAt = async (server: RunningMail, path: string) => {
  const reply = await fetch(`${server.pageUrl}${path}`);
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};

beforeEach(() => {
  said.length = 0;
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

test('a sent mail is on the page, with its sender, recipients and bodies', async () => {
  const server = await start();
  await send(server, { subject: 'Namaste, नमस्ते', html: '<p>Your <b>code</b> is 123456</p>' });
  const [mail] = await mailsOf(server);
  expect(mail).toMatchObject({
    from: 'FranchiseSetu <hello@franchisesetu.test>',
    to: ['asha@people.test'],
    subject: 'Namaste, नमस्ते',
    text: expect.stringContaining('Your code is 123456'),
    html: expect.stringContaining('<b>code</b>'),
  });
  const list = await pageAt(server, '/');
  expect(list.headers.get('content-type')).toContain('text/html');
  expect(list.text).toContain(`href="/mails/${mail?.id}"`);
  expect(list.text).toContain('Namaste, नमस्ते');
  expect((await pageAt(server, `/mails/${mail?.id}`)).text).toContain(`src="/mails/${mail?.id}/content"`);
  expect((await pageAt(server, `/mails/${mail?.id}/source`)).text).toContain('MIME-Version: 1.0');
});

test('a mail can run no script, and its texts are no markup of the page', async () => {
  const server = await start();
  await send(server, { subject: '<script>alert(1)</script>', html: '<script>alert(2)</script>' });
  const [mail] = await mailsOf(server);
  const page = await pageAt(server, `/mails/${mail?.id}`);
  expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page.text).not.toContain('alert(2)');
  const content = await pageAt(server, `/mails/${mail?.id}/content`);
  expect(content.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*; sandbox(?!.*allow-scripts)/,
  );
});

test('the list and the JSON can be limited to one address', async () => {
  const server = await start();
  await send(server, { subject: 'First' }, { subject: 'Other', to: 'ravi@people.test' }, { subject: 'Last' });
  expect(await subjectsOf(server)).toEqual(['First', 'Other', 'Last']);
  expect(await subjectsOf(server, '?to=Asha@people.test')).toEqual(['First', 'Last']);
  expect((await pageAt(server, '/?to=ravi@people.test')).text).not.toContain('First');
  expect((await pageAt(server, '/?to=nobody@people.test')).text).toContain('No mail to nobody@people.test.');
});

test('an open page is updated when a mail arrives', async () => {
  const server = await start();
  const events = await fetch(`${server.pageUrl}/events`);
  const reader = events.body?.getReader();
  await send(server, { subject: 'Arrives' });
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('data: mail\n\n');
  await reader?.cancel();
});

test('the newest mails are kept, and the page says so about another one', async () => {
  const dataDir = await newFolder();
  const first = await start({ dataDir });
  await send(first, { subject: 'Newest' });
  await first.stop();
  const folder = join(dataDir, 'mail');
  for (let count = 0; count < maxMails; count += 1) {
    const file = join(folder, `earlier${count}.eml`);
    await writeFile(file, `Subject: Earlier ${count}\r\n\r\n`);
    await utimes(file, count, count);
  }
  const second = await start({ dataDir });
  await send(second, { subject: 'After the start' });
  const subjects = await subjectsOf(second);
  expect(subjects).toHaveLength(maxMails);
  expect([subjects[0], ...subjects.slice(-2)]).toEqual(['Earlier 2', 'Newest', 'After the start']);
  expect(await readdir(folder)).toHaveLength(maxMails);
  const gone = await pageAt(second, '/mails/earlier0');
  expect([gone.status, gone.text]).toEqual([
    404,
    expect.stringContaining('This mail is not stored any more'),
  ]);
  expect((await pageAt(second, '/mails/..%2F..%2Fsecrets/source')).status).toBe(404);
});

test('mails whose files were removed are not listed', async () => {
  const dataDir = await newFolder();
  const server = await start({ dataDir });
  await send(server, { subject: 'Removed' }, { subject: 'Stays' });
  const [mail] = await mailsOf(server);
  const restarted = await start({ dataDir });
  await rm(join(dataDir, 'mail', `${mail?.id}.eml`));
  expect(await subjectsOf(server)).toEqual(['Stays']);
  expect(await subjectsOf(restarted)).toEqual(['Stays']);
  expect((await pageAt(server, `/mails/${mail?.id}`)).status).toBe(404);
});

test('a mail that is no mail is shown too', async () => {
  const dataDir = await newFolder();
  const server = await start({ dataDir });
  await send(server, { subject: 'A mail' });
  await writeFile(
    join(dataDir, 'mail', 'strange.eml'),
    `${'Content-Type: multipart/mixed; boundary=a\r\n'.repeat(90_000)}`,
  );
  const restarted = await start({ dataDir });
  expect(await subjectsOf(restarted)).toContain('A mail that cannot be read');
});

test('only the owner of the data folder can read the mail', async () => {
  const dataDir = await newFolder();
  const server = await start({ dataDir });
  await send(server, { subject: 'Welcome' });
  const folder = join(dataDir, 'mail');
  const [file = ''] = await readdir(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  expect(said.join('\n')).not.toMatch(/people\.test|Welcome|123456/);
});

test('SMTP and the page only listen on the loopback address', async () => {
  const server = await start();
  // Another loopback address: a server that listens on all addresses would accept it.
  const isRefused = (port: string) =>
    new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.2', port: Number(port) });
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
      socket.once('connect', () => socket.destroy());
    });
  for (const url of [server.url, server.pageUrl]) expect(await isRefused(new URL(url).port)).toBe(true);
});

test('a website whose name was made to point to this machine gets no mail', async () => {
  const server = await start();
  await send(server, { subject: 'Welcome' });
  const reply = await new Promise<string>((resolve, reject) => {
    request(`${server.pageUrl}/api/mails`, { headers: { host: 'attacker.example' } })
      .once('response', (response) => text(response).then(resolve, reject))
      .once('error', reject)
      .end();
  });
  expect(reply).toBe('This page is only for this machine.');
});

test('the page has the preferred port when it is free, and another one when it is taken or no port', async () => {
  const pagePort = await freePort();
  expect((await start({ pagePort })).pageUrl).toBe(`http://localhost:${pagePort}`);
  for (const wanted of [pagePort, 65_536]) {
    const other = await start({ pagePort: wanted });
    expect(other.pageUrl).not.toBe(`http://localhost:${wanted}`);
    expect(await subjectsOf(other)).toEqual([]);
  }
});

test('a mail that cannot be stored is refused for now, and accepted when its folder is usable', async () => {
  const dataDir = await newFolder();
  await writeFile(join(dataDir, 'mail'), '');
  const server = await start({ dataDir });
  await expect(send(server, { subject: 'Waits' })).rejects.toMatchObject({ responseCode: 451 });
  expect(said).toContainEqual(
    expect.stringMatching(`^mail cannot be stored in ${join(dataDir, 'mail')}: .*EEXIST`),
  );
  await rm(join(dataDir, 'mail'));
  await send(server, { subject: 'Waits' });
  expect(await subjectsOf(server)).toEqual(['Waits']);
});

test('a mail that is too large is refused with a final answer', async () => {
  const server = await start();
  const sending = send(server, { subject: 'Large', text: 'x'.repeat(11_000_000) });
  await expect(sending).rejects.toMatchObject({ responseCode: 552 });
  expect(await subjectsOf(server)).toEqual([]);
});

test('a stop ends open connections', async () => {
  const server = await start();
  const events = await fetch(`${server.pageUrl}/events`);
  const smtp = connect({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
  const ended = new Promise((resolve) => smtp.once('close', resolve).resume());
  await new Promise((resolve) => smtp.once('data', resolve));
  await server.stop();
  await ended;
  await expect(events.text()).rejects.toThrow('terminated');
});

describe('openMail', () => {
  const options = { log, onChange: () => undefined, signal: new AbortController().signal };

  test('uses the server of SMTP_URL and does not start one', async () => {
    const dataDir = await newFolder();
    const url = 'smtps://me:secret@mail.example:465';
    const mail = await openMail({ ...options, dataDir: join(dataDir, 'external'), env: { SMTP_URL: url } });
    expect(mail).toMatchObject({ url, pid: undefined });
    expect(mail).not.toHaveProperty('pageUrl');
    await expect(stat(join(dataDir, 'external'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('refuses an SMTP_URL with another scheme, without its password', async () => {
    const opening = openMail({
      ...options,
      dataDir: await newFolder(),
      env: { SMTP_URL: 'https://me:secret@mail.example' },
    });
    const problem = await opening.catch((error: Error) => error);
    expect(problem).toMatchObject({
      name: 'StartProblem',
      message: expect.stringContaining('SMTP_URL is not'),
    });
    expect(String(problem)).not.toContain('secret');
  });
});

import { randomUUID } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startQueues } from '@setu/service-features/queues';
import { startServiceAlone } from '@setu/service-kit/test';
import { aNetwork, type Identity, register } from '../../test/builders';
import { type Mailbox, startMailbox } from '../../test/mailbox';
import { makeIdentityService } from '../app';
import { readSettings } from '../env';
import { claimMails, MailModel, makeQueueMail } from './mail.model';
import { connectMailServer } from './mail-server';
import { makeMailQueue } from './send-mails';

let mailbox: Mailbox;
let identity: Identity;
let userId: string;
beforeAll(async () => {
  mailbox = await startMailbox();
  // Without a mail server, so that each test controls which mails are sent.
  identity = await startServiceAlone(makeIdentityService(readSettings({})));
  userId = (await register(identity.service)).user.id;
});
afterAll(async () => {
  await identity?.stop();
  await mailbox?.stop();
});
afterEach(() => mailbox.refuse(null));

const site = 'https://setu.example';
const content = {
  subject: 'Hello',
  preview: 'Hello',
  heading: 'Hello',
  paragraphs: ['Namaste.'],
  notes: [],
  reason: 'A test asked for it.',
};

let now = Date.now();
const clock = { now: () => new Date(now) };

/** A separate kind for each test, so that no test sends the mails of another test. */
const aKind = (expiresAfterMs = 60 * 60 * 1_000) => {
  const name = `test-${randomUUID()}`;
  return {
    name,
    expiresAfterMs,
    compose: async ({ recipient }: { recipient: string | null }) =>
      recipient ? { userId, to: recipient, content } : null,
  };
};
type Kind = ReturnType<typeof aKind>;

const queue = async (
  { name }: Kind,
  recipient = `${randomUUID()}@people.test`,
  cause: string = randomUUID(),
) => {
  await makeQueueMail({ clock, workAfter: () => {} })(identity.db, { kind: name, cause, to: { recipient } });
  return recipient;
};

const rows = ({ name }: Kind) => MailModel.query(identity.db).where({ kind: name });

/** Mails of the kind that are being sent or are due. */
const leftToDo = (kind: Kind): Promise<number> =>
  rows(kind)
    .where((one) => one.where('state', 'sending').orWhere({ state: 'waiting' }))
    .where((one) => one.where('state', 'sending').orWhere('due_at', '<=', clock.now()))
    .resultSize();

/** Sends until no mail is due. */
const sendAll = async (kind: Kind, url = mailbox.url) => {
  const { db, service } = identity;
  const server = connectMailServer({ url, from: 'Setu <no-reply@setu.example>', host: 'setu.example' });
  const { logger } = service.running;
  const sender = startQueues({ db, logger }, [
    makeMailQueue({ db, clock, logger, kinds: [kind], server, site }),
  ]);
  try {
    while ((await leftToDo(kind)) > 0) await sleep(20);
  } finally {
    await sender.stop();
  }
};

it('a mail arrives once, with sender, both texts and a unique id', async () => {
  const kind = aKind();
  const recipient = await queue(kind);
  await sendAll(kind);
  const mail = await mailbox.mailTo(recipient);
  expect(mail.from).toEqual({ name: 'Setu', address: 'no-reply@setu.example' });
  expect(mail.subject).toBe('Hello');
  expect(mail.text).toContain('Namaste.');
  expect(mail.html).toContain('Namaste.');
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  const [row] = await rows(kind);
  expect(mail.messageId).toBe(`<${row?.id}@setu.example>`);
  expect(row).toMatchObject({ state: 'sent', tries: 1, problem: null });
});

it('a cause that is queued repeatedly has one mail', async () => {
  const kind = aKind();
  const cause = randomUUID();
  const recipient = await queue(kind, undefined, cause);
  await queue(kind, recipient, cause);
  await sendAll(kind);
  await queue(kind, recipient, cause);
  await sendAll(kind);
  expect(mailbox.mails.filter(({ to }) => JSON.stringify(to).includes(recipient))).toHaveLength(1);
});

it('two senders share the mails', async () => {
  const kind = aKind();
  for (let n = 0; n < 60; n += 1) await queue(kind);
  const before = mailbox.mails.length;
  await Promise.all([sendAll(kind), sendAll(kind)]);
  const ids = mailbox.mails.slice(before).map(({ messageId }) => messageId);
  expect(ids).toHaveLength(60);
  expect(new Set(ids).size).toBe(60);
});

it('a mail that the server refuses permanently is not tried again, and the row has the reason', async () => {
  const kind = aKind();
  await queue(kind);
  mailbox.refuse({ code: 550, message: '5.1.1 No such user here' });
  await sendAll(kind);
  expect(await rows(kind)).toMatchObject([
    { state: 'refused', tries: 1, problem: expect.stringContaining('No such user here') },
  ]);
});

it.each([
  { code: 452, message: '4.2.2 Mailbox full' },
  { code: 552, message: 'Mailbox full' },
  { code: 554, message: '5.2.2 Mailbox full' },
])('a mail to a full mailbox waits and arrives later: $code $message', async (refusal) => {
  const kind = aKind();
  const recipient = await queue(kind);
  mailbox.refuse(refusal);
  await sendAll(kind);
  const [row] = await rows(kind);
  expect(row).toMatchObject({ state: 'waiting', tries: 1, problem: expect.stringContaining('Mailbox full') });
  expect(row?.dueAt.getTime()).toBeGreaterThan(now);
  mailbox.refuse(null);
  now += 60_000;
  await sendAll(kind);
  await mailbox.mailTo(recipient);
  expect(await rows(kind)).toMatchObject([{ state: 'sent', tries: 2, problem: null }]);
});

it('a mail waits for a server that is unavailable, and is given up when it has expired', async () => {
  const kind = aKind(60_000);
  await queue(kind);
  const absent = 'smtp://127.0.0.1:1';
  await sendAll(kind, absent);
  expect(await rows(kind)).toMatchObject([{ state: 'waiting', tries: 1 }]);
  now += 61_000;
  await sendAll(kind, absent);
  expect(await rows(kind)).toMatchObject([{ state: 'expired', endedAt: expect.any(Date) }]);
});

it('a server that never answers only costs the mail a try', async () => {
  const sockets: Socket[] = [];
  const silent: Server = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const server = connectMailServer({ url, from: 'a@setu.example', host: 'setu.example', answerMs: 200 });
  const mail = { id: randomUUID(), to: 'b@people.test', subject: '', html: '', text: '' };
  expect(await server.send(mail)).toMatchObject({ outcome: 'failed' });
  server.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

it('a mail without a recipient leaves no row', async () => {
  const kind = { ...aKind(), compose: async () => null };
  await queue(kind);
  await sendAll(kind);
  expect(await rows(kind)).toEqual([]);
});

it('a mail that cannot be composed waits, and the others are sent', async () => {
  const broken = {
    ...aKind(),
    compose: async ({ recipient }: { recipient: string | null }) => {
      if (recipient?.startsWith('bad')) throw new Error('no text');
      return { userId, to: recipient ?? '', content };
    },
  };
  await queue(broken, `bad-${randomUUID()}@people.test`);
  const good = await queue(broken);
  await sendAll(broken);
  await mailbox.mailTo(good);
  expect((await rows(broken).orderBy('state')).map(({ state, problem }) => [state, problem])).toEqual([
    ['sent', null],
    ['waiting', 'The mail could not be composed.'],
  ]);
});

it('a mail whose process ended is sent by another process after two minutes, and a kind of a later release is not touched', async () => {
  const kind = aKind();
  const recipient = await queue(kind);
  const later = aKind();
  await queue(later);
  const claim = { kinds: [kind.name], limit: 10, now: clock.now(), leaseMs: 120_000 };
  expect(await claimMails(identity.db, claim)).toHaveLength(1);
  expect(await claimMails(identity.db, claim)).toHaveLength(0);
  now += 121_000;
  await sendAll(kind);
  await mailbox.mailTo(recipient);
  expect(await rows(kind)).toMatchObject([{ state: 'sent', tries: 2 }]);
  expect(await rows(later)).toMatchObject([{ state: 'waiting', tries: 0 }]);
});

it('the running service sends the mails that its calls queue', async () => {
  const own = await startServiceAlone(makeIdentityService(readSettings({ SMTP_URL: mailbox.url })));
  const { sent } = await register(own.service);
  const reply = await own.service.call('POST', '/api/forgot-password', {
    body: { email: sent.email },
    headers: aNetwork(),
  });
  expect(reply.status).toBe(202);
  await mailbox.mailTo(sent.email, { subject: 'Choose a new password' });
  await own.stop();
});

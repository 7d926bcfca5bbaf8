import { randomBytes, randomUUID } from 'node:crypto';
import { inquirySentV1, mailTopics, offerAcceptedV1 } from '@setu/contracts';
import type { EventDefinition } from '@setu/protocol';
import { handleEvent } from '@setu/service-kit';
import {
  envelopeOf,
  eventually,
  startTestService,
  type TestService,
  type TestUser,
} from '@setu/service-kit/test';
import { aNetwork, callAsAdmin, makeAdmin, register } from '../../test/builders';
import { setUpIdentityWithMailbox } from '../../test/with-mailbox';
import { lockUserOfNotifications } from '../accounts/user.model';
import { makeIdentityService } from '../app';
import { readSettings } from '../env';
import { lastMailAt, makeQueueMail } from '../mail/mail.model';
import type { QueueMail } from '../mail-kind';
import { makeQueueNotificationMails } from './queue-notification-mails';

const { identity, mailbox } = setUpIdentityWithMailbox({
  TWO_STEP_KEY: randomBytes(32).toString('base64url'),
});
afterEach(() => {
  identity.clock.ahead = 0;
});

const minuteMs = 60_000;
const users = () => identity.db('users');
const rowsOf = (user: TestUser) => identity.db('news').where({ user_id: user.id }).orderBy('sequence');
const mailsOf = (user: TestUser) => identity.db('mails').where({ user_id: user.id, kind: 'news' });

/** A person with a confirmed address. */
const person = async (more: Record<string, unknown> = {}) => {
  const { sent, user } = await register(identity.service, more);
  await users().where({ id: user.id }).update({ email_confirmed_at: new Date() });
  return { ...user, email: sent.email, password: sent.password };
};
const brand = () => person({ role: 'brand', brandName: 'Chai Chaupal' });

const handle = async (
  event: EventDefinition,
  data: object,
  { time, service = identity.service }: { time?: string; service?: TestService } = {},
) => {
  const consumer = service.running.consumers.find(({ from }) => from === event.service);
  if (!consumer) throw new Error(`nobody consumes ${event.type}`);
  const envelope = { ...envelopeOf(event, randomUUID(), data as never), ...(time && { time }) };
  await handleEvent(service.running.db, consumer, JSON.stringify(envelope));
};
/** The event of an inquiry, which creates a notification. */
const notify = (to: TestUser, from: TestUser, options: Parameters<typeof handle>[2] = {}) =>
  handle(
    inquirySentV1,
    {
      id: randomUUID(),
      version: 1,
      kind: 'franchise',
      fromUserId: from.id,
      toUserId: to.id,
      franchiseId: randomUUID(),
      propertyId: null,
      requirementId: null,
      status: 'open',
    },
    options,
  );
const pass = (minutes: number) => {
  identity.clock.ahead += minutes * minuteMs;
};
/** Resolves when no mail about the person's notifications is due or being sent. */
const settled = (user: TestUser) =>
  eventually(async () => {
    expect((await rowsOf(user)).filter((row) => row.mail_due_at !== null && row.read_at === null)).toEqual(
      [],
    );
    expect(await mailsOf(user).whereIn('state', ['waiting', 'sending'])).toEqual([]);
  });
const notificationMailsTo = (email: string) =>
  mailbox.mails.filter(
    ({ to, headers }) =>
      JSON.stringify(to).includes(email) && headers.some(({ key }) => key === 'list-unsubscribe'),
  );
const read = (as: TestUser) =>
  identity.service.call('POST', '/api/notifications/read', { as, body: { upTo: Number.MAX_SAFE_INTEGER } });
const save = (as: TestUser, body: object) =>
  identity.service.call('PATCH', '/api/settings/mail', { as, body });
const settingsOf = async (as: TestUser) =>
  (await identity.service.call('GET', '/api/settings/mail', { as })).body;

/** The link in a mail that turns mail off. */
const linkIn = ({ text = '' }: { text?: string }) =>
  /https:\/\/setu\.example(\/api\/unsubscribe\S+)/.exec(text)?.[1] ?? '';

/** A link that turns off mail to a new brand. */
const aLink = async () => {
  const [from, to] = [await person(), await brand()];
  await notify(to, from);
  pass(6);
  const mail = await mailbox.mailTo(to.email, { subject: 'Asha Kulkarni sent you an inquiry' });
  return { to, mail, link: linkIn(mail) };
};

describe('notifications that were not read', () => {
  test('one is mailed after five minutes, with a link to its screen and without its text', async () => {
    const [from, to] = [await person(), await brand()];
    await notify(to, from);
    const [row] = await rowsOf(to);
    expect(row.mail_due_at.getTime() - row.created_at.getTime()).toBe(5 * minuteMs);
    expect(await mailsOf(to)).toEqual([]);
    pass(6);
    const mail = await mailbox.mailTo(to.email, { subject: 'Asha Kulkarni sent you an inquiry' });
    expect(mail.text).toContain('https://setu.example/dashboard?tab=inquiries');
    expect(mail.text).toContain(
      'Turn off mail about inquiries and replies:\nhttps://setu.example/api/unsubscribe',
    );
    await settled(to);
    pass(180);
    await notify(from, to);
    pass(6);
    await settled(from);
    expect(notificationMailsTo(to.email)).toHaveLength(1);
  });

  test('several are in one mail, and later notifications wait until an hour has passed', async () => {
    const [from, to] = [await person(), await person({ role: 'agent' })];
    await notify(to, from);
    await handle(offerAcceptedV1, {
      id: randomUUID(),
      version: 1,
      agentId: to.id,
      brandId: from.id,
      requirementId: randomUUID(),
      propertyId: null,
      status: 'active',
      isConfirmed: false,
    });
    pass(6);
    const mail = await mailbox.mailTo(to.email, { subject: 'You have 2 unread notifications' });
    expect(mail.text).toContain('Asha Kulkarni accepted your offer.');
    expect(mail.text).toContain('Turn off mail about inquiries and replies, and offers and assignments:');
    await notify(to, from);
    await notify(to, from);
    await notify(to, from);
    pass(10);
    await eventually(async () =>
      expect(Number((await rowsOf(to)).at(-1).mail_due_at)).toBeGreaterThan(
        Number((await mailsOf(to))[0].created_at) + 59 * minuteMs,
      ),
    );
    expect(await mailsOf(to)).toHaveLength(1);
    pass(60);
    await mailbox.mailTo(to.email, { subject: 'You have 3 unread notifications' });
    await settled(to);
    expect(notificationMailsTo(to.email)).toHaveLength(2);
  });

  test('a notification that was read before is not mailed', async () => {
    const [from, to, other] = [await person(), await brand(), await brand()];
    await notify(to, from);
    await read(to);
    await notify(other, from);
    pass(6);
    await mailbox.mailTo(other.email, { subject: 'Asha Kulkarni sent you an inquiry' });
    expect(await mailsOf(to)).toEqual([]);
  });

  test('a mail whose notifications were read while it waited is removed, and does not delay the next mail', async () => {
    const [from, to] = [await person(), await brand()];
    mailbox.refuse({ code: 451, message: 'Later' });
    await notify(to, from);
    pass(6);
    await eventually(async () => expect(await mailsOf(to)).toMatchObject([{ state: 'waiting', tries: 1 }]));
    await read(to);
    mailbox.refuse(null);
    pass(2);
    await eventually(async () => expect(await mailsOf(to)).toEqual([]));
    await notify(to, from);
    pass(6);
    await mailbox.mailTo(to.email, { subject: 'Asha Kulkarni sent you an inquiry' });
    expect(notificationMailsTo(to.email)).toHaveLength(1);
  });

  test('a person who turned mail off, is suspended, or has not confirmed the address gets no mail', async () => {
    const from = await person();
    const [off, suspended, unconfirmed] = [await brand(), await brand(), await brand()];
    await save(off, { inquiries: false });
    await users().where({ id: unconfirmed.id }).update({ email_confirmed_at: null });
    for (const to of [off, suspended, unconfirmed]) await notify(to, from);
    const { user: admin } = await makeAdmin(identity.service);
    await callAsAdmin(identity.service, admin, 'POST', `/api/admin/users/${suspended.id}/suspend`, {
      reason: 'Advertising in inquiries.',
    });
    pass(6);
    for (const to of [off, suspended, unconfirmed]) {
      await settled(to);
      expect(await mailsOf(to)).toEqual([]);
    }
  });

  test('after a long stop old notifications are not mailed, whether they waited or arrived late', async () => {
    const [from, waited, late] = [await person(), await brand(), await brand()];
    await notify(waited, from);
    await notify(late, from, { time: new Date(Date.now() - 25 * 60 * minuteMs).toISOString() });
    pass(25 * 60);
    for (const to of [waited, late]) {
      await settled(to);
      expect(await rowsOf(to)).toMatchObject([{ mail_id: null, read_at: null }]);
    }
  });
});

describe('processes that queue mails', () => {
  let idle: TestService;
  beforeAll(async () => {
    // It does not have a mail server, so only these tests queue mails.
    idle = await startTestService(makeIdentityService(readSettings({})), { broker: identity.broker });
  });
  afterAll(() => idle?.stop());

  const later = { now: () => new Date(Date.now() + 6 * minuteMs) };
  const makeProcess = (queueMail: QueueMail = makeQueueMail({ clock: later, workAfter: () => {} })) => {
    const { db, logger } = idle.running;
    return makeQueueNotificationMails({
      db,
      logger,
      clock: later,
      inTransaction: (run) => db.transaction(run),
      queueMail,
      lockNextPerson: lockUserOfNotifications,
      findReader: async () => ({ email: 'a@people.test', role: 'brand', topics: new Set(mailTopics) }),
      lastMailAt,
    });
  };
  /** People with three notifications each. */
  const peopleWithNotifications = async (count: number) => {
    const people = [];
    for (let n = 0; n < count; n += 1) people.push((await register(idle)).user);
    const from = randomUUID();
    for (const to of people)
      for (let n = 0; n < 3; n += 1) await notify(to, { id: from, role: 'investor' }, { service: idle });
    return people;
  };
  const queuedFor = (user: TestUser) => idle.running.db('mails').where({ user_id: user.id, kind: 'news' });
  const notificationsOfPerson = (user: TestUser) => idle.running.db('news').where({ user_id: user.id });

  test('several concurrent processes queue one mail for each person', async () => {
    const people = await peopleWithNotifications(20);
    await Promise.all(Array.from({ length: 4 }, () => makeProcess()()));
    for (const user of people) {
      const [mail, ...others] = await queuedFor(user);
      expect(others).toEqual([]);
      const listed = (await notificationsOfPerson(user)).map(({ mail_id }) => `news:${mail_id}`);
      expect(listed).toEqual([mail.cause, mail.cause, mail.cause]);
    }
  });

  test('a process that ends before its transaction commits queues nothing, and the next process queues the mail', async () => {
    const [user] = (await peopleWithNotifications(1)) as [TestUser];
    const real = makeQueueMail({ clock: later, workAfter: () => {} });
    const dies = makeProcess(async (trx, mail) => {
      await real(trx, mail);
      throw new Error('The process ended');
    });
    await expect(dies()).rejects.toThrow('The process ended');
    expect(await queuedFor(user)).toEqual([]);
    await makeProcess()();
    await makeProcess()();
    expect(await queuedFor(user)).toHaveLength(1);
  });
});

describe('settings of mails', () => {
  test('all topics are on, and a change of one topic does not change the others', async () => {
    const user = await person();
    expect(await settingsOf(user)).toEqual({ inquiries: true, assignments: true, listings: true });
    expect(await save(user, { listings: false })).toMatchObject({
      status: 200,
      body: { inquiries: true, assignments: true, listings: false },
    });
    await save(user, { inquiries: false });
    expect(await settingsOf(user)).toEqual({ inquiries: false, assignments: true, listings: false });
    await save(user, { listings: true });
    await save(user, {});
    expect(await settingsOf(user)).toEqual({ inquiries: false, assignments: true, listings: true });
    expect((await save(user, { inquiries: 'no' })).status).toBe(400);
    expect((await identity.service.call('GET', '/api/settings/mail')).status).toBe(401);
  });
});

describe('the link that turns mail off', () => {
  test('the mail has it in its text and in its headers', async () => {
    const { mail, link } = await aLink();
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      'list-unsubscribe': `<https://setu.example${link}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  test('opening it changes nothing', async () => {
    const { to, link } = await aLink();
    const page = await identity.service.call('GET', link);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.text).toContain('You will get no more mail about inquiries and replies.');
    expect(await settingsOf(to)).toMatchObject({ inquiries: true });
  });

  test.each([
    ['a form', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    [
      'form data',
      () => {
        const body = new FormData();
        body.set('List-Unsubscribe', 'One-Click');
        return body;
      },
    ],
  ])('one click with %s turns it off without a session, also a second time', async (_name, bodyOf) => {
    const { to, link } = await aLink();
    for (let n = 0; n < 2; n += 1) {
      const reply = await fetch(identity.service.url + link, {
        method: 'POST',
        body: bodyOf(),
        headers: aNetwork(),
        redirect: 'manual',
      });
      expect(reply.status).toBe(200);
      expect(await reply.text()).toContain('You get no more mail about inquiries and replies.');
    }
    expect(await settingsOf(to)).toEqual({ inquiries: false, assignments: true, listings: true });
  });

  test('a forged or incomplete link, or a link of a deleted account, is refused and changes nothing', async () => {
    const { to, link } = await aLink();
    const other = await brand();
    const forged = [
      link.replace(to.id, other.id),
      link.replace('.inquiries.', '.inquiries-listings.'),
      link.slice(0, -1),
      '/api/unsubscribe',
      '/api/unsubscribe?token=a&token=b',
    ];
    for (const path of forged)
      for (const method of ['GET', 'POST']) {
        const reply = await identity.service.call(method, path);
        expect([reply.status, reply.text.includes('This link does not work')]).toEqual([400, true]);
      }
    for (const user of [to, other]) expect(await settingsOf(user)).toMatchObject({ inquiries: true });
    await save(to, { listings: false });
    await identity.service.call('POST', '/api/auth/user/deletion', {
      as: to,
      body: { currentPassword: to.password },
      headers: aNetwork(),
    });
    for (const method of ['GET', 'POST'])
      expect((await identity.service.call(method, link)).status).toBe(400);
    expect(await identity.db('mail_settings').where({ user_id: to.id })).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { AdminMail } from '@setu/contracts';
import type { TestService, TestUser } from '@setu/service-kit/test';
import { callAsAdmin, makeAdmin, register, setUpIdentity } from '../../test/builders';

const identity = setUpIdentity();
let service: TestService;
let admin: TestUser;
beforeAll(async () => {
  ({ service } = identity);
  admin = (await makeAdmin(service)).user;
});
beforeEach(() => identity.db('mails').delete());

const list = (query = '') => callAsAdmin(service, admin, 'GET', `/api/admin/mails${query}`);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const add = async (fields: Record<string, unknown>) => {
  const row = {
    id: randomUUID(),
    kind: 'password-reset',
    cause: randomUUID(),
    recipient: 'asha@people.test',
    due_at: new Date(),
    created_at: new Date(),
    ...fields,
  };
  await identity.db('mails').insert(row);
  return row.id;
};
const idsOf = (body: { id: string }[]) => body.map(({ id }) => id);

test('administrators see the state of mails, newest first, without their cause', async () => {
  const { user } = await register(service);
  const refused = await add({
    user_id: user.id,
    state: 'refused',
    tries: 1,
    problem: '550 5.1.1 No such mailbox',
    created_at: minutesAgo(2),
    ended_at: minutesAgo(1),
  });
  const sending = await add({ state: 'sending', tries: 2, problem: '452 The mailbox is full' });
  const { body } = await list();
  expect(AdminMail.array().parse(body)).toEqual(body);
  expect(body.slice(0, 2)).toMatchObject([
    { id: sending, state: 'waiting', tries: 2, problem: '452 The mailbox is full', endedAt: null },
    { id: refused, state: 'refused', userId: user.id, problem: '550 5.1.1 No such mailbox' },
  ]);
});

test('the list can be filtered by state and by the beginning of an address', async () => {
  const sent = await add({ state: 'sent', recipient: 'meera@people.test' });
  const waiting = await add({ state: 'waiting', recipient: 'meera_k@people.test' });
  const sending = await add({ state: 'sending', recipient: 'rohan@people.test' });
  expect(idsOf((await list('?state=sent')).body)).toEqual([sent]);
  expect(idsOf((await list('?state=waiting')).body).sort()).toEqual([waiting, sending].sort());
  expect(idsOf((await list('?recipient=MEERA')).body).sort()).toEqual([sent, waiting].sort());
  expect(idsOf((await list('?recipient=meera_')).body)).toEqual([waiting]);
  expect((await list('?recipient=%25')).body).toEqual([]);
});

test('the list is paged', async () => {
  const ids = [];
  for (let n = 0; n < 5; n += 1) ids.unshift(await add({ created_at: minutesAgo(10 - n) }));
  const first = await list('?limit=3');
  const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await callAsAdmin(service, admin, 'GET', next);
  expect([...idsOf(first.body), ...idsOf(second.body)]).toEqual(ids);
});

test('an unknown state is refused with a list of the known states', async () => {
  const reply = await list('?state=lost');
  expect(reply.status).toBe(400);
  expect(reply.text).toContain('Choose one of: waiting, sent, refused, expired');
});

test('a former administrator and other users may not list mails', async () => {
  const { user: former } = await makeAdmin(service);
  await identity.db('users').where({ id: former.id }).update({ role: 'investor' });
  expect((await callAsAdmin(service, former, 'GET', '/api/admin/mails')).status).toBe(401);
  const { user } = await register(service);
  expect((await service.call('GET', '/api/admin/mails', { as: user })).status).toBe(403);
});

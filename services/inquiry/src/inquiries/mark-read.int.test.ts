import { randomUUID } from 'node:crypto';
import { someone, type TestUser } from '@setu/service-kit/test';
import {
  fulfilRequirement,
  makeFranchise,
  makeInquiry,
  makePerson,
  makeRequirement,
  setUpInquiries,
} from '../../test/builders';

const inquiries = setUpInquiries();
const call = (as: TestUser, method: string, path: string, body?: object) =>
  inquiries.service.call(method, `/api/inquiries${path}`, { as, ...(body && { body }) });

/** An investor, a brand, and an inquiry that was just sent. */
const sent = async () => {
  const investor = await makePerson(inquiries.db);
  const { id: franchiseId, owner: brand } = await makeFranchise(inquiries.db);
  const text = { subject: 'A kiosk in Pune', message: 'Is Pune free?' };
  const { body } = await call(investor, 'POST', '', { ...text, toUserId: brand.id, franchiseId });
  return { id: body.id as string, investor, brand };
};

const isUnread = async (as: TestUser, id: string): Promise<boolean> =>
  (await call(as, 'GET', `/${id}`)).body.isUnread;
const unread = async (as: TestUser, box: string): Promise<string[]> =>
  (await call(as, 'GET', `?box=${box}&unread=true`)).body.map((one: { id: string }) => one.id);
const markRead = (as: TestUser, id: string, replies: number) => call(as, 'PATCH', `/${id}/read`, { replies });
const reply = (as: TestUser, id: string, message: string) => call(as, 'POST', `/${id}/messages`, { message });

test('a new inquiry is unread for its receiver until the receiver reads it', async () => {
  const { id, investor, brand } = await sent();
  expect([await isUnread(brand, id), await isUnread(investor, id)]).toEqual([true, false]);
  expect(await unread(brand, 'received')).toEqual([id]);
  const read = await markRead(brand, id, 0);
  expect([read.status, read.body.isUnread, read.body.id]).toEqual([200, false, id]);
  expect([await isUnread(brand, id), await unread(brand, 'received')]).toEqual([false, []]);
});

test('a message is unread for the other side, and an answer marks all earlier messages as read', async () => {
  const { id, investor, brand } = await sent();
  await reply(brand, id, 'Yes.');
  expect([await isUnread(brand, id), await isUnread(investor, id)]).toEqual([false, true]);
  expect(await unread(investor, 'sent')).toEqual([id]);
  await reply(investor, id, 'Then I want it.');
  expect([await isUnread(brand, id), await isUnread(investor, id)]).toEqual([true, false]);
});

test('a message that arrived while earlier messages were read stays unread', async () => {
  const { id, investor, brand } = await sent();
  await reply(brand, id, 'Yes.');
  await reply(brand, id, 'And Nashik.');
  expect((await markRead(investor, id, 1)).body.isUnread).toBe(true);
  expect(await isUnread(investor, id)).toBe(true);
  expect((await markRead(investor, id, 2)).body.isUnread).toBe(false);
});

test('a proposed meeting and its answer are unread for the other side', async () => {
  const { id, investor, brand } = await sent();
  await markRead(brand, id, 0);
  const time = new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString();
  const { body } = await call(investor, 'POST', `/${id}/meetings`, {
    times: [time],
    minutes: 60,
    place: 'By phone',
  });
  expect([await isUnread(brand, id), await isUnread(investor, id)]).toEqual([true, false]);
  await call(brand, 'POST', `/${id}/meetings/${body.id}/accept`, { time });
  expect([await isUnread(brand, id), await isUnread(investor, id)]).toEqual([false, true]);
});

test('the message that a requirement is fulfilled is unread for its agent', async () => {
  const agent = someone('agent');
  const { id: requirementId, brand } = await makeRequirement(inquiries.db);
  const { id } = await makeInquiry(inquiries.db, { from: agent, to: brand, requirementId });
  await fulfilRequirement(inquiries.service, { brand, requirementId, fulfilledAt: new Date().toISOString() });
  expect([await isUnread(agent, id), await isUnread(brand, id)]).toEqual([true, false]);
});

test('only the sender and the receiver may mark an inquiry as read', async () => {
  const { id, brand } = await sent();
  for (const other of [someone('investor'), someone('brand'), someone('admin')])
    expect((await markRead(other, id, 0)).status).toBe(404);
  expect((await markRead(brand, randomUUID(), 0)).status).toBe(404);
  expect(await isUnread(brand, id)).toBe(true);
});

test.each([[{}], [{ replies: -1 }], [{ replies: 'all' }]])('the body %j is refused', async (body) => {
  const { id, brand } = await sent();
  expect((await call(brand, 'PATCH', `/${id}/read`, body)).status).toBe(400);
});

test('an unknown value of the filter is refused', async () => {
  expect((await call(someone('brand'), 'GET', '?unread=perhaps')).status).toBe(400);
});

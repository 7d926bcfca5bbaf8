import { randomUUID } from 'node:crypto';
import { userRoles } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import { makeFranchise, makeInquiry, makeMessages, makePerson, setUpInquiries } from '../../test/builders';

const inquiries = setUpInquiries();

const db = () => inquiries.db;
const read = (as: TestUser | null, id: string) =>
  inquiries.service.call('GET', `/api/inquiries/${id}`, { as });

const between = async () => {
  const from = await makePerson(db());
  const { id: franchiseId, title, owner } = await makeFranchise(db());
  const { id } = await makeInquiry(db(), { from, to: owner, franchiseId });
  await makeMessages(db(), { inquiryId: id, from, to: owner, count: 2 });
  return { id, from, to: owner, franchiseId, title };
};

it('an inquiry is read by its sender and by its receiver, with names and the number of replies', async () => {
  const { id, from, to, franchiseId, title } = await between();
  for (const side of [from, to]) {
    const reply = await read(side, id);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      id,
      franchiseId,
      franchiseTitle: title,
      fromName: from.displayName,
      replyCount: 2,
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  }
});

it.each(userRoles)('an inquiry of others answers 404 to the role %s', async (role) => {
  const { id } = await between();
  const reply = await read(someone(role), id);
  expect([reply.status, reply.body.code]).toEqual([404, 'inquiry_not_found']);
  expect(reply.text).not.toContain(`Message ${id}`);
});

it('an inquiry answers 404 to an administrator session', async () => {
  const { id } = await between();
  const headers = await inquiries.service.callers.headersFor(someone('admin'), 'admin');
  expect((await inquiries.service.call('GET', `/api/inquiries/${id}`, { headers })).status).toBe(404);
});

it('an inquiry that does not exist and a malformed id answer 404', async () => {
  for (const id of [randomUUID(), 'first', '%00', "1'--"])
    expect((await read(someone('brand'), id)).status).toBe(404);
});

it('an inquiry without a session answers 401', async () => {
  expect((await read(null, (await between()).id)).status).toBe(401);
});

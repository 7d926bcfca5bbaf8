import { userUpdatedV1 } from '@setu/contracts';
import { envelopeOf, eventually, publishEvent, someone } from '@setu/service-kit/test';
import { makeInquiry, makePerson, setUpInquiries } from '../../../test/builders';

const inquiries = setUpInquiries();

const suspend = async (user: { id: string; role: string }, isSuspended: boolean, version: number) => {
  await publishEvent(
    inquiries.broker.url,
    userUpdatedV1,
    envelopeOf(userUpdatedV1, user.id, {
      id: user.id,
      version,
      role: 'brand',
      displayName: 'Idli Ink',
      isSuspended,
    }),
  );
  await eventually(async () =>
    expect(await inquiries.db('people').where({ id: user.id }).first()).toMatchObject({
      version,
      is_suspended: isSuspended,
    }),
  );
};

it('a conversation with a suspended account stays readable, shows the suspension, and refuses messages until the account is restored', async () => {
  const from = await makePerson(inquiries.db, someone('investor'));
  const to = await makePerson(inquiries.db, someone('brand'));
  const { id } = await makeInquiry(inquiries.db, { from, to });
  const path = `/api/inquiries/${id}/messages`;
  const write = () => inquiries.service.call('POST', path, { as: from, body: { message: 'Are you there?' } });
  const [before] = (await inquiries.service.call('GET', '/api/inquiries', { as: from })).body;
  expect(before).not.toHaveProperty('isToSuspended');

  await suspend(to, true, 2);
  const list = await inquiries.service.call('GET', '/api/inquiries', { as: from });
  expect(list.body).toMatchObject([{ id, toName: 'Idli Ink', isToSuspended: true }]);
  expect(list.body[0]).not.toHaveProperty('isFromSuspended');
  expect(await inquiries.service.call('GET', path, { as: from })).toMatchObject({ status: 200, body: [{}] });
  expect(await write()).toMatchObject({ status: 409, body: { code: 'receiver_suspended' } });
  expect(await inquiries.db('inquiry_messages').where({ inquiry_id: id })).toEqual([]);

  await suspend(to, false, 3);
  expect((await write()).status).toBe(201);
});

it('the receiver sees that the sender is suspended, and can still decline', async () => {
  const from = await makePerson(inquiries.db, someone('investor'));
  const to = await makePerson(inquiries.db, someone('brand'));
  const { id } = await makeInquiry(inquiries.db, { from, to });
  await suspend(from, true, 2);
  const list = await inquiries.service.call('GET', '/api/inquiries', { as: to });
  expect(list.body).toMatchObject([{ id, isFromSuspended: true }]);
  const body = { status: 'declined' };
  expect(
    (await inquiries.service.call('PATCH', `/api/inquiries/${id}/status`, { as: to, body })).status,
  ).toBe(200);
});

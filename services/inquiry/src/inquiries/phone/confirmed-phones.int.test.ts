import { randomInt, randomUUID } from 'node:crypto';
import { phoneConfirmationChangedV1 } from '@setu/contracts';
import { fingerprintOf } from '@setu/service-features/phone-fingerprint';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, someone, type TestUser } from '@setu/service-kit/test';
import { makeFranchise, setUpInquiries } from '../../../test/builders';

const inquiries = setUpInquiries();

const aNumber = () => `+919${randomInt(1e9).toString().padStart(9, '0')}`;
const at = '2026-11-29T06:00:00.000Z';

const call = (method: string, path: string, as: TestUser, body?: unknown) =>
  inquiries.service.call(method, path, { as, ...(body !== undefined && { body }) });

/** Sends an inquiry with a number to a brand. */
const send = async (investor: TestUser, phone: string, more: object = {}) => {
  const { id: franchiseId, owner } = await makeFranchise(inquiries.db);
  const body = {
    subject: `Subject ${randomUUID()}`,
    message: 'Is Pune free?',
    toUserId: owner.id,
    franchiseId,
    phone,
    phoneConsent: true,
    ...more,
  };
  const reply = await call('POST', '/api/inquiries', investor, body);
  expect(reply.status).toBe(201);
  return { id: reply.body.id as string, brand: owner, body };
};

/** Identity reports the confirmed number of a person; null: none. */
const report = async (person: TestUser, number: string | null, version = 1) => {
  const consumer = inquiries.service.running.consumers.find(
    ({ name }) => name === 'identity-confirmed-phones',
  );
  if (!consumer) throw new Error('no consumer');
  const event = envelopeOf(phoneConfirmationChangedV1, person.id, {
    id: person.id,
    version,
    fingerprint: number && (await fingerprintOf(number)),
    confirmedAt: number && at,
  });
  await handleEvent(inquiries.db, consumer, JSON.stringify(event));
};

const phoneIn = async ({ id, brand }: { id: string; brand: TestUser }) =>
  (await call('GET', `/api/inquiries/${id}`, brand)).body.phone;
const listed = async (brand: TestUser) =>
  (await call('GET', '/api/inquiries?box=received&confirmedPhone=true', brand)).body.map(
    ({ id }: { id: string }) => id,
  );

it('a number that was confirmed before the inquiry is shown as confirmed, and the list can be filtered', async () => {
  const [investor, number] = [someone('investor'), aNumber()];
  await report(investor, number);
  const sent = await send(investor, number);
  expect(await phoneIn(sent)).toMatchObject({ number, confirmedAt: at });
  expect(await listed(sent.brand)).toEqual([sent.id]);
});

it('a number that is confirmed after the inquiry is shown as confirmed from then on', async () => {
  const [investor, number] = [someone('investor'), aNumber()];
  const [one, two, other] = [
    await send(investor, number),
    await send(investor, number),
    await send(investor, aNumber()),
  ];
  expect(await phoneIn(one)).not.toHaveProperty('confirmedAt');
  expect(await listed(one.brand)).toEqual([]);
  await report(investor, number);
  for (const sent of [one, two]) expect(await phoneIn(sent)).toMatchObject({ confirmedAt: at });
  expect(await phoneIn(other)).not.toHaveProperty('confirmedAt');
});

it('another number, and the number of another person, are not confirmed', async () => {
  const [investor, other, number] = [someone('investor'), someone('investor'), aNumber()];
  await report(investor, number);
  for (const sent of [await send(investor, aNumber()), await send(other, number)])
    expect(await phoneIn(sent)).not.toHaveProperty('confirmedAt');
});

it('what the browser says about the confirmation is ignored', async () => {
  const sent = await send(someone('investor'), aNumber(), {
    confirmedAt: at,
    isConfirmed: true,
    phoneConfirmedAt: at,
  });
  expect(await phoneIn(sent)).not.toHaveProperty('confirmedAt');
});

it('a number is not confirmed any more when the person changes it, also for a late older event', async () => {
  const [investor, number, next] = [someone('investor'), aNumber(), aNumber()];
  await report(investor, number);
  const [former, newer] = [await send(investor, number), await send(investor, next)];
  await report(investor, next, 3);
  await report(investor, null, 2);
  expect(await phoneIn(former)).not.toHaveProperty('confirmedAt');
  expect(await phoneIn(newer)).toMatchObject({ confirmedAt: at });
  await report(investor, null, 4);
  expect(await phoneIn(newer)).not.toHaveProperty('confirmedAt');
});

it('a corrected number of a repeated inquiry is compared again, and a withdrawn one is not confirmed', async () => {
  const [investor, number] = [someone('investor'), aNumber()];
  await report(investor, number);
  const sent = await send(investor, aNumber());
  await call('POST', '/api/inquiries', investor, { ...sent.body, phone: number });
  expect(await phoneIn(sent)).toMatchObject({ number, confirmedAt: at });
  await call('DELETE', `/api/inquiries/${sent.id}/phone`, investor);
  expect(await phoneIn(sent)).not.toHaveProperty('confirmedAt');
  expect(await listed(sent.brand)).toEqual([]);
});

it('inquiries and confirmations at the same time end with the confirmed number', async () => {
  const [investor, number] = [someone('investor'), aNumber()];
  const [sent] = await Promise.all([send(investor, number), report(investor, number)]);
  expect(await phoneIn(sent)).toMatchObject({ confirmedAt: at });
});

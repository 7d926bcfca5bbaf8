import { randomUUID } from 'node:crypto';
import { userDeletedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, ownDataOf, someone, type TestUser } from '@setu/service-kit/test';
import { makeFranchise, makeRequirement, setUpInquiries } from '../../../test/builders';

const inquiries = setUpInquiries();
const number = '+919876543210';
const details = {
  budget: '2500000-10000000',
  city: 'Pune',
  startTime: '3-months',
  experience: 'business',
};
const phone = { phone: '098765 43210', phoneConsent: true, onWhatsApp: true };

const call = (method: string, path: string, as: TestUser, body?: unknown) =>
  inquiries.service.call(method, path, { as, ...(body !== undefined && { body }) });

/** Sends an inquiry with these fields. */
const send = async (
  fields: object = {},
  { investor = someone('investor'), lowestBudget = null as string | null } = {},
) => {
  const { id: franchiseId, owner } = await makeFranchise(inquiries.db, { lowestBudget });
  const body = {
    subject: `Subject ${randomUUID()}`,
    message: 'Is Pune free?',
    toUserId: owner.id,
    franchiseId,
    ...fields,
  };
  const reply = await call('POST', '/api/inquiries', investor, body);
  return { investor, brand: owner, reply, id: reply.body.id as string, body };
};

it('an inquiry without details has neither plans nor a phone number', async () => {
  const { reply } = await send();
  expect(reply.status).toBe(201);
  expect(Object.keys(reply.body)).not.toEqual(expect.arrayContaining(['plans']));
  expect(reply.body.phone).toBeUndefined();
});

it('both sides read plans and the normalized number; events and lists of administrators have neither', async () => {
  const { investor, brand, id } = await send({ ...details, ...phone });
  const shared = { number, onWhatsApp: true, consentedAt: expect.any(String), withdrawnAt: null };
  for (const person of [investor, brand])
    expect((await call('GET', `/api/inquiries/${id}`, person)).body).toMatchObject({
      plans: details,
      phone: shared,
    });
  expect((await call('GET', '/api/inquiries?box=received', brand)).body[0].phone).toEqual(shared);

  const { body } = await inquiries.service.call('GET', `/api/admin/inquiries?search=${id}`, {
    headers: await inquiries.service.callers.headersFor(someone('admin'), 'admin'),
  });
  expect(body[0].id).toBe(id);
  expect(body[0]).not.toHaveProperty('plans');
  expect(body[0]).not.toHaveProperty('phone');
  const events = JSON.stringify(await inquiries.service.outbox(id));
  for (const secret of ['9876543210', 'Pune', details.budget]) expect(events).not.toContain(secret);
});

it.each([
  [{ phone: '9876543210' }, 'phoneConsent'],
  [{ phoneConsent: true }, 'phone'],
  [{ phone: '12345', phoneConsent: true }, 'phone'],
  [{ budget: 'much' }, 'budget'],
  [{ startTime: 'soon' }, 'startTime'],
  [{ experience: 'much' }, 'experience'],
])('the details %j are refused at %s', async (fields, path) => {
  const { reply } = await send(fields);
  expect(reply).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  expect(reply.body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
});

it('an offer has no budget and no phone number', async () => {
  const { id: requirementId, brand } = await makeRequirement(inquiries.db);
  const offer = { subject: 'A shop', message: 'It is free.', toUserId: brand.id, requirementId };
  const reply = await call('POST', '/api/inquiries', someone('agent'), { ...offer, ...details, ...phone });
  expect(reply.status).toBe(400);
  expect(reply.body.errors.map((error: { path: string }) => error.path).sort()).toEqual([
    'budget',
    'city',
    'experience',
    'phone',
    'startTime',
  ]);
});

it('a repeated inquiry with a corrected number replaces the number and creates no second inquiry', async () => {
  const { investor, id, body } = await send(phone);
  const again = await call('POST', '/api/inquiries', investor, { ...body, phone: '9123456789' });
  expect(again.body).toMatchObject({ id, phone: { number: '+919123456789' } });
});

it('a withdrawn number is deleted, and the log of the consent is kept', async () => {
  const { investor, brand, id } = await send(phone);
  const withdrawn = await call('DELETE', `/api/inquiries/${id}/phone`, investor);
  expect(withdrawn).toMatchObject({
    status: 200,
    body: { phone: { number: null, onWhatsApp: false, withdrawnAt: expect.any(String) } },
  });
  const seen = await call('GET', `/api/inquiries/${id}`, brand);
  expect(seen.body.phone).toEqual(withdrawn.body.phone);
  const again = await call('DELETE', `/api/inquiries/${id}/phone`, investor);
  expect(again.body.phone).toEqual(withdrawn.body.phone);
  expect(await inquiries.db('inquiry_phones').where({ inquiry_id: id })).toMatchObject([
    { number: null, consented_at: expect.any(Date), withdrawn_at: expect.any(Date) },
  ]);
});

it('only the sender may withdraw a number', async () => {
  const { investor, brand, id } = await send(phone);
  for (const person of [brand, someone('investor'), someone('brand')])
    expect(await call('DELETE', `/api/inquiries/${id}/phone`, person)).toMatchObject({
      status: 404,
      body: { code: 'inquiry_not_found' },
    });
  expect((await call('GET', `/api/inquiries/${id}`, investor)).body.phone.number).toBe(number);
});

it('an investor downloads their plans and number', async () => {
  const { investor } = await send({ ...details, ...phone });
  const [record] = await ownDataOf(inquiries.service, 'inquiry', investor);
  expect(record).toMatchObject({ kind: 'sent-inquiry', content: { plans: details, phone: { number } } });
});

const answersOf = async (person: TestUser) => (await call('GET', '/api/investor-answers', person)).body;

it('answers are remembered, and “Prefer not to say” is an answer', async () => {
  const { investor } = await send({ budget: '0-500000', city: null });
  expect(await answersOf(investor)).toEqual({ budget: '0-500000', city: null });
  await send({ city: 'Pune', startTime: null, ...phone }, { investor });
  expect(await answersOf(investor)).toEqual({
    budget: '0-500000',
    city: 'Pune',
    startTime: null,
    phone: number,
  });
  expect(await answersOf(someone('investor'))).toEqual({});
  const records = await ownDataOf(inquiries.service, 'inquiry', investor);
  expect(records.filter(({ kind }) => kind === 'investor-answers')).toMatchObject([
    { content: { budget: '0-500000', city: 'Pune', startTime: null } },
  ]);
});

it('plans of an earlier release are answers until new ones are remembered', async () => {
  const { investor } = await send(details);
  await inquiries.db('investor_answers').where({ user_id: investor.id }).delete();
  expect(await answersOf(investor)).toEqual(details);
});

it('a withdrawn number is not an answer', async () => {
  const { investor, id } = await send(phone);
  await call('DELETE', `/api/inquiries/${id}/phone`, investor);
  expect(await answersOf(investor)).toEqual({});
});

it('a budget below the lowest budget of the listing is marked for the brand only, and the inquiry is sent', async () => {
  const low = await send({ budget: '0-500000' }, { lowestBudget: '500000.00' });
  expect(low.reply.status).toBe(201);
  expect(low.reply.body).not.toHaveProperty('isBelowBudget');
  expect((await call('GET', `/api/inquiries/${low.id}`, low.brand)).body.isBelowBudget).toBe(true);
  const enough = await send({ budget: '500000-2500000' }, { lowestBudget: '500000.00' });
  expect((await call('GET', `/api/inquiries/${enough.id}`, enough.brand)).body).not.toHaveProperty(
    'isBelowBudget',
  );
});

it('plans and numbers of a deleted account are erased, and those of others are kept', async () => {
  const [gone, other] = [await send({ ...details, ...phone }), await send({ ...details, ...phone })];
  const consumer = inquiries.service.running.consumers.find(({ name }) => name === 'deleted-senders')!;
  const event = envelopeOf(userDeletedV1, gone.investor.id, {
    id: gone.investor.id,
    version: 2,
    role: 'investor',
  });
  for (const _ of [1, 2]) await handleEvent(inquiries.db, consumer, JSON.stringify(event));
  const read = async ({ brand, id }: typeof gone) => (await call('GET', `/api/inquiries/${id}`, brand)).body;
  expect(await read(gone)).not.toHaveProperty('plans');
  expect(await answersOf(gone.investor)).toEqual({});
  expect(await answersOf(other.investor)).toMatchObject(details);
  expect(await read(gone)).not.toHaveProperty('phone');
  expect(await read(other)).toMatchObject({ plans: details, phone: { number } });
});

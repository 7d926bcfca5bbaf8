import { randomUUID } from 'node:crypto';
import { userDeletedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, someone, type TestUser } from '@setu/service-kit/test';
import { addFranchise, addProperty, callAsAdmin, setUpCatalog } from '../../../test/builders';
import { reportsPerHour } from './report-listing';
import { deletedReportersConsumer } from './reports.feature';

const catalog = setUpCatalog();

let networks = 0;
const aNetwork = () => {
  networks += 1;
  return `10.0.${networks}.7`;
};
const report = async (
  id: string,
  {
    as = null,
    network = aNetwork(),
    ...body
  }: { as?: TestUser | null; network?: string; [field: string]: unknown } = {},
) => {
  const headers = { ...(as && (await catalog.service.callers.headersFor(as))), 'x-client-ip': network };
  return catalog.service.call('POST', `/api/listings/${id}/reports`, {
    headers,
    body: { kind: 'franchise', reason: 'misleading', text: 'The ROI is wrong.', ...body },
  });
};
const admin = someone('admin');
const asAdmin = (method: string, path: string, body?: unknown) =>
  callAsAdmin(catalog.service, method, path, { as: admin, body });
const reportsOf = async (listingId: string, state = 'open') =>
  (await asAdmin('GET', `/api/admin/listing-reports?state=${state}&limit=100`)).body.filter(
    (each: { listingId: string }) => each.listingId === listingId,
  );

it('a report of a visitor is listed with the listing, the reason and the text', async () => {
  const brand = someone('brand');
  const { id, title } = await addFranchise(catalog.service, brand);
  const reply = await report(id);
  expect(reply).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  expect(await reportsOf(id)).toEqual([
    {
      id: reply.body.id,
      kind: 'franchise',
      listingId: id,
      listingTitle: title,
      listingState: 'shown',
      ownerId: brand.id,
      ownerName: 'New brand',
      reason: 'misleading',
      text: 'The ROI is wrong.',
      reporterId: null,
      reporterName: null,
      state: 'open',
      createdAt: expect.any(String),
      decidedAt: null,
    },
  ]);
});

it('repeated or concurrent reports of a listing by one user are one report while it is open', async () => {
  const { id } = await addFranchise(catalog.service, someone('brand'));
  const investor = someone('investor');
  const replies = await Promise.all([1, 2, 3].map(() => report(id, { as: investor })));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect(await reportsOf(id)).toMatchObject([{ reporterId: investor.id }]);
  await asAdmin('POST', `/api/admin/listing-reports/${replies[0]?.body.id}/dismiss`);
  expect((await report(id, { as: investor })).body.id).not.toBe(replies[0]?.body.id);
});

it('a report that is sent while the earlier report is being dismissed succeeds', async () => {
  const { id } = await addFranchise(catalog.service, someone('brand'));
  const investor = someone('investor');
  let { body: former } = await report(id, { as: investor });
  for (let round = 0; round < 25; round += 1) {
    const [sent] = await Promise.all([
      report(id, { as: investor }),
      asAdmin('POST', `/api/admin/listing-reports/${former.id}/dismiss`),
    ]);
    expect(sent).toMatchObject({ status: 201, body: { id: expect.any(String) } });
    former = sent.body;
  }
});

it('a dismissed report is removed from the queue, and dismissing it again changes nothing', async () => {
  const { id } = await addFranchise(catalog.service, someone('brand'));
  const sent = await report(id);
  const dismiss = () => asAdmin('POST', `/api/admin/listing-reports/${sent.body.id}/dismiss`);
  const reply = await dismiss();
  expect(reply).toMatchObject({ status: 200, body: { state: 'dismissed', decidedAt: expect.any(String) } });
  expect((await dismiss()).body).toEqual(reply.body);
  expect(await reportsOf(id)).toEqual([]);
  expect(await reportsOf(id, 'dismissed')).toHaveLength(1);
  expect(await catalog.db('listing_reports').where({ id: sent.body.id }).first()).toMatchObject({
    decided_by: admin.id,
  });
});

it('a report is kept without its reporter when the reporter deletes the account', async () => {
  const { id } = await addFranchise(catalog.service, someone('brand'));
  const investor = someone('investor');
  await report(id, { as: investor });
  const event = envelopeOf(userDeletedV1, investor.id, { id: investor.id, version: 2, role: 'investor' });
  await handleEvent(catalog.db, deletedReportersConsumer, JSON.stringify(event));
  expect(await reportsOf(id)).toMatchObject([{ text: 'The ROI is wrong.', reporterId: null }]);
});

it('hiding a listing upholds its open reports, and a dismissal afterwards changes nothing', async () => {
  const { id } = await addFranchise(catalog.service, someone('brand'));
  const sent = await report(id);
  await report(id);
  await asAdmin('POST', `/api/admin/listings/${id}/hide`, { kind: 'franchise', reason: 'Wrong ROI' });
  expect(await reportsOf(id)).toEqual([]);
  const upheld = await reportsOf(id, 'upheld');
  expect(upheld).toHaveLength(2);
  expect(upheld[0]).toMatchObject({ listingState: 'hidden' });
  const dismissed = await asAdmin('POST', `/api/admin/listing-reports/${sent.body.id}/dismiss`);
  expect(dismissed.body).toMatchObject({ state: 'upheld' });
  expect(await report(id)).toMatchObject({ status: 404, body: { code: 'listing_not_found' } });
});

it('only signed-in users may report a property', async () => {
  const { id } = await addProperty(catalog.service, someone('agent'));
  expect(await report(id, { kind: 'property' })).toMatchObject({ status: 404 });
  expect(await report(id, { kind: 'property', as: someone('brand') })).toMatchObject({ status: 201 });
  expect(await report(id, { as: someone('brand') })).toMatchObject({ status: 404 });
});

it('one network may send a limited number of reports an hour, and its address is not stored', async () => {
  const { id } = await addFranchise(catalog.service, someone('brand'));
  const network = aNetwork();
  const replies = await Promise.all(
    Array.from({ length: reportsPerHour + 2 }, () => report(id, { network, as: someone('investor') })),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(reportsPerHour);
  const refused = replies.find(({ status }) => status === 429);
  expect(refused?.body.code).toBe('too_many_requests');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000);
  const keys: string[] = await catalog.db('attempts').pluck('key');
  expect(keys.join()).not.toContain(network);
});

it.each([
  [{ reason: 'dislike' }, 'reason'],
  [{ text: 'x'.repeat(1_001) }, 'text'],
  [{ text: 'a\u0000b' }, 'text'],
  [{ kind: 'brand' }, 'kind'],
])('a report with %j is refused', async (fields, path) => {
  const { id } = await addFranchise(catalog.service, someone('brand'));
  expect(await report(id, fields)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  expect(await reportsOf(id)).toEqual([]);
});

it('an unknown listing or report answers 404', async () => {
  expect(await report(randomUUID())).toMatchObject({ status: 404, body: { code: 'listing_not_found' } });
  const path = `/api/admin/listing-reports/${randomUUID()}/dismiss`;
  expect(await asAdmin('POST', path)).toMatchObject({ status: 404, body: { code: 'report_not_found' } });
});

it.each([null, someone('investor'), someone('brand')])(
  'the queue of reports refuses a caller without an administrator session (%#)',
  async (as) => {
    const status = as ? 403 : 401;
    expect((await catalog.service.call('GET', '/api/admin/listing-reports', { as })).status).toBe(status);
    const path = `/api/admin/listing-reports/${randomUUID()}/dismiss`;
    expect((await catalog.service.call('POST', path, { as })).status).toBe(status);
  },
);

import { randomUUID } from 'node:crypto';
import { type InquiryStatus, inquiryStatusChangedV1, userRoles } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import {
  makeFranchise,
  makeInquiry,
  makeInquiryBetween,
  makePerson,
  setUpInquiries,
} from '../../../test/builders';

const inquiries = setUpInquiries();

const db = () => inquiries.db;
const change = (as: TestUser | null, id: string, body: unknown) =>
  inquiries.service.call('PATCH', `/api/inquiries/${id}/status`, { as, body });
const stored = async (id: string) => db()('inquiries').where({ id }).first();
const eventsAbout = (id: string) => inquiries.service.outbox(id);

const between = (status?: InquiryStatus) => makeInquiryBetween(db(), status);

describe('changing the status of an inquiry', () => {
  it('a new status is stored, returned with names, and published with a new version', async () => {
    const from = await makePerson(db());
    const { id: franchiseId, title, owner } = await makeFranchise(db());
    const createdAt = new Date(Date.now() - 60_000);
    const { id } = await makeInquiry(db(), { from, to: owner, franchiseId, createdAt });
    const reply = await change(owner, id, { status: 'in_progress' });

    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      id,
      status: 'in_progress',
      fromName: from.displayName,
      franchiseTitle: title,
      createdAt: createdAt.toISOString(),
    });
    expect(Date.parse(reply.body.updatedAt)).toBeGreaterThan(createdAt.getTime());
    expect(await stored(id)).toMatchObject({ status: 'in_progress', version: 2 });
    const events = await eventsAbout(id);
    expect(events.map(({ type }) => type)).toEqual([inquiryStatusChangedV1.type]);
    expect(events[0]?.envelope.data).toMatchObject({
      id,
      version: 2,
      status: 'in_progress',
      toUserId: owner.id,
    });
  });

  it('the receiver changes the status step by step to the deal, and versions increase', async () => {
    const { id, to } = await between();
    for (const status of ['in_progress', 'meeting_scheduled', 'negotiation', 'deal_closed']) {
      expect((await change(to, id, { status })).status).toBe(200);
    }
    const versions = (await eventsAbout(id)).map(({ envelope }) => envelope.data.version);
    expect(versions).toEqual([2, 3, 4, 5]);
  });

  it('the receiver declines, the sender withdraws', async () => {
    const declined = await between('negotiation');
    expect((await change(declined.to, declined.id, { status: 'declined' })).status).toBe(200);
    const withdrawn = await between('meeting_scheduled');
    expect((await change(withdrawn.from, withdrawn.id, { status: 'withdrawn' })).status).toBe(200);
  });
});

describe('refused changes of status', () => {
  const unchanged = async (id: string, status: InquiryStatus) => {
    expect(await stored(id)).toMatchObject({ status, version: 1 });
    expect(await eventsAbout(id)).toEqual([]);
  };

  it.each<['from' | 'to', InquiryStatus, InquiryStatus]>([
    ['to', 'in_progress', 'open'],
    ['to', 'open', 'open'],
    ['to', 'open', 'withdrawn'],
    ['from', 'open', 'in_progress'],
    ['from', 'open', 'declined'],
    ['to', 'withdrawn', 'in_progress'],
    ['from', 'deal_closed', 'withdrawn'],
  ])('the “%s” side of an inquiry cannot change %s to %s', async (side, before, after) => {
    const inquiry = await between(before);
    const reply = await change(inquiry[side], inquiry.id, { status: after });
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe('status_not_allowed');
    await unchanged(inquiry.id, before);
  });

  it.each(userRoles)('an inquiry of others answers 404 to the role %s', async (role) => {
    const { id } = await between();
    const reply = await change(someone(role), id, { status: 'in_progress' });
    expect(reply.status).toBe(404);
    expect(reply.body.code).toBe('inquiry_not_found');
    await unchanged(id, 'open');
  });

  it('a status for an unknown inquiry or a malformed id answers 404', async () => {
    for (const id of [randomUUID(), 'first', '%00', '1;drop']) {
      expect((await change(someone('brand'), id, { status: 'in_progress' })).status).toBe(404);
    }
  });

  it('a status without a session answers 401', async () => {
    const { id } = await between();
    expect((await change(null, id, { status: 'declined' })).status).toBe(401);
    await unchanged(id, 'open');
  });

  it.each([{ status: 'lost' }, {}, { status: null }, []])(
    'a change of status with the body %j answers 400',
    async (body) => {
      const { id, to } = await between();
      const reply = await change(to, id, body);
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ code: 'validation_failed' });
      await unchanged(id, 'open');
    },
  );
});

it('a concurrent withdrawal and refusal: one succeeds, and the other gets a conflict', async () => {
  const { id, from, to } = await between();
  const replies = await Promise.all([
    change(from, id, { status: 'withdrawn' }),
    change(to, id, { status: 'declined' }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stored(id)).toMatchObject({ version: 2 });
  expect(await eventsAbout(id)).toHaveLength(1);
});

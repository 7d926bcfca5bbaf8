import { randomUUID } from 'node:crypto';
import { userDeletedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, ownDataOf, someone, type TestUser } from '@setu/service-kit/test';
import { makeInquiry, makePerson, setUpInquiries } from '../../../test/builders';

const inquiries = setUpInquiries();

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  as: TestUser | null,
  body?: object,
) => inquiries.service.call(method, path, { as, body });

/** An inquiry between two people with names. */
const received = async () => {
  const brand = await makePerson(inquiries.db, someone('brand'));
  const investor = await makePerson(inquiries.db);
  const { id } = await makeInquiry(inquiries.db, { from: investor, to: brand });
  return { id, brand, investor, notes: `/api/inquiries/${id}/notes`, labels: `/api/inquiries/${id}/labels` };
};

const deleteAccount = async (id: string) => {
  const consumer = inquiries.service.running.consumers.find(({ name }) => name === 'deleted-note-owners')!;
  const event = envelopeOf(userDeletedV1, id, { id, version: 2, role: 'brand' });
  for (const _ of [1, 2]) await handleEvent(inquiries.db, consumer, JSON.stringify(event));
};

describe('notes', () => {
  it('a note has its author and its time, and the whole team reads it, newest first', async () => {
    const { brand, notes } = await received();
    const member = await makePerson(inquiries.db, someone('brand'));
    const first = await call('POST', notes, brand, { text: 'Called on Monday.' });
    expect(first).toMatchObject({
      status: 201,
      body: { text: 'Called on Monday.', authorName: brand.displayName, createdAt: expect.any(String) },
    });
    const second = await call('POST', notes, { ...brand, personId: member.id }, { text: 'Wants Pune.' });
    expect(second.body.authorName).toBe(member.displayName);
    const listed = await call('GET', notes, { ...brand, personId: member.id });
    expect(listed.body.map(({ text }: { text: string }) => text)).toEqual([
      'Wants Pune.',
      'Called on Monday.',
    ]);
  });

  it('a note is deleted once, and a repeat changes nothing', async () => {
    const { brand, notes } = await received();
    const { body } = await call('POST', notes, brand, { text: 'Wrong inquiry' });
    for (const _ of [1, 2])
      expect(await call('DELETE', `${notes}/${body.id}`, brand)).toMatchObject({
        status: 200,
        body: { deleted: true },
      });
    expect((await call('GET', notes, brand)).body).toEqual([]);
  });

  it.each([
    ['without a text', {}],
    ['of blanks', { text: ' ' }],
    ['of more than 2,000 characters', { text: 'x'.repeat(2_001) }],
  ])('a note %s is refused', async (_, body) => {
    const { brand, notes } = await received();
    expect(await call('POST', notes, brand, body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'text' }] },
    });
  });

  it('a note is refused when the inquiry has a hundred notes', async () => {
    const { id, brand, notes } = await received();
    const rows = Array.from({ length: 100 }, () => ({
      id: randomUUID(),
      inquiry_id: id,
      owner_id: brand.id,
      author_id: brand.id,
      text: 'Called',
      created_at: new Date(),
    }));
    await inquiries.db('inquiry_notes').insert(rows);
    expect(await call('POST', notes, brand, { text: 'Again' })).toMatchObject({
      status: 409,
      body: { code: 'note_limit_reached' },
    });
  });
});

describe('labels', () => {
  it('labels are replaced without duplicates in any case, and filter the list', async () => {
    const { id, brand, investor, labels } = await received();
    await makeInquiry(inquiries.db, { from: investor, to: brand });
    expect((await call('PATCH', labels, brand, { labels: ['Hot', 'Later'] })).body.labels).toEqual([
      'Hot',
      'Later',
    ]);
    const { body } = await call('PATCH', labels, brand, { labels: ['Pune', 'pune', 'Call back'] });
    expect(body.labels).toEqual(['Call back', 'Pune']);
    expect((await call('GET', '/api/my-inquiry-labels', brand)).body).toEqual(['Call back', 'Pune']);
    const filtered = await call('GET', '/api/inquiries?label=PUNE', brand);
    expect(filtered.body).toMatchObject([{ id, labels: ['Call back', 'Pune'] }]);
    expect(filtered.headers.get('x-total-count')).toBe('1');
    expect((await call('GET', '/api/inquiries?label=Hot', brand)).body).toEqual([]);
    expect((await call('PATCH', labels, brand, { labels: [] })).body).not.toHaveProperty('labels');
  });

  it.each([
    ['nothing', {}],
    ['six labels', { labels: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['a label of 31 characters', { labels: ['x'.repeat(31)] }],
  ])('a change of labels to %s is refused', async (_, body) => {
    const { brand, labels } = await received();
    expect(await call('PATCH', labels, brand, body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });
});

describe('the other side', () => {
  it('the sender, other brands and visitors may not read or write notes and labels', async () => {
    const { brand, investor, notes, labels } = await received();
    const { body } = await call('POST', notes, brand, { text: 'Weak budget' });
    const sentByBrand = await makeInquiry(inquiries.db, {
      from: brand,
      to: await makePerson(inquiries.db, someone('agent')),
    });
    const refusals: [TestUser | null, number][] = [
      [investor, 403],
      [someone('agent'), 403],
      [someone('brand'), 404],
      [null, 401],
    ];
    for (const [person, status] of refusals) {
      expect((await call('GET', notes, person)).status).toBe(status);
      expect((await call('POST', notes, person, { text: 'Mine' })).status).toBe(status);
      expect((await call('DELETE', `${notes}/${body.id}`, person)).status).toBe(status);
      expect((await call('PATCH', labels, person, { labels: ['Mine'] })).status).toBe(status);
    }
    expect((await call('GET', `/api/inquiries/${sentByBrand.id}/notes`, brand)).status).toBe(404);
    expect((await call('GET', notes, brand)).body).toHaveLength(1);
  });

  it('no reply to the sender and no download of theirs contains a note or a label', async () => {
    const { id, brand, investor, notes, labels } = await received();
    await call('POST', notes, brand, { text: 'Weak budget' });
    await call('PATCH', labels, brand, { labels: ['Weak'] });
    const replies = [
      await call('GET', `/api/inquiries/${id}`, investor),
      await call('GET', '/api/inquiries', investor),
      await call('GET', `/api/inquiries/${id}/messages`, investor),
      await call('PATCH', `/api/inquiries/${id}/status`, investor, { status: 'withdrawn' }),
    ];
    const download = await ownDataOf(inquiries.service, 'inquiry', investor);
    const events = await inquiries.service.outbox(id);
    expect(JSON.stringify([replies.map(({ body }) => body), download, events])).not.toMatch(/Weak/);
    expect((await call('GET', '/api/inquiries?label=Weak', investor)).body).toEqual([]);
  });
});

describe('personal data', () => {
  it('the brand downloads its notes and labels', async () => {
    const { brand, notes, labels } = await received();
    await call('POST', notes, brand, { text: 'Called' });
    await call('PATCH', labels, brand, { labels: ['Hot'] });
    const records = await ownDataOf(inquiries.service, 'inquiry', brand);
    expect(records).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'inquiry-note',
          content: expect.objectContaining({ text: 'Called' }),
        }),
        expect.objectContaining({
          kind: 'inquiry-label',
          content: expect.objectContaining({ label: 'Hot' }),
        }),
      ]),
    );
  });

  it('notes and labels are deleted with the account of the brand', async () => {
    const [gone, other] = [await received(), await received()];
    for (const { brand, notes, labels } of [gone, other]) {
      await call('POST', notes, brand, { text: 'Called' });
      await call('PATCH', labels, brand, { labels: ['Hot'] });
    }
    await deleteAccount(gone.brand.id);
    expect((await call('GET', gone.notes, gone.brand)).body).toEqual([]);
    expect((await call('GET', '/api/my-inquiry-labels', gone.brand)).body).toEqual([]);
    expect((await call('GET', other.notes, other.brand)).body).toHaveLength(1);
    expect((await call('GET', '/api/my-inquiry-labels', other.brand)).body).toEqual(['Hot']);
  });

  it('a note is kept without its author when a member of the team deletes the account', async () => {
    const { brand, notes } = await received();
    const member = await makePerson(inquiries.db, someone('brand'));
    await call('POST', notes, { ...brand, personId: member.id }, { text: 'Called' });
    await deleteAccount(member.id);
    expect((await call('GET', notes, brand)).body).toMatchObject([{ text: 'Called', authorName: null }]);
  });
});

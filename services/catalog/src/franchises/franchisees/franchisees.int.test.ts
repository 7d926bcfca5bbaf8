import { randomUUID } from 'node:crypto';
import { userDeletedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, ownDataOf, someone, type TestUser } from '@setu/service-kit/test';
import { addFranchise, callAsAdmin, setUpCatalog } from '../../../test/builders';
import { noIds } from '../../../test/refusals';
import { deletedFranchiseesConsumer } from './franchisees.feature';
import { asksPerHour } from './proofs/ask-for-proof';
import { reviewsPerHour } from './reviews/write-review';

const catalog = setUpCatalog();

const call = (method: string, path: string, as: TestUser | null, body?: unknown) =>
  catalog.service.call(method, path, { as, body });
const asAdmin = (method: string, path: string, body?: unknown) =>
  callAsAdmin(catalog.service, method, path, { body });

/** The data of the recorded events of one type about a subject, the oldest first. */
const recorded = async (type: string, id: string) =>
  (await catalog.db('outbox').where({ aggregate_id: id, type }).orderBy('id')).map(
    ({ envelope }) => envelope.data,
  );

const anAgreement = () => ({
  url: `/attachments/${randomUUID()}/document.pdf`,
  name: 'Agreement.pdf',
  bytes: 40_000,
  pages: 12,
});
const ask = (id: string, as: TestUser, fields: object = {}) =>
  call('POST', `/api/franchises/${id}/my-outlet`, as, { city: 'Indore', openedIn: 2021, ...fields });
const decide = (id: string, as: TestUser, decision: string, reason?: string) =>
  call('POST', `/api/my-franchisees/${id}/decision`, as, { decision, reason });
const decideAsAdmin = (id: string, decision: string, reason?: string) =>
  asAdmin('POST', `/api/admin/franchisee-proofs/${id}/decision`, { decision, reason });

const scores = { training: 5, support: 4, supplies: 3, marketing: 4, earnings: 4 };
const text = 'Two weeks of training were enough. Supplies come late in the monsoon.';
const write = (id: string, as: TestUser, fields: object = {}) =>
  call('POST', `/api/franchises/${id}/franchisee-reviews`, as, { scores, text, ...fields });
const reviewsOf = async (id: string, as: TestUser | null = null) =>
  (await call('GET', `/api/franchises/${id}/franchisee-reviews`, as)).body;
const franchiseOf = async (id: string) => (await call('GET', `/api/franchises/${id}`, null)).body;
const stateOf = async (id: string, as: TestUser) =>
  (await call('GET', `/api/franchises/${id}/my-outlet`, as)).body;

/** A franchise, its brand, and an investor whose outlet the brand confirmed. */
const aFranchisee = async () => {
  const [brand, person] = [someone('brand'), someone('investor')];
  const franchise = await addFranchise(catalog.service, brand);
  const proof = (await ask(franchise.id, person)).body;
  await decide(proof.id, brand, 'proven');
  return { brand, person, id: franchise.id as string, proofId: proof.id as string };
};
/** The same, with a review. */
const aReviewer = async () => {
  const franchisee = await aFranchisee();
  const { body } = await write(franchisee.id, franchisee.person);
  return { ...franchisee, reviewId: body.id as string };
};

describe('a proof', () => {
  it('the brand is asked, confirms, and the person reads it', async () => {
    const [brand, person] = [someone('brand'), someone('investor')];
    const { id, title } = await addFranchise(catalog.service, brand);
    expect(await stateOf(id, person)).toEqual({ proof: null, review: null, hiddenReason: null });
    const asked = await ask(id, person, { city: ' Bengaluru ' });
    expect(asked).toMatchObject({
      status: 200,
      body: { city: 'Bangalore', openedIn: 2021, hasAgreement: false, state: 'waiting', provenBy: null },
    });
    const list = await call('GET', '/api/my-franchisees', brand);
    expect(list.headers.get('x-total-count')).toBe('1');
    expect(list.body).toMatchObject([
      { id: asked.body.id, userId: person.id, franchiseTitle: title, hasReviewed: false },
    ]);
    const decided = await decide(asked.body.id, brand, 'proven');
    expect(decided).toMatchObject({ status: 200, body: { state: 'proven', provenBy: 'brand' } });
    expect((await decide(asked.body.id, brand, 'proven')).body).toEqual(decided.body);
    expect((await stateOf(id, person)).proof).toMatchObject({ state: 'proven', provenBy: 'brand' });
    expect(
      (await call('GET', `/api/my-franchisees?state=proven&franchiseId=${id}`, brand)).body,
    ).toHaveLength(1);
    expect((await ask(id, person)).body.code).toBe('proof_decided');
  });

  it('a person who was declined reads the reason and may ask again', async () => {
    const [brand, person] = [someone('brand'), someone('investor')];
    const { id } = await addFranchise(catalog.service, brand);
    const { body } = await ask(id, person);
    expect(await decide(body.id, brand, 'declined')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason', message: 'Give a reason: the person reads it' }] },
    });
    await decide(body.id, brand, 'declined', 'We have no outlet in Indore.');
    // Only the person reads the brand's reason.
    expect((await recorded('catalog.franchisee-proof-changed.v1', body.id)).at(-1)).toMatchObject({
      state: 'declined',
      byUserId: brand.id,
      reason: null,
    });
    expect((await call('GET', '/api/my-franchisees?state=declined', brand)).body).toMatchObject([
      { id: body.id, decidedBy: 'brand', reason: 'We have no outlet in Indore.' },
    ]);
    expect((await stateOf(id, person)).proof).toMatchObject({
      state: 'declined',
      reason: 'We have no outlet in Indore.',
    });
    expect((await ask(id, person, { city: 'Bhopal' })).body).toMatchObject({
      id: body.id,
      city: 'Bhopal',
      state: 'waiting',
      reason: null,
    });
  });

  it('administrators read the agreement, accept it, and it is forgotten; the brand never gets it', async () => {
    const [brand, person] = [someone('brand'), someone('investor')];
    const { id } = await addFranchise(catalog.service, brand);
    const agreement = anAgreement();
    const { body } = await ask(id, person, { agreement });
    expect((await call('GET', '/api/my-franchisees', brand)).text).not.toContain('attachments');
    expect(await decide(body.id, brand, 'declined', 'No.')).toMatchObject({
      status: 409,
      body: { code: 'administrator_decides' },
    });
    const waiting = (hasAgreement: boolean) =>
      asAdmin('GET', `/api/admin/franchisee-proofs?limit=100&hasAgreement=${hasAgreement}`);
    expect((await waiting(true)).body).toContainEqual(
      expect.objectContaining({ id: body.id, agreement, brandId: brand.id }),
    );
    expect((await waiting(false)).body).not.toContainEqual(expect.objectContaining({ id: body.id }));
    const accepted = await decideAsAdmin(body.id, 'proven');
    expect(accepted.body).toMatchObject({
      state: 'proven',
      provenBy: 'administrator',
      hasAgreement: true,
      agreement: null,
    });
    expect((await decide(body.id, brand, 'declined', 'No.')).body.code).toBe('administrator_decides');
    const events = await recorded('catalog.franchisee-proof-changed.v1', body.id);
    expect(events.map((data) => [data.state, data.uploadIds.length])).toEqual([
      ['waiting', 1],
      ['proven', 0],
    ]);
  });

  it('administrators do not accept a person without an agreement, but undo the withdrawal of one whom the brand confirmed', async () => {
    const [brand, person] = [someone('brand'), someone('investor')];
    const { id } = await addFranchise(catalog.service, brand);
    const { body } = await ask(id, person);
    expect(await decideAsAdmin(body.id, 'proven')).toMatchObject({
      status: 409,
      body: { code: 'agreement_missing' },
    });
    await decide(body.id, brand, 'proven');
    await decideAsAdmin(body.id, 'withdrawn', 'The outlet was closed.');
    expect((await decideAsAdmin(body.id, 'proven')).body).toMatchObject({
      state: 'proven',
      provenBy: 'brand',
    });
  });

  it.each([
    [{ city: ' ' }, 'city', 'Enter the city of your outlet'],
    [{ openedIn: 21 }, 'openedIn', 'Enter a year with four digits'],
    [{ openedIn: 2200 }, 'openedIn', 'This year is in the future'],
    [{ openedIn: 'soon' }, 'openedIn', 'Enter the year in which your outlet opened'],
    [
      { agreement: { ...anAgreement(), url: 'https://files.example/a.pdf' } },
      'agreement.url',
      'Add the PDF again',
    ],
  ])('%j is refused on its field', async (fields, path, message) => {
    const { id } = await addFranchise(catalog.service, someone('brand'));
    expect(await ask(id, someone('investor'), fields)).toMatchObject({
      status: 400,
      body: { errors: [{ path, message }] },
    });
  });

  it('only investors ask, and only about a franchise that they see', async () => {
    const brand = someone('brand');
    const { id } = await addFranchise(catalog.service, brand, { isActive: false });
    expect((await ask(id, someone('investor'))).body.code).toBe('franchise_not_found');
    // A member of the brand calls as the brand.
    for (const as of [brand, someone('brand'), someone('agent')])
      expect((await ask(id, as)).status).toBe(403);
    for (const none of noIds) expect((await ask(none, someone('investor'))).status).toBe(404);
  });

  it('another brand, and anybody else, can neither read nor decide', async () => {
    const { id } = await addFranchise(catalog.service, someone('brand'));
    const { body } = await ask(id, someone('investor'));
    const other = someone('brand');
    expect((await call('GET', '/api/my-franchisees', other)).body).toEqual([]);
    expect((await decide(body.id, other, 'proven')).body.code).toBe('proof_not_found');
    expect((await decide(body.id, someone('investor'), 'proven')).status).toBe(403);
    expect((await decide(body.id, other, 'withdrawn', 'x')).status).toBe(400);
    for (const as of [null, other, someone('investor')])
      expect((await call('GET', '/api/admin/franchisee-proofs', as)).status).toBe(as ? 403 : 401);
  });

  it('a person asks a limited number of times in an hour', async () => {
    const { id } = await addFranchise(catalog.service, someone('brand'));
    const person = someone('investor');
    const replies = [];
    for (let n = 0; n <= asksPerHour; n += 1) replies.push((await ask(id, person)).status);
    expect(replies).toEqual([...Array(asksPerHour).fill(200), 429]);
  });
});

describe('a review', () => {
  it('a proven franchisee writes it, everybody reads it, and the rating of the franchise follows', async () => {
    const { id, person } = await aFranchisee();
    expect(await franchiseOf(id)).toMatchObject({ rating: null, reviewCount: 0 });
    const written = await write(id, person);
    expect(written).toMatchObject({
      status: 201,
      body: { city: 'Indore', openedIn: 2021, provenBy: 'brand', isSample: false, rating: 4, scores, text },
    });
    expect(await reviewsOf(id)).toEqual([written.body]);
    expect(await franchiseOf(id)).toMatchObject({ rating: '4.00', reviewCount: 1 });
    expect((await call('GET', `/api/franchises/${id}/rating`, null)).body).toEqual({
      count: 1,
      samples: 0,
      rating: 4,
      scores,
    });
    expect((await stateOf(id, person)).review).toEqual(written.body);
    const events = await recorded('catalog.franchise-updated.v1', id);
    expect(events.at(-1)).toMatchObject({ followsOwner: true });
  });

  it('a franchise without a review has no rating', async () => {
    const { id } = await addFranchise(catalog.service, someone('brand'));
    expect((await call('GET', `/api/franchises/${id}/rating`, null)).body).toEqual({
      count: 0,
      samples: 0,
      rating: null,
      scores: null,
    });
    expect(await reviewsOf(id)).toEqual([]);
  });

  it('nobody else writes one: without a proof, while it waits, when it was declined, or as the brand', async () => {
    const [brand, person] = [someone('brand'), someone('investor')];
    const { id } = await addFranchise(catalog.service, brand);
    const refused = async () => (await write(id, person)).body.code;
    expect(await refused()).toBe('not_proven_franchisee');
    const { body } = await ask(id, person);
    expect(await refused()).toBe('not_proven_franchisee');
    await decide(body.id, brand, 'declined', 'Unknown.');
    expect(await refused()).toBe('not_proven_franchisee');
    for (const as of [brand, someone('brand'), someone('agent')])
      expect((await write(id, as)).status).toBe(403);
    expect((await write(id, someone('investor'))).status).toBe(403);
  });

  it('a second one is refused, also at the same moment, until the first is deleted', async () => {
    const { id, person } = await aFranchisee();
    const replies = await Promise.all([1, 2, 3].map(() => write(id, person)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const first = replies.find(({ status }) => status === 201);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('already_reviewed');
    const remove = () => call('DELETE', `/api/franchisee-reviews/${first?.body.id}`, person);
    expect(
      (await call('DELETE', `/api/franchisee-reviews/${first?.body.id}`, someone('investor'))).status,
    ).toBe(200);
    expect(await franchiseOf(id)).toMatchObject({ reviewCount: 1 });
    expect((await remove()).body).toEqual({ deleted: true });
    expect((await remove()).body).toEqual({ deleted: true });
    expect(await franchiseOf(id)).toMatchObject({ rating: null, reviewCount: 0 });
    expect((await write(id, person)).status).toBe(201);
  });

  it('a person writes and deletes reviews a limited number of times in an hour', async () => {
    const { id, person } = await aFranchisee();
    const replies = [];
    for (let n = 0; n <= reviewsPerHour; n += 1) {
      const { status, body } = await write(id, person);
      replies.push(status);
      if (status === 201) await call('DELETE', `/api/franchisee-reviews/${body.id}`, person);
    }
    expect(replies).toEqual([...Array(reviewsPerHour).fill(201), 429]);
  });

  it.each([
    [{ text: `${text} Call me: 98765 43210` }, 'text', /phone numbers/],
    [{ text: `${text} asha@people.test` }, 'text', /phone numbers/],
    [{ text: 'Good.' }, 'text', /at least 40/],
    [{ text: 'x'.repeat(2_001) }, 'text', /at most 2,000/],
    [{ scores: { ...scores, support: 6 } }, 'scores.support', /1 to 5/],
    [{ scores: { ...scores, support: undefined } }, 'scores.support', /Support while running/],
  ])('%j is refused on its field', async (fields, path, message) => {
    const { id, person } = await aFranchisee();
    expect(await write(id, person, fields)).toMatchObject({
      status: 400,
      body: { errors: [{ path, message: expect.stringMatching(message) }] },
    });
  });

  it('the brand answers once, and nobody else does', async () => {
    const { id, brand, reviewId } = await aReviewer();
    const answer = (as: TestUser, said: string) =>
      call('POST', `/api/franchisee-reviews/${reviewId}/answer`, as, { text: said });
    expect((await answer(someone('brand'), 'Thank you.')).body.code).toBe('review_not_found');
    expect((await answer(someone('investor'), 'Thank you.')).status).toBe(403);
    expect((await answer(brand, 'Call 98765 43210')).status).toBe(400);
    const answered = await answer(brand, 'From June there is a second warehouse.');
    expect(answered.body.answer).toEqual({
      text: 'From June there is a second warehouse.',
      at: expect.any(String),
    });
    expect((await answer(brand, 'From June there is a second warehouse.')).status).toBe(200);
    expect((await answer(brand, 'And a third.')).body.code).toBe('already_answered');
    expect(await reviewsOf(id)).toEqual([answered.body]);
  });

  it('a withdrawn proof hides the review, and the person can neither review nor ask again', async () => {
    const { id, brand, person, proofId, reviewId } = await aReviewer();
    expect((await decide(proofId, brand, 'declined', 'A bad review.')).body.code).toBe(
      'administrator_decides',
    );
    expect((await decideAsAdmin(proofId, 'withdrawn', 'The agreement was forged.')).body).toMatchObject({
      state: 'withdrawn',
      hasReviewed: true,
    });
    expect(await reviewsOf(id)).toEqual([]);
    expect(await franchiseOf(id)).toMatchObject({ rating: null, reviewCount: 0 });
    expect(await stateOf(id, person)).toMatchObject({
      proof: { state: 'withdrawn', reason: 'The agreement was forged.' },
      review: { text },
      hiddenReason: 'The agreement was forged.',
    });
    expect((await write(id, person)).body.code).toBe('not_proven_franchisee');
    expect((await ask(id, person)).body.code).toBe('proof_decided');
    expect((await call('GET', '/api/my-franchisees?state=withdrawn', brand)).body).toMatchObject([
      {
        id: proofId,
        state: 'withdrawn',
        decidedBy: 'administrator',
        decidedAt: expect.any(String),
        reason: 'The agreement was forged.',
      },
    ]);
    const reason = 'The agreement was forged.';
    const [withdrawn] = (await recorded('catalog.franchisee-proof-changed.v1', proofId)).slice(-1);
    expect(withdrawn).toMatchObject({ state: 'withdrawn', byUserId: expect.any(String), reason });
    const [hidden] = (await recorded('catalog.franchisee-review-changed.v1', reviewId)).slice(-1);
    expect(hidden).toMatchObject({ change: 'hidden', byUserId: withdrawn.byUserId, reason });
  });

  it('a review of a deleted account stays without the name, and its proof goes', async () => {
    const { id, person, reviewId } = await aReviewer();
    expect(await ownDataOf(catalog.service, 'catalog', person)).toEqual([
      { kind: 'franchisee-proof', content: expect.objectContaining({ franchiseId: id }) },
      { kind: 'franchisee-review', content: expect.objectContaining({ text }) },
    ]);
    const gone = envelopeOf(userDeletedV1, person.id, { id: person.id, version: 2, role: 'investor' });
    await handleEvent(catalog.db, deletedFranchiseesConsumer, JSON.stringify(gone));
    expect(await reviewsOf(id)).toMatchObject([{ id: reviewId, authorName: null, text }]);
    expect(await ownDataOf(catalog.service, 'catalog', person)).toEqual([]);
  });

  it('reviews are listed newest first, page by page', async () => {
    const brand = someone('brand');
    const { id } = await addFranchise(catalog.service, brand);
    const written: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const person = someone('investor');
      await decide((await ask(id, person)).body.id, brand, 'proven');
      written.push((await write(id, person, { scores: { ...scores, training: n + 1 } })).body.id);
    }
    const first = await call('GET', `/api/franchises/${id}/franchisee-reviews?limit=2`, null);
    expect(first.headers.get('x-total-count')).toBe('3');
    const next = /<(.+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await call('GET', next, null);
    expect([...first.body, ...second.body].map((review) => review.id)).toEqual(written.reverse());
    expect((await call('GET', `/api/franchises/${id}/rating`, null)).body).toMatchObject({
      count: 3,
      scores: { training: 2 },
      rating: 3.4,
    });
  });
});

it('the newest reviews of listed franchises are read, and of hidden ones none', async () => {
  const [older, newer, hidden] = [await aReviewer(), await aReviewer(), await aReviewer()];
  await callAsAdmin(catalog.service, 'POST', `/api/admin/listings/${hidden.id}/hide`, {
    body: { kind: 'franchise', reason: 'Wrong ROI' },
  });
  const { body } = await call('GET', '/api/newest-franchisee-reviews', null);
  expect(body).toHaveLength(3);
  expect(body.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([newer.reviewId, older.reviewId]);
  expect(body[0].franchiseTitle).toBe((await franchiseOf(newer.id)).title);
});

describe('moderation of reviews', () => {
  let networks = 0;
  const report = async (reviewId: string, as: TestUser | null = null) => {
    networks += 1;
    const headers = {
      ...(as && (await catalog.service.callers.headersFor(as))),
      'x-client-ip': `10.1.${networks}.7`,
    };
    const body = { reason: 'misleading', text: 'There is no such outlet.' };
    return catalog.service.call('POST', `/api/franchisee-reviews/${reviewId}/reports`, { headers, body });
  };
  const listed = async (state: string) =>
    (await asAdmin('GET', `/api/admin/franchisee-reviews?state=${state}&limit=100`)).body as {
      id: string;
      reports: { id: string }[];
    }[];

  it('a reported review is hidden with a reason, which upholds its reports, and restored', async () => {
    const { id, reviewId, person } = await aReviewer();
    const reporter = someone('brand');
    const [visitor, first] = [await report(reviewId), await report(reviewId, reporter)];
    expect([visitor.status, first.status]).toEqual([201, 201]);
    expect((await report(reviewId, reporter)).body).toEqual(first.body);
    const reported = (await listed('reported')).find((review) => review.id === reviewId);
    expect(reported?.reports.map((each) => each.id).sort()).toEqual([visitor.body.id, first.body.id].sort());

    const hide = () =>
      asAdmin('POST', `/api/admin/franchisee-reviews/${reviewId}/hide`, { reason: 'It names a person.' });
    const hidden = await hide();
    expect(hidden.body).toMatchObject({ hidden: { reason: 'It names a person.' }, reports: [] });
    expect((await hide()).body).toEqual(hidden.body);
    expect(await reviewsOf(id)).toEqual([]);
    expect((await listed('hidden')).map((review) => review.id)).toContain(reviewId);
    expect((await report(reviewId)).body.code).toBe('review_not_found');
    expect(await catalog.db('listing_reports').where({ listing_id: reviewId }).pluck('state')).toEqual([
      'upheld',
      'upheld',
    ]);

    const restored = await asAdmin('POST', `/api/admin/franchisee-reviews/${reviewId}/restore`);
    expect(restored.body).toMatchObject({ hidden: null });
    expect(await franchiseOf(id)).toMatchObject({ rating: '4.00', reviewCount: 1 });
    const events = await recorded('catalog.franchisee-review-changed.v1', reviewId);
    const { title } = await franchiseOf(id);
    expect(events).toMatchObject([
      { change: 'written', byUserId: person.id, title, reason: null },
      { change: 'hidden', byUserId: expect.any(String), title, reason: 'It names a person.' },
      { change: 'restored', byUserId: expect.any(String), title, reason: null },
    ]);
  });

  it('the author cannot replace a hidden review', async () => {
    const { id, person, reviewId } = await aReviewer();
    await asAdmin('POST', `/api/admin/franchisee-reviews/${reviewId}/hide`, { reason: 'It names a person.' });
    expect((await call('DELETE', `/api/franchisee-reviews/${reviewId}`, person)).status).toBe(200);
    expect((await write(id, person)).body.code).toBe('already_reviewed');
    expect(await stateOf(id, person)).toMatchObject({
      review: { id: reviewId },
      hiddenReason: 'It names a person.',
    });
  });

  it('dismissed reports leave the review shown, and reports of reviews are not among those of listings', async () => {
    const { id, reviewId } = await aReviewer();
    const sent = await report(reviewId);
    const ofListings = await asAdmin('GET', '/api/admin/listing-reports?limit=100');
    expect(ofListings.body.map((each: { id: string }) => each.id)).not.toContain(sent.body.id);
    const dismissed = await asAdmin('POST', `/api/admin/franchisee-reviews/${reviewId}/dismiss-reports`);
    expect(dismissed.body).toMatchObject({ hidden: null, reports: [] });
    expect((await listed('reported')).map((review) => review.id)).not.toContain(reviewId);
    expect(await reviewsOf(id)).toHaveLength(1);
  });

  it('only administrators moderate, and an unknown review answers 404', async () => {
    const { reviewId } = await aReviewer();
    for (const action of ['hide', 'restore', 'dismiss-reports']) {
      const path = (id: string) => `/api/admin/franchisee-reviews/${id}/${action}`;
      for (const as of [null, someone('investor'), someone('brand')])
        expect((await call('POST', path(reviewId), as, { reason: 'x' })).status).toBe(as ? 403 : 401);
      expect((await asAdmin('POST', path(randomUUID()), { reason: 'x' })).body.code).toBe('review_not_found');
    }
  });
});

it('among a hundred thousand reviews those of a franchise are found with an index', async () => {
  const [few, many] = [await aReviewer(), await addFranchise(catalog.service, someone('brand'))];
  await catalog.db.raw(
    `insert into franchisee_reviews (id, version, franchise_id, city, opened_in, scores, rating, text, created_at)
     select gen_random_uuid(), 1, ?, 'Pune', 2020, '{}', 4, repeat('x', 40), now() from generate_series(1, 100000)`,
    [many.id],
  );
  await catalog.db.raw('analyze franchisee_reviews');
  const { rows } = await catalog.db.raw<{ rows: Record<string, string>[] }>(
    `explain select * from franchisee_reviews where hidden_at is null and franchise_id = ?
     order by created_at desc, id desc limit 6`,
    [few.id],
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('franchisee_reviews_shown');
});

import { Matchers } from '@pact-foundation/pact';
import {
  confirmStillOpen,
  createFranchise,
  createFranchiseDraft,
  createRequirement,
  deleteFranchiseDraft,
  findSameTitles,
  getFranchiseDraft,
  publishFranchiseDraft,
  reportListing,
  saveFranchiseDraft,
  updateFranchise,
  updateRequirement,
} from '@setu/contracts';
import { anInquiry } from '@setu/marketplace/testing';
import { api, isNotFound, isUnauthorized } from '@setu/mfe-kit';
import { savesSince } from '../src/features/franchises/funnel/funnel.queries';
import { requirementMatches } from '../src/features/matches/matches.queries';
import { offeredProperties } from '../src/features/offers/offers.queries';
import { openQuestions } from '../src/features/overview/overview.queries';
import { myFranchiseDrafts } from '../src/shared/franchise-drafts.queries';
import { myFranchises } from '../src/shared/franchises.queries';
import { myRequirements } from '../src/shared/requirements.queries';
import {
  clientOf,
  draftLike,
  franchiseDraft,
  franchiseLike,
  hiddenLike,
  instant,
  problemHeaders,
  problemLike,
  propertyLike,
  refusal,
  requirementDraft,
  requirementLike,
  someTotal,
  talkTo,
} from './likes';
import { pactWith } from './pact-with';

const { eachLike, integer, like, string, uuid } = Matchers;

const pact = pactWith('catalog');

const franchiseId = 'f1000000-0000-4000-8000-0000000000b1';
const requirementId = 'd1000000-0000-4000-8000-0000000000b1';

test('own franchises are listed to the last page', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has franchises', { id: franchiseId, ...franchiseDraft })
    .given('its brand usually answers within a day', { id: franchiseId })
    .uponReceiving('a request of a brand for its franchises')
    .withRequest('GET', '/api/my-franchises', (request) => request.query({ limit: '100' }))
    .willRespondWith(200, (reply) =>
      reply.headers(someTotal).jsonBody(eachLike({ ...franchiseLike(franchiseId), brandReplyTime: 'day' })),
    )
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(myFranchises());
      expect(first).toMatchObject({ id: franchiseId, title: franchiseDraft.title, brandReplyTime: 'day' });
    });
});

test('listing own franchises without a session is unauthorized', async () => {
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('a request for own franchises without a session')
    .withRequest('GET', '/api/my-franchises', (request) => request.query({ limit: '100' }))
    .willRespondWith(401, (reply) =>
      reply.headers(problemHeaders).jsonBody({ title: 'Unauthorized', status: 401 }),
    )
    .executeTest(async ({ url }) => {
      expect(isUnauthorized(await refusal(clientOf(url).fetchQuery(myFranchises())))).toBe(true);
    });
});

test('a franchise is created', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a new franchise')
    .withRequest('POST', '/api/franchises', (request) => request.jsonBody(franchiseDraft))
    .willRespondWith(201, (reply) => reply.jsonBody(franchiseLike(franchiseId)))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(createFranchise, franchiseDraft)).toMatchObject({
        title: franchiseDraft.title,
        featured: false,
      });
    });
});

test('a franchise is created with an uploaded picture', async () => {
  const address = '/media/a1000000-0000-4000-8000-0000000000b1';
  const known = {
    url: address,
    alt: 'The counter',
    width: 1600,
    height: 1200,
    blur: 'data:image/webp;base64,UklGRg==',
  };
  const draft = { ...franchiseDraft, images: [address], pictures: [known] };
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a new franchise with an uploaded picture')
    .withRequest('POST', '/api/franchises', (request) => request.jsonBody(draft))
    .willRespondWith(201, (reply) =>
      reply.jsonBody(franchiseLike(franchiseId, { images: [address], pictures: [known] })),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(createFranchise, draft)).toMatchObject({ images: [address], pictures: [known] });
    });
});

test('a title is compared with the brand’s own and with public ones', async () => {
  // No other brand of the provider's states has it.
  const title = 'Momo Junction Corner';
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has franchises', { id: franchiseId, ...franchiseDraft, title })
    .uponReceiving('a title of a franchise while it is typed')
    .withRequest('GET', '/api/my-same-titles', (request) => request.query({ kind: 'franchise', title }))
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        own: eachLike({
          id: uuid(franchiseId),
          kind: 'franchise',
          title: like(title),
          same: 'title',
        }),
        elsewhere: null,
      }),
    )
    .executeTest(async ({ url: address }) => {
      talkTo(address);
      const { own } = await api.call(findSameTitles, { kind: 'franchise', title });
      expect(own[0]).toMatchObject({ kind: 'franchise', same: 'title' });
    });
});

test('a franchise is created with a video, and has an illustration', async () => {
  const draft = { ...franchiseDraft, videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
  const illustration = {
    url: string('/api/illustrations/food_beverage/tea/17?v=1'),
    alt: string('Illustration: a glass of tea'),
  };
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a new franchise with a video')
    .withRequest('POST', '/api/franchises', (request) => request.jsonBody(draft))
    .willRespondWith(201, (reply) =>
      reply.jsonBody(franchiseLike(franchiseId, { videoUrl: draft.videoUrl, illustration })),
    )
    .executeTest(async ({ url: address }) => {
      talkTo(address);
      expect(await api.call(createFranchise, draft)).toMatchObject({
        videoUrl: draft.videoUrl,
        illustration: { alt: 'Illustration: a glass of tea' },
      });
    });
});

test('a franchise is created with an uploaded brochure', async () => {
  const url = '/media/a1000000-0000-4000-8000-0000000000b2/document.pdf';
  const brochureFile = { url, name: 'Menu.pdf', bytes: 240_000, pages: 12 };
  const draft = { ...franchiseDraft, brochureFile };
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a new franchise with an uploaded brochure')
    .withRequest('POST', '/api/franchises', (request) => request.jsonBody(draft))
    .willRespondWith(201, (reply) => reply.jsonBody(franchiseLike(franchiseId, { brochureFile })))
    .executeTest(async ({ url: address }) => {
      talkTo(address);
      expect(await api.call(createFranchise, draft)).toMatchObject({ brochureFile });
    });
});

test('invalid values of a new franchise are reported on their fields', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a new franchise with its range upside down and no territory')
    .withRequest('POST', '/api/franchises', (request) =>
      request.jsonBody({ title: 'Chai', minInvestment: '200000', maxInvestment: '100000', territories: [] }),
    )
    .willRespondWith(400, (reply) =>
      reply.headers(problemHeaders).jsonBody({
        type: like('about:blank'),
        title: like('Bad Request'),
        status: 400,
        code: 'validation_failed',
        detail: like('Some fields are not right.'),
        errors: eachLike({ path: like('territories'), message: like('At least one territory is required') }),
      }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const wrong = { title: 'Chai', minInvestment: '200000', maxInvestment: '100000', territories: [] };
      const { fieldErrors } = await refusal(api.call(createFranchise, wrong));
      expect(fieldErrors.length).toBeGreaterThan(0);
    });
});

test('only the sent fields of a franchise are changed', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has franchises', { id: franchiseId, ...franchiseDraft })
    .uponReceiving('a change of a franchise')
    .withRequest('PATCH', `/api/franchises/${franchiseId}`, (request) =>
      request.jsonBody({ isActive: false, expectedROI: '' }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ ...franchiseLike(franchiseId), id: franchiseId, isActive: false, expectedROI: null }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const change = { id: franchiseId, isActive: false, expectedROI: '' };
      expect(await api.call(updateFranchise, change)).toMatchObject({ isActive: false, expectedROI: null });
    });
});

const draftId = 'd2000000-0000-4000-8000-0000000000b1';
const unfinished = { title: 'Chai Chaupal Corner', territories: ['Pune'] };

test('own drafts are listed to the last page', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has a draft of a franchise', { id: draftId, ...unfinished })
    .uponReceiving('a request of a brand for its drafts')
    .withRequest('GET', '/api/my-franchise-drafts', (request) => request.query({ of: 'all', limit: '100' }))
    .willRespondWith(200, (reply) =>
      reply.headers(someTotal).jsonBody(eachLike(draftLike(draftId, unfinished))),
    )
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(myFranchiseDrafts());
      expect(first).toMatchObject({ id: draftId, fields: unfinished });
    });
});

test('a draft is saved with the fields filled in so far', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a new draft of a franchise')
    .withRequest('POST', '/api/my-franchise-drafts', (request) => request.jsonBody(unfinished))
    .willRespondWith(201, (reply) => reply.jsonBody(draftLike(draftId, unfinished)))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(createFranchiseDraft, unfinished)).toMatchObject({ fields: unfinished });
    });
});

const form = { step: 'money', typed: '{"minInvestment":"about 5"}' };

test('the step of the form, and what is not valid yet, are saved with a draft', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a new draft of a franchise with the state of its form')
    .withRequest('POST', '/api/my-franchise-drafts', (request) => request.jsonBody({ ...unfinished, form }))
    .willRespondWith(201, (reply) => reply.jsonBody({ ...draftLike(draftId, unfinished), form }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(createFranchiseDraft, { ...unfinished, form })).toMatchObject({ form });
    });
});

test('a draft that was saved in another window is not replaced', async () => {
  const late = { title: 'Counter', form, basedOn: '2026-01-01T00:00:00.000Z' };
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has a draft of a franchise', { id: draftId, ...unfinished })
    .uponReceiving('a change of an older version of a draft')
    .withRequest('PATCH', `/api/my-franchise-drafts/${draftId}`, (request) => request.jsonBody(late))
    .willRespondWith(409, (reply) =>
      reply.headers(problemHeaders).jsonBody(problemLike(409, 'franchise_draft_changed')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      await expect(api.call(saveFranchiseDraft, { id: draftId, ...late })).rejects.toMatchObject({
        code: 'franchise_draft_changed',
      });
    });
});

test('a draft can be read alone', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has a draft of a franchise', { id: draftId, ...unfinished })
    .uponReceiving('a request of a brand for one draft')
    .withRequest('GET', `/api/my-franchise-drafts/${draftId}`)
    .willRespondWith(200, (reply) => reply.jsonBody({ ...draftLike(draftId, unfinished), id: draftId }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(getFranchiseDraft, { id: draftId })).toMatchObject({ fields: unfinished });
    });
});

test('the contents of a draft are replaced', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has a draft of a franchise', { id: draftId, ...unfinished })
    .uponReceiving('a change of a draft')
    .withRequest('PATCH', `/api/my-franchise-drafts/${draftId}`, (request) =>
      request.jsonBody({ title: 'Counter' }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ ...draftLike(draftId, { title: 'Counter' }), id: draftId }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const { fields } = await api.call(saveFranchiseDraft, { id: draftId, title: 'Counter' });
      expect(fields).toEqual({ title: 'Counter' });
    });
});

test('a draft is published', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has a draft of a franchise', { id: draftId, ...unfinished })
    .uponReceiving('a draft that is published')
    .withRequest('POST', `/api/my-franchise-drafts/${draftId}/publish`, (request) =>
      request.jsonBody(franchiseDraft),
    )
    .willRespondWith(201, (reply) => reply.jsonBody(franchiseLike(franchiseId)))
    .executeTest(async ({ url }) => {
      talkTo(url);
      const listed = await api.call(publishFranchiseDraft, { id: draftId, ...franchiseDraft });
      expect(listed.title).toBe(franchiseDraft.title);
    });
});

test('a draft is deleted', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has a draft of a franchise', { id: draftId, ...unfinished })
    .uponReceiving('a draft that is deleted')
    .withRequest('DELETE', `/api/my-franchise-drafts/${draftId}`)
    .willRespondWith(200, (reply) => reply.jsonBody({ deleted: true }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(deleteFranchiseDraft, { id: draftId })).toEqual({ deleted: true });
    });
});

test('the listings that a brand is asked about are listed', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller is asked whether a franchise is still open', { id: franchiseId, ...franchiseDraft })
    .uponReceiving('a request for open questions')
    .withRequest('GET', '/api/my-open-questions')
    .willRespondWith(200, (reply) =>
      reply.jsonBody(
        eachLike({
          id: franchiseId,
          kind: 'franchise',
          title: franchiseDraft.title,
          state: 'asked',
          askedAt: instant,
          closesAt: instant,
        }),
      ),
    )
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(openQuestions());
      expect(first).toMatchObject({ id: franchiseId, state: 'asked' });
    });
});

test('a listing is confirmed as still open', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller is asked whether a franchise is still open', { id: franchiseId, ...franchiseDraft })
    .uponReceiving('a confirmation that a listing is still open')
    .withRequest('POST', `/api/my-open-questions/${franchiseId}/confirm`, (request) =>
      request.jsonBody({ kind: 'franchise' }),
    )
    .willRespondWith(200, (reply) => reply.jsonBody({ confirmed: true }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(confirmStillOpen, { id: franchiseId, kind: 'franchise' })).toEqual({
        confirmed: true,
      });
    });
});

test('the saves of an own franchise are counted', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has franchises', { id: franchiseId, ...franchiseDraft })
    .uponReceiving('a request for the number of saves')
    .withRequest('GET', `/api/my-franchises/${franchiseId}/saves`, (request) =>
      request.query({ since: '2026-11-19T18:30:00.000Z' }),
    )
    .willRespondWith(200, (reply) => reply.jsonBody({ saves: integer(0) }))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(savesSince(franchiseId, '2026-11-20'))).toBe(0);
    });
});

test('own requirements are listed to the last page', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has requirements', { id: requirementId, ...requirementDraft })
    .uponReceiving('a request of a brand for its requirements')
    .withRequest('GET', '/api/my-requirements', (request) => request.query({ limit: '100' }))
    .willRespondWith(200, (reply) =>
      reply.headers(someTotal).jsonBody(eachLike(requirementLike(requirementId))),
    )
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(myRequirements());
      expect(first).toMatchObject({ id: requirementId, minArea: 280, maxArea: 450 });
    });
});

test('a requirement is posted', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a new requirement')
    .withRequest('POST', '/api/requirements', (request) => request.jsonBody(requirementDraft))
    .willRespondWith(201, (reply) => reply.jsonBody(requirementLike(requirementId)))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(createRequirement, requirementDraft)).toMatchObject({
        title: requirementDraft.title,
        isActive: true,
      });
    });
});

test('a requirement is posted for any type of property', async () => {
  const anyType = { ...requirementDraft, title: 'Any corner', acceptsAnyType: true };
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a new requirement for any type of property')
    .withRequest('POST', '/api/requirements', (request) => request.jsonBody(anyType))
    .willRespondWith(201, (reply) =>
      reply.jsonBody({ ...requirementLike(requirementId), title: anyType.title, acceptsAnyType: true }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(createRequirement, anyType)).toMatchObject({ acceptsAnyType: true });
    });
});

test('a requirement is marked as fulfilled', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has requirements', { id: requirementId, ...requirementDraft })
    .uponReceiving('a requirement that is fulfilled')
    .withRequest('PATCH', `/api/requirements/${requirementId}`, (request) =>
      request.jsonBody({ isActive: false }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        ...requirementLike(requirementId),
        id: requirementId,
        isActive: false,
        fulfilledAt: instant,
      }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const { isActive } = await api.call(updateRequirement, { id: requirementId, isActive: false });
      expect(isActive).toBe(false);
    });
});

test('changing the requirement of another brand is refused as not found', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('another brand has a requirement', { id: requirementId })
    .uponReceiving("a change of another brand's requirement")
    .withRequest('PATCH', `/api/requirements/${requirementId}`, (request) =>
      request.jsonBody({ isActive: false }),
    )
    .willRespondWith(404, (reply) => reply.headers(problemHeaders).jsonBody({ status: 404 }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      const error = await refusal(api.call(updateRequirement, { id: requirementId, isActive: false }));
      expect(isNotFound(error)).toBe(true);
    });
});

test('properties that match a requirement have a score and reasons', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has a requirement that properties fit', { id: requirementId })
    .uponReceiving('a request for the matches of a requirement')
    .withRequest('GET', `/api/requirements/${requirementId}/matches`, (request) =>
      request.query({ limit: '50' }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody(
        eachLike({
          property: propertyLike(),
          providerName: like('Kavita Rao'),
          score: integer(97),
          reasons: eachLike({
            label: like('Pune, a preferred location'),
            points: integer(30),
            outOf: integer(30),
          }),
        }),
      ),
    )
    .executeTest(async ({ url }) => {
      const [match] = await clientOf(url).fetchQuery(requirementMatches(requirementId));
      expect(match).toMatchObject({ score: 97, reasons: [{ points: 30, outOf: 30 }] });
    });
});

test('an own franchise that is hidden has the date and the reason', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given("one of the caller's franchises is hidden", { id: franchiseId, ...franchiseDraft })
    .uponReceiving('a request of a brand for its franchises, one of them hidden')
    .withRequest('GET', '/api/my-franchises', (request) => request.query({ limit: '100' }))
    .willRespondWith(200, (reply) =>
      reply.headers(someTotal).jsonBody(eachLike(franchiseLike(franchiseId, { hidden: hiddenLike }))),
    )
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(myFranchises());
      expect(first?.hidden?.reason).toBe('The stated ROI is wrong.');
    });
});

test('an own requirement that is hidden has the date and the reason', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given("one of the caller's requirements is hidden", { id: requirementId, ...requirementDraft })
    .uponReceiving('a request of a brand for its requirements, one of them hidden')
    .withRequest('GET', '/api/my-requirements', (request) => request.query({ limit: '100' }))
    .willRespondWith(200, (reply) =>
      reply.headers(someTotal).jsonBody(eachLike(requirementLike(requirementId, { hidden: hiddenLike }))),
    )
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(myRequirements());
      expect(first?.hidden?.reason).toBe('The stated ROI is wrong.');
    });
});

test('an own requirement that was returned after a review has the date and the reason', async () => {
  const reason = 'Name the area that you look in.';
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given("one of the caller's requirements was returned after a review", {
      id: requirementId,
      reason,
      ...requirementDraft,
    })
    .uponReceiving('a request of a brand for its requirements, one of them returned')
    .withRequest('GET', '/api/my-requirements', (request) => request.query({ limit: '100' }))
    .willRespondWith(200, (reply) =>
      reply
        .headers(someTotal)
        .jsonBody([
          requirementLike(requirementId, { review: { state: 'returned', since: instant, reason } }),
        ]),
    )
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(myRequirements());
      expect(first?.review).toMatchObject({ state: 'returned', reason });
    });
});

test('properties that agents offer have their score', async () => {
  const propertyId = 'e1000000-0000-4000-8000-0000000000b1';
  const offer = anInquiry({ kind: 'offer', requirementId, propertyId });
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has a requirement that a property fits', { id: requirementId, propertyId })
    .uponReceiving('a request for the properties offered for a requirement')
    .withRequest('GET', `/api/requirements/${requirementId}/offered-properties`, (request) =>
      request.query({ propertyId }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody(
        eachLike({
          property: { ...propertyLike(), id: propertyId },
          score: integer(97),
          reasons: eachLike({
            label: like('Pune, a preferred location'),
            points: integer(30),
            outOf: integer(30),
          }),
        }),
      ),
    )
    .executeTest(async ({ url }) => {
      const [offered] = await clientOf(url).fetchQuery(offeredProperties(requirementId, [offer]));
      expect(offered).toMatchObject({ property: { id: propertyId }, score: 97 });
    });
});

test('a property is reported', async () => {
  const id = 'f4000000-0000-4000-8000-0000000000b1';
  const report = { kind: 'property', reason: 'fraud', text: 'It belongs to somebody else.' } as const;
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('a listing exists: property', { id })
    .uponReceiving('a report of a property')
    .withRequest('POST', `/api/listings/${id}/reports`, (request) => request.jsonBody(report))
    .willRespondWith(201, (reply) => reply.jsonBody({ id: Matchers.uuid(id) }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(reportListing, { id, ...report })).toMatchObject({ id: expect.any(String) });
    });
});

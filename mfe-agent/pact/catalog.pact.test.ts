import { Matchers } from '@pact-foundation/pact';
import { createProperty, findSameTitles, reportListing, updateProperty } from '@setu/contracts';
import { aProperty } from '@setu/marketplace/testing';
import { type ApiError, api, isNotFound } from '@setu/mfe-kit';
import { PropertyForm, valuesOf } from '../src/features/properties/property-form';
import { myProperties } from '../src/shared/properties.queries';
import {
  clientOf,
  failure,
  fieldProblemLike,
  hiddenLike,
  instant,
  knownProperty,
  problemHeaders,
  problemLike,
  propertyLike,
  talkTo,
  total,
} from './likes';
import { pactWith } from './pact-with';

const pact = pactWith('catalog');

const id = 'f2000000-0000-4000-8000-000000000001';
const draft = PropertyForm.parse(valuesOf(aProperty(knownProperty)));

test('agents list their own properties', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller has properties', { id, ...knownProperty })
    .uponReceiving('a request of an agent for the own properties')
    .withRequest('GET', '/api/my-properties', (request) => request.query({ limit: '100' }))
    .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody([propertyLike(id)]))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(myProperties())).toMatchObject([{ id, ...knownProperty }]);
    });
});

test('the title and address of a property are compared with the agent’s own', async () => {
  const { title, address } = draft;
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller has properties', { id, ...knownProperty })
    .uponReceiving('a title and an address of a property while they are typed')
    .withRequest('GET', '/api/my-same-titles', (request) =>
      request.query({ kind: 'property', title, address }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ own: [{ id, kind: 'property', title, same: 'title' }], elsewhere: null }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const { own } = await api.call(findSameTitles, { kind: 'property', title, address });
      expect(own).toEqual([{ id, kind: 'property', title, same: 'title' }]);
    });
});

test('a property is created with the values of the form', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .uponReceiving('a new property of an agent')
    .withRequest('POST', '/api/properties', (request) => request.jsonBody(draft))
    .willRespondWith(201, (reply) => reply.jsonBody(propertyLike(id)))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(createProperty, draft)).toMatchObject(knownProperty);
    });
});

test('a property is created with an uploaded picture', async () => {
  const address = '/media/a1000000-0000-4000-8000-0000000000a1';
  const known = {
    url: address,
    alt: 'The front',
    width: 1600,
    height: 1200,
    blur: 'data:image/webp;base64,UklGRg==',
  };
  const pictured = { ...draft, images: [address], pictures: [known] };
  await pact
    .addInteraction()
    .given('signed in as agent')
    .uponReceiving('a new property with an uploaded picture')
    .withRequest('POST', '/api/properties', (request) => request.jsonBody(pictured))
    .willRespondWith(201, (reply) =>
      reply.jsonBody(propertyLike(id, { images: [address], pictures: [known] })),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(createProperty, pictured)).toMatchObject({
        images: [address],
        pictures: [known],
      });
    });
});

test('an invalid value of a property is reported on its field', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .uponReceiving('a property with a wrong PIN code')
    .withRequest('POST', '/api/properties', (request) => request.jsonBody({ ...draft, pincode: '012345' }))
    .willRespondWith(400, (reply) =>
      reply.headers(problemHeaders).jsonBody(fieldProblemLike('pincode', 'Enter a valid 6-digit PIN code')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const error = await failure(api.call(createProperty, { ...draft, pincode: '012345' }));
      expect((error as ApiError).fieldErrors).toEqual([
        { path: 'pincode', message: 'Enter a valid 6-digit PIN code' },
      ]);
    });
});

test('a property is made unavailable', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller has properties', { id, ...knownProperty })
    .uponReceiving('a property to make unavailable')
    .withRequest('PATCH', `/api/properties/${id}`, (request) => request.jsonBody({ isAvailable: false }))
    .willRespondWith(200, (reply) => reply.jsonBody({ ...propertyLike(id), isAvailable: false }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(updateProperty, { id, isAvailable: false })).toMatchObject({
        id,
        isAvailable: false,
      });
    });
});

test('changing a property of another agent is refused as not found', async () => {
  const foreign = 'f2000000-0000-4000-8000-00000000dead';
  await pact
    .addInteraction()
    .given('signed in as agent')
    .uponReceiving('a change of a property that is not one’s own')
    .withRequest('PATCH', `/api/properties/${foreign}`, (request) => request.jsonBody({ isAvailable: false }))
    .willRespondWith(404, (reply) =>
      reply.headers(problemHeaders).jsonBody(problemLike(404, 'property_not_found')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const error = await failure(api.call(updateProperty, { id: foreign, isAvailable: false }));
      expect(isNotFound(error)).toBe(true);
    });
});

test('an own property that is hidden has the date and the reason', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given("one of the caller's properties is hidden", { id, ...knownProperty })
    .uponReceiving('a request of an agent for the own properties, one of them hidden')
    .withRequest('GET', '/api/my-properties', (request) => request.query({ limit: '100' }))
    .willRespondWith(200, (reply) =>
      reply.headers(total('1')).jsonBody([propertyLike(id, { hidden: hiddenLike })]),
    )
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(myProperties());
      expect(first?.hidden?.reason).toBe('The stated ROI is wrong.');
    });
});

test('an own property that a review returned has the date and the reason', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given("one of the caller's properties was returned after a review", {
      id,
      reason: 'The rent is missing.',
      ...knownProperty,
    })
    .uponReceiving('a request of an agent for the own properties, one of them returned')
    .withRequest('GET', '/api/my-properties', (request) => request.query({ limit: '100' }))
    .willRespondWith(200, (reply) =>
      reply
        .headers(total('1'))
        .jsonBody([
          propertyLike(id, { review: { state: 'returned', since: instant, reason: 'The rent is missing.' } }),
        ]),
    )
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(myProperties());
      expect(first?.review).toMatchObject({ state: 'returned', reason: 'The rent is missing.' });
    });
});

test('a requirement is reported', async () => {
  const id = 'f4000000-0000-4000-8000-0000000000b1';
  const report = { kind: 'requirement', reason: 'fraud', text: 'It belongs to somebody else.' } as const;
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('a listing exists: requirement', { id })
    .uponReceiving('a report of a requirement')
    .withRequest('POST', `/api/listings/${id}/reports`, (request) => request.jsonBody(report))
    .willRespondWith(201, (reply) => reply.jsonBody({ id: Matchers.uuid(id) }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(reportListing, { id, ...report })).toMatchObject({ id: expect.any(String) });
    });
});

import { Matchers } from '@pact-foundation/pact';
import { recordAnalytics, requestConsultation, sendContact } from '@setu/contracts';
import { ApiError, api } from '@setu/mfe-kit';
import { clientOf, failure } from '@setu/mfe-kit/testing/pact';
import { siteCopy, siteSettings } from '../src/shared/copy/copy.queries';
import { problemHeaders } from './likes';
import { pactWith } from './pact-with';

const { boolean, eachLike, like, uuid } = Matchers;

const pact = pactWith('content');

const headline = { section: 'hero', key: 'hero.headline', title: 'Your own shop', content: 'Begin here.' };

/** A site copy entry as pages read it. */
const entryLike = (entry: typeof headline) => ({
  ...entry,
  section: like(entry.section),
  key: like(entry.key),
  title: like(entry.title),
  content: like(entry.content),
  imageUrl: null,
});

test('active site copy is listed', async () => {
  await pact
    .addInteraction()
    .given('there is no site copy')
    .given('a site copy entry exists', headline)
    .uponReceiving('a request for the site copy')
    .withRequest('GET', '/api/content')
    .willRespondWith(200, (reply) =>
      reply.jsonBody(eachLike({ ...entryLike(headline), linkUrl: like('/franchises'), metadata: null })),
    )
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(siteCopy());
      expect(first).toMatchObject(headline);
    });
});

test('site copy of one section is listed', async () => {
  const note = { ...headline, section: 'footer', key: 'footer.note' };
  await pact
    .addInteraction()
    .given('there is no site copy')
    .given('a site copy entry exists', note)
    .uponReceiving('a request for the copy of the footer')
    .withRequest('GET', '/api/content', (request) => request.query({ section: 'footer' }))
    .willRespondWith(200, (reply) =>
      reply.jsonBody(
        eachLike({ ...entryLike(note), section: 'footer', linkUrl: like('/franchises'), metadata: null }),
      ),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(siteCopy('footer'))).toMatchObject([note]);
    });
});

test('name and description of the site are read', async () => {
  const site = { siteName: 'Setu Bazaar', siteDescription: 'Where it happens.' };
  await pact
    .addInteraction()
    .given('the site is called', site)
    .uponReceiving('a request for name and description of the site')
    .withRequest('GET', '/api/content/settings')
    .willRespondWith(200, (reply) => reply.jsonBody(site))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(siteSettings())).toEqual(site);
    });
});

const consultation = {
  name: 'Asha Iyer',
  phone: '+91 98200-12345',
  email: '',
  city: 'Pune',
  budget: '₹5L-25L',
  involvement: '',
  message: '',
};

test('a consultation request is stored', async () => {
  const body = { ...consultation, consent: true as const };
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('a request for a consultation')
    .withRequest('POST', '/api/consultations', (request) => request.jsonBody(body))
    .willRespondWith(201, (reply) => reply.jsonBody({ id: uuid('c1000000-0000-4000-8000-000000000001') }))
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(requestConsultation, body)).toHaveProperty('id');
    });
});

test('invalid values of a consultation request are reported on their fields', async () => {
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('a request for a consultation without phone and consent')
    .withRequest('POST', '/api/consultations', (request) =>
      request.jsonBody({ ...consultation, phone: '12345', consent: false }),
    )
    .willRespondWith(400, (reply) =>
      reply.headers(problemHeaders).jsonBody({
        type: like('about:blank'),
        title: like('Bad Request'),
        status: 400,
        detail: like('Some fields are not right.'),
        code: 'validation_failed',
        errors: [
          { path: 'phone', message: like('Enter a valid 10-digit mobile number') },
          { path: 'consent', message: like('Agree to be contacted') },
        ],
      }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      // The form's values, before they are validated.
      const unchecked = { ...consultation, phone: '12345', consent: false as unknown as true };
      const error = await failure(api.call(requestConsultation, unchecked));
      expect((error as ApiError).fieldErrors.map(({ path }) => path)).toEqual(['phone', 'consent']);
      expect(error).toBeInstanceOf(ApiError);
    });
});

test('a contact message is stored', async () => {
  const body = { name: 'Asha', email: 'asha@example.test', phone: '', message: 'नमस्ते <b>' };
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('a message by the contact form')
    .withRequest('POST', '/api/contact', (request) => request.jsonBody(body))
    .willRespondWith(201, (reply) => reply.jsonBody({ id: uuid('c1000000-0000-4000-8000-000000000002') }))
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(sendContact, body)).toHaveProperty('id');
    });
});

test('a view of a franchise is recorded', async () => {
  const id = 'f1000000-0000-4000-8000-000000000001';
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .given('a franchise is listed', { id })
    .uponReceiving('a look at a franchise')
    .withRequest('POST', '/api/analytics', (request) =>
      request.jsonBody({ event: 'franchise_view', data: { franchiseId: id } }),
    )
    .willRespondWith(202, (reply) => reply.jsonBody({ counted: boolean(true) }))
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(recordAnalytics, { event: 'franchise_view', data: { franchiseId: id } })).toEqual(
        {
          counted: true,
        },
      );
    });
});

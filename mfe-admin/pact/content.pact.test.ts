import { Matchers } from '@pact-foundation/pact';
import {
  createContent,
  deleteContent,
  restoreContent,
  updateAdminSettings,
  updateContent,
} from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { siteContent } from '../src/features/content/content.queries';
import { adminStats, adminTrends, recentActivity } from '../src/features/overview/overview.queries';
import { siteSettings } from '../src/features/settings/settings.queries';
import { consultationPages, contactPages } from '../src/features/submissions/submissions.queries';
import {
  clientOf,
  entryDraft,
  entryLike,
  failure,
  instant,
  problemHeaders,
  problemLike,
  refusalExample,
  talkTo,
  total,
} from './likes';
import { pactWith } from './pact-with';

const { atLeastLike, eachLike, integer, like, regex, uuid } = Matchers;

const pact = pactWith('content');

const id = 'c1000000-0000-4000-8000-000000000001';
const path = `/api/admin/content/${id}`;

/** Begins an interaction of an administrator. */
const asAdmin = () => pact.addInteraction().given('signed in as administrator');

describe('the overview', () => {
  test('the overview reads the totals', async () => {
    await asAdmin()
      .given('there are a user, a franchise and an inquiry')
      .uponReceiving('a request for the totals')
      .withRequest('GET', '/api/admin/stats')
      .willRespondWith(200, (reply) =>
        reply.jsonBody({
          totalUsers: integer(1),
          totalFranchises: integer(1),
          totalProperties: integer(0),
          totalInquiries: integer(1),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(adminStats())).toMatchObject({ totalFranchises: 1 });
      });
  });

  test('the overview reads thirty days of counts', async () => {
    await asAdmin()
      .given('there are a user, a franchise and an inquiry')
      .uponReceiving('a request for the trends')
      .withRequest('GET', '/api/admin/stats/trends')
      .willRespondWith(200, (reply) =>
        reply.jsonBody(
          atLeastLike(
            {
              day: regex(/^\d{4}-\d\d-\d\d$/, '2026-11-20'),
              registrations: integer(1),
              inquiries: integer(1),
              views: integer(0),
            },
            30,
          ),
        ),
      )
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(adminTrends())).toHaveLength(30);
      });
  });

  test('the overview reads the newest entries of the audit trail', async () => {
    await asAdmin()
      .given('there are a user, a franchise and an inquiry')
      .uponReceiving('a request for the newest ten of the audit trail')
      .withRequest('GET', '/api/admin/activity', (request) => request.query({ limit: '10' }))
      .willRespondWith(200, (reply) =>
        reply.jsonBody(
          eachLike({
            id: uuid('71000000-0000-4000-8000-000000000001'),
            text: like('Asha registered as Investor'),
            kind: regex(/^(user|franchise|property|inquiry|content|agent|settings)$/, 'user'),
            at: instant,
          }),
        ),
      )
      .executeTest(async ({ url }) => {
        const [entry] = await clientOf(url).fetchQuery(recentActivity());
        expect(entry).toMatchObject({ kind: 'user', text: 'Asha registered as Investor' });
      });
  });
});

describe('site copy', () => {
  test('site copy is listed', async () => {
    await asAdmin()
      .given('there is no site copy')
      .given('a site copy entry exists', { id, ...entryDraft })
      .uponReceiving('a request for all site copy')
      .withRequest('GET', '/api/admin/content')
      .willRespondWith(200, (reply) => reply.jsonBody(eachLike(entryLike())))
      .executeTest(async ({ url }) => {
        const [entry] = await clientOf(url).fetchQuery(siteContent());
        expect(entry).toMatchObject({ key: 'hero.pact', linkUrl: '/franchises', content: null });
      });
  });

  test('an entry of site copy is created', async () => {
    await asAdmin()
      .given('there is no site copy')
      .uponReceiving('a new site copy entry')
      .withRequest('POST', '/api/admin/content', (request) => request.jsonBody(entryDraft))
      .willRespondWith(201, (reply) => reply.jsonBody(entryLike({ order: 30 })))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(createContent, entryDraft)).toMatchObject({ key: 'hero.pact', order: 30 });
      });
  });

  test('an entry is refused when its key is taken', async () => {
    await asAdmin()
      .given('a site copy entry exists', { id, ...entryDraft })
      .uponReceiving('a new site copy entry under a key that is taken')
      .withRequest('POST', '/api/admin/content', (request) => request.jsonBody(entryDraft))
      .willRespondWith(409, (reply) =>
        reply.headers(problemHeaders).jsonBody({
          ...problemLike(409, 'key_exists'),
          detail: 'Key already exists',
          errors: [{ path: 'key', message: 'Key already exists' }],
        }),
      )
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await failure(api.call(createContent, entryDraft))).toMatchObject({
          detail: 'Key already exists',
          fieldErrors: [{ path: 'key', message: 'Key already exists' }],
        });
      });
  });

  test('an entry of site copy is changed', async () => {
    const changed = { title: 'Another title' };
    await asAdmin()
      .given('a site copy entry exists', { id, ...entryDraft })
      .uponReceiving('a change of a site copy entry')
      .withRequest('PATCH', path, (request) => request.jsonBody(changed))
      .willRespondWith(200, (reply) => reply.jsonBody(entryLike({ id, title: 'Another title' })))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(updateContent, { ...changed, id })).toMatchObject({ title: 'Another title' });
      });
  });

  test('an entry of site copy is deleted', async () => {
    await asAdmin()
      .given('a site copy entry exists', { id, ...entryDraft })
      .uponReceiving('a delete of a site copy entry')
      .withRequest('DELETE', path)
      .willRespondWith(200, (reply) => reply.jsonBody(entryLike({ id })))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(deleteContent, { id })).toMatchObject({ id });
      });
  });

  test('a deleted entry of site copy is restored', async () => {
    await asAdmin()
      .given('a site copy entry was deleted', { id, ...entryDraft })
      .uponReceiving('a restore of a site copy entry')
      .withRequest('POST', `${path}/restore`)
      .willRespondWith(200, (reply) => reply.jsonBody(entryLike({ id })))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(restoreContent, { id })).toMatchObject({ id });
      });
  });

  test('deleting an entry is refused with 404 when it does not exist', async () => {
    await asAdmin()
      .given('there is no site copy')
      .uponReceiving('a delete of a site copy entry that is gone')
      .withRequest('DELETE', path)
      .willRespondWith(404, (reply) =>
        reply.headers(problemHeaders).jsonBody(problemLike(404, 'content_not_found')),
      )
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await failure(api.call(deleteContent, { id }))).toMatchObject({
          code: 'content_not_found',
          detail: refusalExample,
        });
      });
  });
});

describe('settings', () => {
  const settings = { siteName: 'Setu', siteDescription: 'Franchises of India.' };

  test('the settings are read', async () => {
    await asAdmin()
      .given('the site is called', settings)
      .uponReceiving('a request for the settings')
      .withRequest('GET', '/api/admin/settings')
      .willRespondWith(200, (reply) => reply.jsonBody(settings))
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(siteSettings())).toEqual(settings);
      });
  });

  test('the settings are changed', async () => {
    await asAdmin()
      .given('the site is called', { ...settings, siteName: 'Before' })
      .uponReceiving('a change of one setting')
      .withRequest('PATCH', '/api/admin/settings', (request) =>
        request.jsonBody({ siteName: settings.siteName }),
      )
      .willRespondWith(200, (reply) => reply.jsonBody(settings))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(updateAdminSettings, { siteName: settings.siteName })).toEqual(settings);
      });
  });

  test('settings without a name are refused on that field', async () => {
    const nameless = { ...settings, siteName: ' ' };
    await asAdmin()
      .uponReceiving('settings without a name')
      .withRequest('PATCH', '/api/admin/settings', (request) => request.jsonBody(nameless))
      .willRespondWith(400, (reply) =>
        reply.headers(problemHeaders).jsonBody({
          ...problemLike(400, 'validation_failed'),
          errors: [{ path: 'siteName', message: like('Site name is required') }],
        }),
      )
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await failure(api.call(updateAdminSettings, nameless))).toMatchObject({
          fieldErrors: [{ path: 'siteName' }],
        });
      });
  });
});

describe('submissions of visitors', () => {
  const sender = {
    id: uuid('b1000000-0000-4000-8000-000000000001'),
    name: like('Asha Kulkarni'),
    phone: like('9820012345'),
    createdAt: instant,
  };

  test('consultation requests are listed', async () => {
    const request = {
      email: 'asha@example.test',
      city: 'Pune',
      budget: '10L-50L',
      involvement: 'Low',
      message: 'Please call in the evening.',
    };
    await asAdmin()
      .given('people asked for consultations', request)
      .uponReceiving('a request for the consultations')
      .withRequest('GET', '/api/admin/consultations')
      .willRespondWith(200, (reply) =>
        reply.headers(total('1')).jsonBody(eachLike({ ...sender, ...request })),
      )
      .executeTest(async ({ url }) => {
        const { pages } = await clientOf(url).fetchInfiniteQuery(consultationPages());
        expect(pages[0]).toMatchObject({ total: 1, items: [{ city: 'Pune' }] });
      });
  });

  test('contact messages are listed', async () => {
    const letter = { email: 'asha@example.test', message: 'Hello' };
    await asAdmin()
      .given('people wrote to us', { ...letter, phone: '9820012345' })
      .uponReceiving('a request for the messages')
      .withRequest('GET', '/api/admin/contact')
      .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody(eachLike({ ...sender, ...letter })))
      .executeTest(async ({ url }) => {
        const { pages } = await clientOf(url).fetchInfiniteQuery(contactPages());
        expect(pages[0]?.items[0]).toMatchObject({ message: 'Hello' });
      });
  });
});

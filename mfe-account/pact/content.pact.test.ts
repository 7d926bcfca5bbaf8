import { Matchers } from '@pact-foundation/pact';
import { testPictureUploads } from '@setu/marketplace/testing/pact';
import { clientOf } from '@setu/mfe-kit/testing/pact';
import { platformStats, siteSettings } from '../src/features/home/home.queries';
import { pactWith } from './pact-with';

const { boolean, eachLike, integer, like, regex } = Matchers;

const pact = pactWith('content');

// The logo of a brand.
testPictureUploads({ pact, role: 'brand' });

test('figures and recent activity of the home page are read', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('there are a user, a franchise and an inquiry')
    .uponReceiving('a request for the figures of the platform')
    .withRequest('GET', '/api/stats/platform')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        totalOpportunities: integer(1),
        activeListings: integer(1),
        newThisWeek: integer(0),
        isSample: boolean(false),
        recentActivity: eachLike({
          text: like('Asha Iyer registered'),
          kind: regex(/^(user|franchise|property|inquiry|content|agent|settings)$/, 'user'),
          at: regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-01-01T00:00:00.000Z'),
        }),
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(platformStats())).toMatchObject({
        totalOpportunities: 1,
        isSample: false,
        recentActivity: [{ text: 'Asha Iyer registered' }],
      });
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

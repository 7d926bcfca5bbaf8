import { saveMailSettings } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { clientOf } from '@setu/mfe-kit/testing/pact';
import { mailSettings } from '../src/features/mail/mail-settings.queries';
import { pactWith } from './pact-with';

const pact = pactWith('identity');

const all = { inquiries: true, assignments: true, listings: true };

test('every topic is on until it is turned off', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a request for what the caller gets mail about')
    .withRequest('GET', '/api/settings/mail')
    .willRespondWith(200, (reply) => reply.jsonBody(all))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(mailSettings())).toEqual(all);
    });
});

test('mail about one topic is turned off', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a request to turn off mail about assignments')
    .withRequest('PATCH', '/api/settings/mail', (request) => request.jsonBody({ assignments: false }))
    .willRespondWith(200, (reply) => reply.jsonBody({ ...all, assignments: false }))
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(saveMailSettings, { assignments: false })).toMatchObject({ assignments: false });
    });
});

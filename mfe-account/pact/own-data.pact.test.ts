import { Matchers } from '@pact-foundation/pact';
import { ownDataCalls } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { clientOf } from '@setu/mfe-kit/testing/pact';
import { pactWith } from './pact-with';

const { like } = Matchers;

test.each(ownDataCalls)('the user’s own data is read from $service', async (call) => {
  const pact = pactWith(call.service);
  await pact
    .addInteraction()
    .given('signed in as investor')
    .uponReceiving(`a request for the own data in ${call.service}`)
    .withRequest('GET', call.path)
    .willRespondWith(200, (reply) => reply.jsonBody({ records: like([]), next: null }))
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(call, {})).toEqual({ records: [], next: null });
    });
});

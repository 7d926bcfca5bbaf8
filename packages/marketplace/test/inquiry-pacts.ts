import type { Pact } from '@pact-foundation/pact';
import { clientOf } from '@setu/mfe-kit/testing/pact';
import { investorAnswers } from '../src/inquiry/details/answers.queries';

interface Side {
  /** The pact of the front end with the inquiry service. */
  pact: Pact;
}

/** The pact test of what the form of an inquiry about a franchise reads, shared by all front ends that open it. */
export const testInvestorAnswers = ({ pact }: Side): void => {
  test('the answers of an investor are read', async () => {
    const answers = { budget: '0-500000', city: 'Pune', startTime: null, experience: 'first' };
    await pact
      .addInteraction()
      .given('signed in as investor')
      .given('the caller has answered questions about their plans', { answers })
      .uponReceiving('a request for the answers of an investor')
      .withRequest('GET', '/api/investor-answers')
      .willRespondWith(200, (reply) => reply.jsonBody(answers))
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(investorAnswers())).toEqual(answers);
      });
  });
};

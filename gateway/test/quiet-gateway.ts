import { json } from './peer';
import { identityAnswers, startTestGateway, type TestGateway } from './test-gateway';

/**
 * Starts a gateway before the tests of a file. Before each test, identity answers as usual, the catalog answers an empty list, and
 * recorded calls are cleared.
 * @returns a function that returns the gateway once it has started
 */
export const setUpQuietGateway = (): (() => TestGateway) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.stop());
  beforeEach(() => {
    gateway.identity.answerWith(identityAnswers);
    gateway.catalog.answerWith((_request, reply) => json(reply, 200, []));
    gateway.catalog.seen.length = 0;
    gateway.identity.seen.length = 0;
  });
  return () => gateway;
};

import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import { userRegisteredV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { startTestBroker, startTestService, type TestBroker, type TestService } from '@setu/service-kit/test';
import { inquiryService } from '../src/app';
import { peopleConsumer } from '../src/people/people.consumer';
import { factLike } from './facts';

const pact = new Pact({
  consumer: 'inquiry',
  provider: 'identity',
  dir: join(__dirname, 'pacts'),
  logLevel: 'warn',
});

let broker: TestBroker;
let service: TestService;

beforeAll(async () => {
  broker = await startTestBroker();
  service = await startTestService(inquiryService, { broker });
});
afterAll(async () => {
  await service?.stop();
  await broker?.stop();
});

const id = 'c0ffee00-0000-4000-8000-0000000000a1';

it('learns the name and role of a new user', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('an investor registers with first and last name')
    .expectsToReceive('a user was registered', (message) =>
      message.withJSONContent(
        factLike(userRegisteredV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000c001',
          id,
          version: Matchers.integer(1),
          role: 'investor',
          firstName: Matchers.string('Asha'),
          lastName: Matchers.string('Rao'),
          displayName: Matchers.string('Asha Rao'),
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      const outcome = await handleEvent(service.running.db, peopleConsumer, JSON.stringify(contents.content));
      expect(outcome).toBe('done');
      expect(await service.running.db('people').where({ id }).first()).toMatchObject({
        display_name: 'Asha Rao',
        role: 'investor',
        version: 1,
      });
    });
});

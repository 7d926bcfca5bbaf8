import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import { userUpdatedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { accountsConsumer } from '../src/marketplace/sessions/accounts.consumer';
import { startTestGateway, type TestGateway } from '../test/test-gateway';

const pact = new Pact({
  consumer: 'gateway',
  provider: 'identity',
  dir: join(__dirname, 'pacts'),
  logLevel: 'warn',
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const id = 'c0ffee00-0000-4000-8000-0000000000b1';

it('a user-updated event changes the role of the user’s sessions', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('an administrator makes a brand an investor')
    .expectsToReceive('the role of a user is another', (message) =>
      message.withJSONContent({
        specversion: '1.0',
        id: Matchers.uuid('c0ffee00-0000-4000-8000-00000000f001'),
        source: Matchers.string('/services/identity'),
        type: userUpdatedV1.type,
        subject: Matchers.uuid(id),
        time: Matchers.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, '2026-11-20T10:00:00.000Z'),
        datacontenttype: 'application/json',
        data: {
          id: Matchers.uuid(id),
          version: Matchers.integer(2),
          role: 'investor',
          displayName: Matchers.string('Asha Rao'),
        },
      }),
    )
    .executeTest(async ({ contents }) => {
      const { db } = gateway.running;
      expect(await handleEvent(db, accountsConsumer, JSON.stringify(contents.content))).toBe('done');
      expect(await db('accounts').where({ user_id: id }).first()).toMatchObject({
        role: 'investor',
        version: 2,
      });
    });
});

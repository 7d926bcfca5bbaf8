import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import { franchiseCreatedV1, franchiseUpdatedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { startTestBroker, startTestService, type TestBroker, type TestService } from '@setu/service-kit/test';
import { inquiryService } from '../src/app';
import { franchisesConsumer } from '../src/franchises/franchises.consumer';
import { factLike } from './facts';

const pact = new Pact({
  consumer: 'inquiry',
  provider: 'catalog',
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

const id = 'c0ffee00-0000-4000-8000-000000000001';
const brandId = 'c0ffee00-0000-4000-8000-0000000000b1';
const read = (content: unknown) =>
  handleEvent(service.running.db, franchisesConsumer, JSON.stringify(content));
const copy = () => service.running.db('franchises').where({ id }).first();

it('learns a new franchise with its owner and title', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('a brand creates an active franchise')
    .expectsToReceive('a franchise was created', (message) =>
      message.withJSONContent(
        factLike(franchiseCreatedV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000c001',
          id,
          version: Matchers.integer(1),
          brandId: Matchers.uuid(brandId),
          title: Matchers.string('Chai kiosk'),
          isActive: true,
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await read(contents.content)).toBe('done');
      expect(await copy()).toMatchObject({
        brand_id: brandId,
        title: 'Chai kiosk',
        is_active: true,
        version: 1,
      });
    });
});

it('learns that a franchise takes no more inquiries', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('a brand makes its franchise inactive')
    .expectsToReceive('a franchise became inactive', (message) =>
      message.withJSONContent(
        factLike(franchiseUpdatedV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000c002',
          id,
          version: Matchers.integer(2),
          brandId: Matchers.uuid(brandId),
          title: Matchers.string('Chai kiosk'),
          isActive: false,
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await read(contents.content)).toBe('done');
      expect(await copy()).toMatchObject({ is_active: false, version: 2 });
    });
});

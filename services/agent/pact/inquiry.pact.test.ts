import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import { inquirySentV1, inquiryStatusChangedV1 } from '@setu/contracts';
import { type Agents, startAgents } from '../test/builders';
import { factLike, makeReader } from './facts';

const pact = new Pact({
  consumer: 'agent',
  provider: 'inquiry',
  dir: join(__dirname, 'pacts'),
  logLevel: 'warn',
});

let agents: Agents;
beforeAll(async () => {
  agents = await startAgents();
});
afterAll(() => agents?.stop());

const read = makeReader(() => agents.service);
const copy = () => agents.service.running.db('offers').where({ id }).first();

const id = 'c0ffee00-0000-4000-8000-0000000000f1';
const agentId = 'c0ffee00-0000-4000-8000-0000000000a1';
const brandId = 'c0ffee00-0000-4000-8000-0000000000b1';
const requirementId = 'c0ffee00-0000-4000-8000-000000000d01';
const propertyId = 'c0ffee00-0000-4000-8000-000000000d02';

const offer = {
  id,
  fromUserId: Matchers.uuid(agentId),
  toUserId: Matchers.uuid(brandId),
  franchiseId: null,
  propertyId: Matchers.uuid(propertyId),
  requirementId: Matchers.uuid(requirementId),
  proposedCommission: Matchers.regex(/^\d+\.\d{2}$/, '1.50'),
  createdAt: Matchers.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, '2026-11-20T10:00:00.000Z'),
};

it("learns an agent's offer", async () => {
  await pact
    .addAsynchronousInteraction()
    .given('an agent offers a property with a commission to a requirement')
    .expectsToReceive('an offer was sent', (message) =>
      message.withJSONContent(
        factLike(inquirySentV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000e001',
          version: Matchers.integer(1),
          status: 'open',
          ...offer,
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await read('inquiry-offers', contents.content)).toBe('done');
      expect(await copy()).toMatchObject({
        from_user_id: agentId,
        to_user_id: brandId,
        requirement_id: requirementId,
        property_id: propertyId,
        proposed_commission: '1.50',
        status: 'open',
        version: 1,
      });
    });
});

it('learns that an agent takes an offer back', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('an agent withdraws an offer of a property with a commission')
    .expectsToReceive('an offer was withdrawn', (message) =>
      message.withJSONContent(
        factLike(inquiryStatusChangedV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000e002',
          version: Matchers.integer(2),
          status: 'withdrawn',
          ...offer,
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await read('inquiry-offers', contents.content)).toBe('done');
      expect(await copy()).toMatchObject({ status: 'withdrawn', version: 2 });
    });
});

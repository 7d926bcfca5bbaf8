import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import { brandProfileSavedV1, userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import { type Agents, startAgents } from '../test/builders';
import { factLike, makeReader } from './facts';

const pact = new Pact({
  consumer: 'agent',
  provider: 'identity',
  dir: join(__dirname, 'pacts'),
  logLevel: 'warn',
});

let agents: Agents;
beforeAll(async () => {
  agents = await startAgents();
});
afterAll(() => agents?.stop());

const read = makeReader(() => agents.service);
const person = () => agents.service.running.db('people').where({ id }).first();

const id = 'c0ffee00-0000-4000-8000-0000000000b1';
const names = { firstName: Matchers.string('Asha'), lastName: Matchers.string('Rao') };

it('learns the name of a new brand', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('a brand registers with a brand name')
    .expectsToReceive('a brand was registered', (message) =>
      message.withJSONContent(
        factLike(userRegisteredV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000e001',
          id,
          version: Matchers.integer(1),
          role: 'brand',
          displayName: Matchers.string('Nadi Naturals'),
          ...names,
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await read('identity-people', contents.content)).toBe('done');
      expect(await person()).toMatchObject({ display_name: 'Nadi Naturals', role: 'brand', version: 1 });
    });
});

it('learns that a user is a brand no more', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('an administrator makes a brand an investor')
    .expectsToReceive('a brand became an investor', (message) =>
      message.withJSONContent(
        factLike(userUpdatedV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000e002',
          id,
          version: Matchers.integer(2),
          role: 'investor',
          displayName: Matchers.string('Nadi Naturals'),
          ...names,
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await read('identity-people', contents.content)).toBe('done');
      expect(await person()).toMatchObject({ role: 'investor', version: 2 });
    });
});

it('learns what a brand says of itself', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('a brand saves its profile with every field')
    .expectsToReceive('a brand profile was saved', (message) =>
      message.withJSONContent(
        factLike(
          brandProfileSavedV1,
          {
            eventId: 'c0ffee00-0000-4000-8000-00000000e003',
            id,
            version: Matchers.integer(1),
            brandName: Matchers.string('Nadi Naturals'),
            description: Matchers.string('Cold-pressed oils.'),
            targetAudience: Matchers.string('Families in cities'),
            website: Matchers.string('https://nadi.example'),
          },
          'userId',
        ),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await read('identity-brand-profiles', contents.content)).toBe('done');
      const row = await agents.service.running.db('brand_profiles').where({ user_id: id }).first();
      expect(row).toMatchObject({
        brand_name: 'Nadi Naturals',
        description: 'Cold-pressed oils.',
        target_audience: 'Families in cities',
        version: 1,
      });
    });
});

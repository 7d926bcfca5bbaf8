import { brandProfileSavedV1, userDeletedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, someone, type TestUser } from '@setu/service-kit/test';
import { aProfile, consumerOf, setUpAgents } from '../../test/builders';

const agents = setUpAgents();

const consume = (name: string, envelope: unknown) =>
  handleEvent(agents.db, consumerOf(agents.service, name), JSON.stringify(envelope));
const deletionOf = ({ id, role }: TestUser) => envelopeOf(userDeletedV1, id, { id, version: 2, role });

it('only the profile of the agent who deleted the account is removed', async () => {
  const [gone, stays] = [someone('agent'), someone('agent')];
  for (const as of [gone, stays])
    await agents.service.call('POST', '/api/agent/profile', { as, body: aProfile() });
  await consume('deleted-agents', deletionOf(gone));
  const users = await agents.db('agent_profiles').whereIn('user_id', [gone.id, stays.id]).pluck('user_id');
  expect(users).toEqual([stays.id]);
});

it('the profile of a brand that deleted the account is removed', async () => {
  const brand = someone('brand');
  const profile = {
    userId: brand.id,
    version: 1,
    brandName: 'Nadi Naturals',
    description: null,
    targetAudience: null,
    website: null,
  };
  await consume('identity-brand-profiles', envelopeOf(brandProfileSavedV1, brand.id, profile));
  expect(await agents.db('brand_profiles').where({ user_id: brand.id })).toHaveLength(1);
  await consume('identity-brand-profiles', deletionOf(brand));
  expect(await agents.db('brand_profiles').where({ user_id: brand.id })).toEqual([]);
});

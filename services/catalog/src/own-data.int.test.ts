import { ownDataOf, someone } from '@setu/service-kit/test';
import { addFranchise, addProperty, addRequirement, setUpCatalog } from '../test/builders';

const catalog = setUpCatalog();

it('a brand downloads only its listings, and an investor only the saved franchises', async () => {
  const [brand, agent, investor] = [someone('brand'), someone('agent'), someone('investor')];
  const franchise = await addFranchise(catalog.service, brand);
  await addFranchise(catalog.service, someone('brand'));
  const requirement = await addRequirement(catalog.service, brand);
  const property = await addProperty(catalog.service, agent);
  await catalog.service.call('POST', `/api/franchises/${franchise.id}/save`, { as: investor });
  await catalog.service.call('POST', `/api/listings/${franchise.id}/reports`, {
    as: investor,
    body: { kind: 'franchise', reason: 'copied', text: null },
  });

  expect(await ownDataOf(catalog.service, 'catalog', brand)).toMatchObject([
    { kind: 'franchise', content: { id: franchise.id, title: franchise.title } },
    { kind: 'requirement', content: { id: requirement.id } },
  ]);
  expect(await ownDataOf(catalog.service, 'catalog', agent)).toMatchObject([
    { kind: 'property', content: { id: property.id } },
  ]);
  expect(await ownDataOf(catalog.service, 'catalog', investor)).toMatchObject([
    { kind: 'saved-franchise', content: { franchiseId: franchise.id, savedAt: expect.any(String) } },
    { kind: 'report', content: { kind: 'franchise', listingId: franchise.id, reason: 'copied' } },
  ]);
});

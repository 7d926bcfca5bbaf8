import type { FranchiseDraftView } from '@setu/contracts';
import { aFranchise } from '../../test';
import { hasInvestment, listingOfDraft } from './listing-of-draft';

const draft = (fields: FranchiseDraftView['fields']): FranchiseDraftView => ({
  id: 'd1000000-0000-4000-8000-0000000000b1',
  brandId: '11111111-1111-4111-8111-111111111111',
  brandName: 'Chai Chaupal',
  franchiseId: null,
  published: null,
  form: null,
  fields,
  illustration: null,
  createdAt: '2026-11-20T06:30:00.000Z',
  updatedAt: '2026-11-20T06:30:00.000Z',
});

test('an empty draft becomes a listing without a stated investment', () => {
  expect(listingOfDraft(draft({}))).toMatchObject({
    title: 'Untitled franchise',
    territories: [],
    images: [],
  });
  expect(hasInvestment(draft({}))).toBe(false);
});

test('a draft with one bound of its investment shows that bound', () => {
  const one = draft({ title: 'Kiosk', maxInvestment: '900000.00' });
  expect(listingOfDraft(one)).toMatchObject({
    title: 'Kiosk',
    minInvestment: '900000.00',
    maxInvestment: '900000.00',
  });
  expect(hasInvestment(one)).toBe(true);
});

test('a draft of a change shows the published franchise with the changed fields', () => {
  const published = aFranchise({ title: 'Kiosk', minInvestment: '100.00' });
  const change = { ...draft({ title: 'Counter', description: null }), published, franchiseId: published.id };
  expect(listingOfDraft(change)).toEqual({ ...published, title: 'Counter', description: null });
  expect(hasInvestment(change)).toBe(true);
});

import { FranchiseDraft } from '@setu/contracts';
import { aFranchise } from '@setu/marketplace/testing';
import { copyOf, emptyFranchise, featuredNotice, isFeaturedFull, sentOf, valuesOf } from './franchise-form';

test('a new franchise includes training and marketing, is active and not featured', () => {
  expect(emptyFranchise).toMatchObject({
    businessCategory: 'food_beverage',
    franchiseModel: 'FOFO',
    trainingIncluded: true,
    marketingSupport: true,
    isActive: true,
    featured: false,
  });
});

test('a stored franchise fills the form with valid values', () => {
  const values = valuesOf(aFranchise({ minInvestment: '1200000.50', expectedROI: null, areaRequired: null }));
  expect(values).toMatchObject({
    minInvestment: '1200000.50',
    maxInvestment: '14000000',
    expectedROI: '',
    areaRequired: '',
    supportProvided: '',
  });
  expect(FranchiseDraft.safeParse(values).success).toBe(true);
});

test('the costs of a stored franchise are as people type them, and unchanged when they are sent', () => {
  const stored = aFranchise({
    minInvestment: '500000.00',
    maxInvestment: '900000.00',
    franchiseFee: { low: '100000.00', high: '150000.00' },
    royalty: { kind: 'percent', amount: '6.00' },
    marketingFee: { kind: 'none', amount: null },
    termYears: 5,
  });
  const values = valuesOf(stored);
  expect(values).toMatchObject({
    franchiseFee: { low: '100000', high: '150000' },
    fitOut: null,
    royalty: { kind: 'percent', amount: '6' },
    marketingFee: { kind: 'none', amount: null },
    termYears: '5',
    lockInMonths: '',
  });
  expect(sentOf(values)).toEqual(values);
});

test('the brochure of a stored franchise is in its form and in that of its copy, and may be missing in a reply', () => {
  const brochureFile = {
    url: '/media/a1000000-0000-4000-8000-0000000000b2/document.pdf',
    name: 'Menu.pdf',
    bytes: 2_202_009,
    pages: 12,
  };
  expect(valuesOf(aFranchise({ brochureFile })).brochureFile).toEqual(brochureFile);
  expect(copyOf(aFranchise({ brochureFile })).brochureFile).toEqual(brochureFile);
  expect(valuesOf(aFranchise()).brochureFile).toBeNull();
});

test('a generated cover is not listed among the images', () => {
  const images = ['/covers/chaiwala.svg', 'https://img.test/a.jpg'];
  expect(valuesOf(aFranchise({ images })).images).toEqual(['https://img.test/a.jpg']);
});

test('isFeaturedFull is true when two active franchises are featured', () => {
  const featured = aFranchise({ featured: true });
  expect(isFeaturedFull([featured, aFranchise()])).toBe(false);
  expect(isFeaturedFull([featured, aFranchise({ featured: true, isActive: false })])).toBe(false);
  expect(isFeaturedFull([featured, aFranchise({ featured: true })])).toBe(true);
});

test('a notice appears only when a request to be featured is refused', () => {
  const values = { ...emptyFranchise, featured: true };
  const stored = aFranchise({ title: 'Chai Corner', featured: false });
  expect(featuredNotice(values, stored)).toBe(
    '"Chai Corner" is stored without Featured: at most 2 active franchises of a brand can be featured.',
  );
  expect(featuredNotice(values, aFranchise({ featured: true }))).toBeNull();
  expect(featuredNotice(emptyFranchise, stored)).toBeNull();
});

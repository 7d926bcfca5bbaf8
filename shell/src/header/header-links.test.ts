import { headerLinks } from './header-links';

const labels = (...args: Parameters<typeof headerLinks>) => headerLinks(...args).map(({ label }) => label);

test('the landing page shows its own sections', () => {
  expect(headerLinks(null, '/')).toEqual([
    { label: 'Browse Franchises', to: '/franchises', kind: 'page' },
    { label: 'Real Estate', to: '#real-estate', kind: 'section' },
    { label: 'For Brands', to: '#for-brands', kind: 'section' },
    { label: 'Success Stories', to: '#success-stories', kind: 'section' },
  ]);
});

test('a visitor elsewhere sees what is public', () => {
  expect(labels(null, '/franchises')).toEqual(['Browse Franchises', 'Platform Overview']);
});

test.each(['agent', 'brand'] as const)('%s has Properties', (role) => {
  expect(labels(role, '/')).toEqual(['Browse Franchises', 'Dashboard', 'Properties', 'Platform Overview']);
});

test.each(['investor', 'admin'] as const)('%s has none', (role) => {
  expect(labels(role, '/')).toEqual(['Browse Franchises', 'Dashboard', 'Platform Overview']);
});

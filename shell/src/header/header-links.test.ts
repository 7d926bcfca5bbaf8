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

test.each(['/', '/franchises'])('an administrator without a user session finds back from %s', (path) => {
  expect(labels(null, path, true)).toEqual(['Browse Franchises', 'Admin Dashboard', 'Platform Overview']);
});

test('a user with an administrator session has both dashboards, one with the role admin needs one', () => {
  expect(labels('investor', '/', true)).toContain('Admin Dashboard');
  expect(labels('admin', '/', true)).not.toContain('Admin Dashboard');
});

test.each(['agent', 'brand'] as const)('%s has Properties', (role) => {
  expect(labels(role, '/')).toEqual(['Browse Franchises', 'Dashboard', 'Properties', 'Platform Overview']);
});

test.each(['investor', 'admin'] as const)('%s has none', (role) => {
  expect(labels(role, '/')).toEqual(['Browse Franchises', 'Dashboard', 'Platform Overview']);
});

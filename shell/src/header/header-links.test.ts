import { headerLinks } from './header-links';

const labels = (...args: Parameters<typeof headerLinks>) => headerLinks(...args).map(({ label }) => label);

test('the header of the landing page links to its sections', () => {
  expect(headerLinks(null, '/')).toEqual([
    { label: 'Browse Franchises', to: '/franchises', kind: 'page' },
    { label: 'Real Estate', to: '#real-estate', kind: 'section' },
    { label: 'For Brands', to: '#for-brands', kind: 'section' },
    { label: 'Success Stories', to: '#success-stories', kind: 'section' },
  ]);
});

test('the header links a visitor on other pages to the public pages', () => {
  expect(labels(null, '/franchises')).toEqual(['Browse Franchises', 'Platform Overview']);
});

test.each(['/', '/franchises'])(
  'an administrator without a user session has a link to the dashboard on %s',
  (path) => {
    expect(labels(null, path, true)).toEqual(['Browse Franchises', 'Admin Dashboard', 'Platform Overview']);
  },
);

test('a user with an administrator session has two dashboards, and a user with the role admin has one', () => {
  expect(labels('investor', '/', true)).toContain('Admin Dashboard');
  expect(labels('admin', '/', true)).not.toContain('Admin Dashboard');
});

test.each(['agent', 'brand'] as const)('the header of %s has Properties', (role) => {
  expect(labels(role, '/')).toEqual(['Browse Franchises', 'Dashboard', 'Properties', 'Platform Overview']);
});

test.each(['investor', 'admin'] as const)('the header of %s has no Properties', (role) => {
  expect(labels(role, '/')).toEqual(['Browse Franchises', 'Dashboard', 'Platform Overview']);
});

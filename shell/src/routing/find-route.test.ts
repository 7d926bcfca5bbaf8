import type { CurrentUser, UserRole } from '@setu/contracts';
import type { Audience, BootRemote } from '@setu/protocol';
import { findRoute } from './find-route';

const user = (role: UserRole) => ({ role }) as CurrentUser;
const remote = (name: string, routes: [path: string, audience: Audience][]): BootRemote => ({
  name,
  version: '1.0.0',
  entry: 'remoteEntry.js',
  container: name,
  integrity: {},
  routes: routes.map(([path, audience]) => ({ path, audience, screen: `.${path}`, files: [], shared: [] })),
});

const remotes = [
  remote('public', [
    ['/', 'signed-out'],
    ['/franchises', 'everyone'],
    ['/franchises/:id', 'everyone'],
    ['/franchises/compare', 'everyone'],
  ]),
  remote('brand', [['/dashboard', ['brand']]]),
  remote('admin', [['/admin', 'everyone']]),
  remote('account', [
    ['/', 'signed-in'],
    ['/settings', 'signed-in'],
  ]),
];
const find = (path: string, role: UserRole | null) => findRoute(path, role && user(role), remotes);

test.each([
  ['/', null, './'],
  ['/franchises', null, './franchises'],
  ['/franchises/', 'agent', './franchises'],
  ['//franchises//', 'agent', './franchises'],
  ['/dashboard', 'brand', './dashboard'],
  ['/admin', null, './admin'],
  ['/settings', 'admin', './settings'],
] as const)('findRoute finds the screen of a remote at %s for %s', (path, role, screen) => {
  expect(find(path, role)).toMatchObject({ kind: 'remote', route: { screen } });
});

test('findRoute finds the landing page for a visitor, and the home screen for a signed-in user', () => {
  expect(find('/', null)).toMatchObject({ remote: { name: 'public' } });
  expect(find('/', 'investor')).toMatchObject({ remote: { name: 'account' } });
});

test('findRoute decodes the parameters', () => {
  expect(find('/franchises/a%20b', null)).toMatchObject({ kind: 'remote', params: { id: 'a b' } });
  expect(find('/franchises/a%2Fb', null)).toMatchObject({ kind: 'remote', params: { id: 'a/b' } });
});

test('findRoute prefers a fixed path to one with a parameter', () => {
  expect(find('/franchises/compare', null)).toMatchObject({ route: { path: '/franchises/compare' } });
});

test.each(['/dashboard', '/settings'])('findRoute asks a visitor to sign in for %s', (path) => {
  expect(find(path, null)).toEqual({ kind: 'sign-in' });
});

test('findRoute finds nothing at the path of another role', () => {
  const onlyBrand = [remote('brand', [['/listings', ['brand']]])];
  expect(findRoute('/listings', user('investor'), onlyBrand)).toEqual({ kind: 'not-found' });
  expect(findRoute('/listings', null, onlyBrand)).toEqual({ kind: 'sign-in' });
});

test.each([null, 'brand'] as const)('findRoute finds nothing at an unknown path for %s', (role) => {
  expect(find('/nowhere', role)).toEqual({ kind: 'not-found' });
  expect(find('/franchises/1/2', role)).toEqual({ kind: 'not-found' });
  expect(find('/franchises/%E0%A4', role)).toEqual({ kind: 'not-found' });
});

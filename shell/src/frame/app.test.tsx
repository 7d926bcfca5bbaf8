import type { CurrentUser, UserRole } from '@setu/contracts';
import { PageFooter, type Transport } from '@setu/mfe-kit';
import { renderScreen } from '@setu/mfe-kit/testing';
import type { Boot, BootRemote } from '@setu/protocol';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { aPerson } from '../../test/a-person';
import { ScreenLost } from '../remotes/failure';
import type { Screen } from '../remotes/federation';
import type { LoadedScreen } from '../remotes/release-loading';
import type { ScreenLoader } from '../remotes/screen-loader';
import { App } from './app';

const publicRemote: BootRemote = {
  name: 'public',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  container: 'public',
  integrity: {},
  routes: [
    { path: '/', audience: 'signed-out', screen: './landing', files: [], shared: [] },
    { path: '/', audience: 'signed-in', screen: './home', files: [], shared: [] },
    { path: '/franchises/:id', audience: 'everyone', screen: './detail', files: [], shared: [] },
    { path: '/listing', audience: 'everyone', screen: './listing', files: [], shared: [] },
  ],
};

const person = (role: UserRole, more: Partial<CurrentUser> = {}) => aPerson({ role, ...more });

const screens: Record<string, Screen> = {
  './home': () => <h1>Home</h1>,
  './landing': () => (
    <>
      <h1>Landing</h1>
      <PageFooter>
        <footer>Admin Login</footer>
      </PageFooter>
    </>
  ),
  './listing': () => <Link to="/franchises/7">View Details</Link>,
  './throws': () => {
    throw new Error('broken on purpose');
  },
  './detail': ({ params, search }) => <h1>{`Detail ${params.id} ${search.get('from')}`}</h1>,
};

const noStates = new Map();

/** A loader whose remote fails a number of times, or has another release of a screen. */
const loaderOf = (failures = 0, lastGood?: Screen): ScreenLoader => {
  let left = failures;
  const loaded = (remote: BootRemote, screen: string, Screen: Screen | undefined): LoadedScreen => ({
    Screen: Screen ?? (() => null),
    remote,
    screen,
    step: 'none',
  });
  const load: ScreenLoader['load'] = (remote, name) =>
    left-- > 0
      ? Promise.reject(new ScreenLost('gone'))
      : Promise.resolve(loaded(remote, name, screens[name]));
  const replace: ScreenLoader['replace'] = async (remote, name) => {
    if (!lastGood) throw new ScreenLost('there is no other');
    return loaded({ ...remote, version: '0.9.0' }, name, lastGood);
  };
  return {
    load,
    replace,
    preload: () => {},
    noteRendering: () => {},
    noteShown: () => () => {},
    noteMismatch: () => {},
    watchFaults: () => {},
    states: () => noStates,
    watch: () => () => {},
  };
};

const open = async (
  path: string,
  user: CurrentUser | null,
  more: Partial<Boot> = {},
  loader = loaderOf(),
  server?: Transport,
) => {
  const boot: Boot = {
    user,
    userKnown: true,
    remotes: [publicRemote],
    shared: {},
    state: null,
    demo: true,
    ...more,
  };
  return renderScreen(<App boot={boot} loader={loader} />, { at: path, user, server });
};

beforeAll(() => {
  // jsdom has no layout: it cannot scroll, and elements that only wide screens show count as hidden.
  window.scrollTo = () => {};
});

test('a visitor sees the landing page with its header', async () => {
  await open('/', null);
  screen.getByRole('heading', { name: 'Landing' });
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Success Stories', hidden: true }).getAttribute('href')).toBe(
    '/#success-stories',
  );
  expect(header.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/api/login');
  expect(header.getByRole('link', { name: 'Get Started', hidden: true }).getAttribute('href')).toBe(
    '/api/login',
  );
});

test('screens of visible links are preloaded, without a press', async () => {
  const inWindow = { height: 24, top: 100, bottom: 124 } as DOMRect;
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(inWindow);
  const preload = jest.fn();
  await open('/listing', null, {}, { ...loaderOf(), preload });
  await waitFor(() => expect(preload).toHaveBeenCalledWith(publicRemote, './detail'));
  measured.mockRestore();
});

test('the header links an administrator to the admin dashboard until the session ends', async () => {
  const { client } = await open('/franchises/7', null, { isAdministrator: true });
  const header = within(screen.getByRole('banner'));
  const back = () => header.queryByRole('link', { name: 'Admin Dashboard', hidden: true });
  expect(back()?.getAttribute('href')).toBe('/admin');
  await act(async () => client.setQueryData(['/api/admin/user'], null));
  await waitFor(() => expect(back()).toBeNull());
});

test('the header links an administrator who logs in after the page was loaded', async () => {
  const { client } = await open('/franchises/7', null);
  const header = within(screen.getByRole('banner'));
  expect(header.queryByRole('link', { name: 'Admin Dashboard', hidden: true })).toBeNull();
  await act(async () => client.setQueryData(['/api/admin/user'], { id: '1', email: 'a@b.test', name: 'A' }));
  await header.findByRole('link', { name: 'Admin Dashboard', hidden: true });
});

test.each([
  ['a person whose address is not confirmed', '/franchises/7', { awaitsConfirmation: true as const }, 1],
  ['on the settings page, which asks too', '/settings', { awaitsConfirmation: true as const }, 0],
  ['a person who has confirmed it', '/franchises/7', { isEmailConfirmed: true }, 0],
  ['where no mail can be sent', '/franchises/7', { isEmailConfirmed: false }, 0],
])('every page asks to confirm the email address: %s', async (_who, path, more, notices) => {
  await open(path, person('investor', more));
  expect(screen.queryAllByRole('complementary', { name: 'Confirm your email address' })).toHaveLength(
    notices,
  );
});

test('the footer of a screen is outside the main content', async () => {
  await open('/', null);
  expect(screen.getByRole('main').contains(screen.getByRole('contentinfo'))).toBe(false);
});

test('a screen gets its parameters and its query', async () => {
  await open('/franchises/7?from=mail', null);
  screen.getByRole('heading', { name: 'Detail 7 mail' });
});

test.each([
  ['investor', 'Investor'],
  ['brand', 'Brand'],
  ['agent', 'Agent/Consultant'],
  ['admin', 'Admin'],
] as const)('the header names the role of %s', async (role, badge) => {
  await open('/', person(role));
  screen.getByRole('heading', { name: 'Home' });
  within(screen.getByRole('banner')).getByText(badge);
});

test('an anchor with a malformed escape is ignored', async () => {
  await open('/#%', null);
  screen.getByRole('heading', { name: 'Landing' });
});

test('a path that is not a valid address shows the 404 page', async () => {
  await open('//[', null);
  screen.getByRole('heading', { name: '404 Page Not Found' });
});

test('an unknown path shows the 404 page inside the frame', async () => {
  await open('/nowhere', person('agent'));
  screen.getByRole('heading', { name: '404 Page Not Found' });
  screen.getByRole('link', { name: 'Properties', hidden: true });
  expect(document.title).toBe('404 Page Not Found');
});

describe('the dashboard is a screen of the remote for the user’s role', () => {
  const route = { path: '/dashboard', screen: './detail', files: [], shared: [] };
  const brand = { ...publicRemote, name: 'brand', routes: [{ ...route, audience: ['brand' as const] }] };

  test('the dashboard shows the screen of the remote for the user’s role', async () => {
    await open('/dashboard?from=home', person('brand'), { remotes: [brand] });
    screen.getByRole('heading', { name: 'Detail undefined home' });
  });

  test('the dashboard shows the 404 page to other roles', async () => {
    await open('/dashboard', person('agent'), { remotes: [brand] });
    screen.getByRole('heading', { name: '404 Page Not Found' });
  });
});

describe('screens that cannot be shown', () => {
  let silence: jest.SpyInstance;
  beforeEach(() => {
    silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => silence.mockRestore());

  test('a remote that fails is replaced by an error panel, the header stays, and Retry loads it again', async () => {
    await open('/', null, {}, loaderOf(1));
    screen.getByText('This part of the page could not be shown');
    screen.getByRole('banner');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    });
    screen.getByRole('heading', { name: 'Landing' });
  });

  test('a screen that fails is replaced by an error panel, and the header leads to other pages', async () => {
    const home = { path: '/', audience: 'signed-in' as const, screen: './throws', files: [], shared: [] };
    await open('/', person('investor'), { remotes: [{ ...publicRemote, routes: [home] }] });
    screen.getByText('This part of the page could not be shown');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    });
    screen.getByText('This part of the page could not be shown');
    const header = within(screen.getByRole('banner'));
    await act(async () => {
      fireEvent.click(header.getByRole('link', { name: 'Browse Franchises', hidden: true }));
    });
    expect(screen.queryByText('This part of the page could not be shown')).toBeNull();
  });

  test('the error panel disappears on another page', async () => {
    await open('/franchises/7', person('investor'), {}, loaderOf(1));
    screen.getByText('This part of the page could not be shown');
    await act(async () => {
      fireEvent.click(screen.getByRole('link', { name: /home$/ }));
    });
    screen.getByRole('heading', { name: 'Home' });
  });

  const throwing: BootRemote = {
    ...publicRemote,
    routes: [{ path: '/franchises/:id', audience: 'everyone', screen: './throws', files: [], shared: [] }],
  };

  test('a remote that throws is replaced by its last good release', async () => {
    const lastGood = () => <h1>As it was</h1>;
    await open('/franchises/7', null, { remotes: [throwing] }, loaderOf(0, lastGood));
    const heading = screen.getByRole('heading', { name: 'As it was' });
    expect(heading.closest('[data-deployable]')?.getAttribute('data-version')).toBe('0.9.0');
    expect(screen.queryByText('This part of the page could not be shown')).toBeNull();
  });

  test('the error panel is shown when the last good release throws too or does not exist', async () => {
    await open('/franchises/7', null, { remotes: [throwing] }, loaderOf(0));
    screen.getByText('This part of the page could not be shown');
    screen.getByRole('banner');
  });
});

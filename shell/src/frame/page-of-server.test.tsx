import { renderScreen } from '@setu/mfe-kit/testing';
import type { Boot } from '@setu/protocol';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { isReloadingPage } from '../page/reload-page';
import { makeScreenLoader } from '../remotes/screen-loader';
import { App } from './app';

const boot: Boot = { user: null, userKnown: true, remotes: [], shared: {}, state: null, demo: true };

test('on the administrators’ site a link to a page of the public site loads the page from the server', async () => {
  // jsdom reports that it cannot load a page.
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  window.scrollTo = () => {};
  await renderScreen(<App boot={{ ...boot, site: 'admin' }} loader={makeScreenLoader()} />, {
    at: '/admin/nowhere',
    user: null,
  });
  screen.getByRole('heading', { name: '404 Page Not Found' });
  expect(isReloadingPage()).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'FranchiseSetu home' }));
  await waitFor(() => expect(isReloadingPage()).toBe(true));
  expect(screen.queryByRole('heading', { name: '404 Page Not Found' })).toBeNull();
  silence.mockRestore();
});

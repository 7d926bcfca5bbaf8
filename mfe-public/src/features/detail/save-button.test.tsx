import { type Answerer, aFranchise, aUser, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SaveButton } from './save-button';

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
  sessionStorage.clear();
  act(() => dismissToast());
});

const franchise = aFranchise();
const save = <SaveButton id={franchise.id} ownerId={franchise.brandId} />;
const pendingSaveKey = `draft:save:${franchise.id}`;
const button = () => screen.getByRole('button');

/** A server that stores whether the franchise is saved, unless `answer` replies first. */
const openWith = async (isSaved: boolean, answer: Answerer = () => ({})) => {
  let saved = isSaved;
  const server = await startServer(async (request) => {
    const said = await answer(request);
    if (said.status) return said;
    if (request.method !== 'GET') saved = request.method === 'POST';
    return { body: { saved } };
  });
  stop = server.stop;
  await renderScreen(save, { user: aUser(), server: server.origin });
  return () => server.seen.map(({ method, url }) => `${method} ${url}`);
};
const address = `/api/franchises/${franchise.id}/save`;

test('the button shows whether the franchise is saved, and saves or removes it', async () => {
  const seen = await openWith(true);
  await screen.findByText('Saved');
  expect(button().getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button());
  await screen.findByText('Save');
  await waitFor(() => expect(seen()).toHaveLength(2));
  fireEvent.click(button());
  await screen.findByText('Saved');
  await waitFor(() => expect(seen()).toEqual([`GET ${address}`, `DELETE ${address}`, `POST ${address}`]));
});

test('a failed save is reverted and shows a toast', async () => {
  await openWith(false, ({ method }) => (method === 'POST' ? { status: 503, body: {} } : {}));
  fireEvent.click(button());
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({
      title: 'Error',
      description: 'Failed to save the franchise. Please try again.',
      variant: 'danger',
    }),
  );
  await screen.findByText('Save');
});

test('a visitor who saves is sent to the login, and the save is stored', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  await renderScreen(save);
  fireEvent.click(button());
  expect(Number(sessionStorage.getItem(pendingSaveKey))).toBeGreaterThan(0);
  expect(document.cookie).toContain('intent=');
  // jsdom cannot navigate: it reports the attempt as an error.
  expect(String(complaints.mock.calls[0])).toContain('navigation');
  complaints.mockRestore();
});

test('a stored save is carried out once after the login', async () => {
  sessionStorage.setItem(pendingSaveKey, String(Date.now() - 60_000));
  const seen = await openWith(false);
  await screen.findByText('Saved');
  await waitFor(() => expect(seen()).toContain(`POST ${address}`));
  expect(seen().filter((line) => line.startsWith('POST'))).toHaveLength(1);
  expect(sessionStorage.getItem(pendingSaveKey)).toBeNull();
});

test('a stored save is dropped when it is old', async () => {
  sessionStorage.setItem(pendingSaveKey, String(Date.now() - 3_600_000));
  const seen = await openWith(false);
  await waitFor(() => expect(seen()).toEqual([`GET ${address}`]));
  expect(sessionStorage.getItem(pendingSaveKey)).toBeNull();
});

test('the owner sees no Save button', async () => {
  await renderScreen(save, { user: aUser({ id: franchise.brandId, role: 'brand' }) });
  expect(screen.queryByRole('button')).toBeNull();
});

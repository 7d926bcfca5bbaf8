import { renderScreen } from '@setu/mfe-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aUser } from '../../test/builders';
import { startServer } from '../../test/http-server';
import { useThreadPreload } from './use-thread-preload';

const id = 'a0000000-0000-4000-8000-000000000001';

function Opener({ of }: { of: string | null }) {
  return (
    <button type="button" {...useThreadPreload(of)}>
      Open
    </button>
  );
}

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

/** Shows a button that opens this conversation. @returns its requests */
const showOpener = async (of: string | null) => {
  const requests: string[] = [];
  const server = await startServer(async ({ url }) => {
    requests.push(url.split('?')[0] ?? '');
    return { body: [] };
  });
  stop = server.stop;
  await renderScreen(<Opener of={of} />, { user: aUser({ role: 'brand' }), server: server.origin });
  const button = screen.getByRole('button', { name: 'Open' });
  return { requests, button };
};

test('messages and meetings are fetched once when the pointer or the focus comes to what opens them', async () => {
  const { requests, button } = await showOpener(id);
  fireEvent.pointerEnter(button);
  act(() => button.focus());
  await waitFor(() => expect(requests).toHaveLength(2));
  act(() => button.blur());
  act(() => button.focus());
  expect(requests.toSorted()).toEqual([`/api/inquiries/${id}/meetings`, `/api/inquiries/${id}/messages`]);
});

test('nothing is fetched without a conversation', async () => {
  const { requests, button } = await showOpener(null);
  fireEvent.pointerEnter(button);
  await act(async () => button.focus());
  expect(requests).toEqual([]);
});

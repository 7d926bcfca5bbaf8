import { renderScreen } from '@setu/mfe-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { anInquiry, aUser } from '../../test/builders';
import { type Answerer, startServer } from '../../test/http-server';
import { LinkedThread } from './linked-thread';
import { useLinkedInquiry } from './use-linked-inquiry';

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
});

const listed = anInquiry({ subject: 'Kothrud' });

/** A list of one inquiry, and the conversation in the address. */
function Screen() {
  const { search } = useLocation();
  const linked = useLinkedInquiry();
  return (
    <>
      <output data-testid="search">{search}</output>
      <button type="button" onClick={() => linked.open(listed.id)}>
        Reply
      </button>
      {linked.id ? (
        <LinkedThread
          id={linked.id}
          known={linked.id === listed.id ? listed : undefined}
          onClose={linked.close}
        />
      ) : null}
    </>
  );
}
const search = () => screen.getByTestId('search').textContent;

const openAt = async (at: string, answer: Answerer) => {
  const server = await startServer(answer);
  stop = server.stop;
  await renderScreen(<Screen />, { at, user: aUser(), server: server.origin });
  return server.seen;
};

test('opening a conversation adds it to the address, and closing removes it', async () => {
  const seen = await openAt('/dashboard?tab=inquiries', () => ({ body: [] }));
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await screen.findByRole('dialog', { name: 'Kothrud' });
  expect(search()).toBe(`?tab=inquiries&inquiry=${listed.id}`);
  expect(seen.map(({ url }) => url)).not.toContain(`/api/inquiries/${listed.id}`);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(search()).toBe('?tab=inquiries');
});

test('a conversation that the list has not loaded is read by its id', async () => {
  const other = anInquiry({ subject: 'Aundh' });
  await openAt(`/dashboard?inquiry=${other.id}`, ({ url }) => ({
    body: url === `/api/inquiries/${other.id}` ? other : [],
  }));
  await screen.findByRole('dialog', { name: 'Aundh' });
});

test('a conversation of other users is not found, and the list stays', async () => {
  await openAt('/dashboard?inquiry=00000000-0000-4000-8000-00000000dead', () => ({
    status: 404,
    body: { type: 'about:blank', title: 'No', status: 404, code: 'inquiry_not_found', detail: 'No' },
  }));
  await screen.findByRole('dialog', { name: 'Conversation not found' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show my conversations' })));
  expect(search()).toBe('');
  screen.getByRole('button', { name: 'Reply' });
});

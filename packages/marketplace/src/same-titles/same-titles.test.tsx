import type { SameTitles as Found } from '@setu/contracts';
import { renderScreen } from '@setu/mfe-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { startServer } from '../../test/http-server';
import { SameTitles } from './same-titles';

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

const nothing: Found = { own: [], elsewhere: null };
const mine = { id: 'd0000000-0000-4000-8000-000000000001', kind: 'franchise', title: 'Chai Corner' } as const;

function Form({ initial = '' }: { initial?: string }) {
  const [title, setTitle] = useState(initial);
  return (
    <>
      <input aria-label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
      <SameTitles kind="franchise" title={title} initial={{ title: initial }} except="draft-1" />
    </>
  );
}

const open = async (answer: (title: string) => Found | null, initial?: string) => {
  const server = await startServer(({ url }) => {
    const found = answer(new URL(url, 'http://x').searchParams.get('title') ?? '');
    return found ? { body: found } : { status: 500, body: {} };
  });
  stop = server.stop;
  await renderScreen(<Form {...(initial ? { initial } : {})} />, { server: server.origin });
  return server.seen;
};
const type = (title: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } });
  });

test('the server is asked once after a pause, not for every letter, and the notice links to the listing', async () => {
  const seen = await open(() => ({ own: [{ ...mine, same: 'title' }], elsewhere: null }));
  for (const typed of ['C', 'Ch', 'Cha', 'Chai', 'Chai ', 'Chai Corner']) await type(typed);
  const link = await screen.findByRole('link', { name: /Open it Chai Corner, in a new tab/ });
  expect(link.getAttribute('href')).toBe(`/franchises/${mine.id}`);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('status').textContent).toContain('You already list “Chai Corner”.');
  expect(screen.getByRole('status').textContent).toContain('or continue if this is another format.');
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/my-same-titles?kind=franchise&title=Chai+Corner&except=draft-1',
  ]);
});

test('the notice names a draft, and a franchise of another brand with this title', async () => {
  await open(() => ({
    own: [{ ...mine, kind: 'draft', same: 'nearly' }],
    elsewhere: { id: mine.id, title: 'Chai corner', brandName: 'Chai Chaupal' },
  }));
  await type('Chai Corners');
  await screen.findByText(/You already have a draft “Chai Corner”/);
  expect(screen.getByRole('status').textContent).toContain('Chai Chaupal has a listing with this title');
  expect(screen.getByRole('status').textContent).toContain('so that investors can tell them apart');
});

test('the notice goes when the title is no longer the same', async () => {
  await open((title) =>
    title === 'Chai Corner' ? { own: [{ ...mine, same: 'title' }], elsewhere: null } : nothing,
  );
  await type('Chai Corner');
  await screen.findByText(/You already list/);
  await type('Momo Cart');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

test('the stored title of the edited listing and titles of two letters are not compared', async () => {
  const seen = await open(
    (title) => (title === 'Kulfi Cart' ? { own: [{ ...mine, same: 'nearly' }], elsewhere: null } : nothing),
    'Chai Corner',
  );
  await type('Ch');
  await type('Chai Corner');
  await type('Kulfi Cart');
  await screen.findByText(/You already list/);
  expect(seen).toHaveLength(1);
});

test('a failed comparison shows nothing', async () => {
  const seen = await open(() => null);
  await type('Chai Corner');
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(screen.getByRole('status').textContent).toBe('');
});

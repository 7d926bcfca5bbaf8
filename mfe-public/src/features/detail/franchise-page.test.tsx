import { franchisePages } from '@setu/marketplace';
import { type Answerer, aFranchise, aUser, startServer } from '@setu/marketplace/testing';
import { makeQueryClient } from '@setu/mfe-kit';
import { renderScreen } from '@setu/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FranchisePage } from './franchise-page';

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

const franchise = aFranchise();
const page = <FranchisePage id={franchise.id} isDemo renderInquire={() => null} />;

/** Renders the page with a server that has one franchise and similar ones. */
const open = async (
  shown = franchise,
  similar: object[] = [],
  user = aUser(),
  answer: Answerer = () => ({}),
) => {
  const server = await startServer(async (request) => {
    const said = await answer(request);
    if (said.status) return said;
    if (request.url === '/api/analytics') return { status: 202, body: { counted: true } };
    if (request.url.endsWith('/similar')) return { body: similar };
    if (request.url.endsWith('/save')) return { body: { saved: false } };
    return { body: shown };
  });
  stop = server.stop;
  await renderScreen(page, { user, server: server.origin });
  await screen.findByRole('heading', { level: 1, name: shown.title });
  return server.seen;
};
const viewsIn = (seen: readonly { url: string }[]) => seen.filter(({ url }) => url === '/api/analytics');

test('a view is recorded once', async () => {
  const seen = await open();
  await waitFor(() => expect(viewsIn(seen)).toHaveLength(1));
  expect(viewsIn(seen)[0]).toMatchObject({
    method: 'POST',
    body: { event: 'franchise_view', data: { franchiseId: franchise.id } },
  });
});

test('the page is shown when recording the view fails', async () => {
  const seen = await open(franchise, [], aUser(), ({ url }) =>
    url === '/api/analytics' ? { status: 503, body: {} } : {},
  );
  await waitFor(() => expect(viewsIn(seen)).toHaveLength(1));
  screen.getByRole('heading', { level: 1 });
});

test('a franchise of a loaded list appears before the reply, and its view is recorded after the reply', async () => {
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  const server = await startServer(async ({ url }) => {
    if (url === '/api/analytics') return { status: 202, body: { counted: true } };
    await replied;
    return { body: url.endsWith(franchise.id) ? { ...franchise, title: 'Renamed' } : [] };
  });
  stop = server.stop;
  const client = makeQueryClient();
  client.setQueryData(franchisePages({}).queryKey, {
    pages: [{ items: [aFranchise(), franchise], total: 2, next: null }],
    pageParams: [null],
  } as never);
  await renderScreen(page, { user: aUser(), server: server.origin, client });
  screen.getByRole('heading', { level: 1, name: franchise.title });
  expect(viewsIn(server.seen)).toEqual([]);
  reply();
  await screen.findByRole('heading', { level: 1, name: 'Renamed' });
  await waitFor(() => expect(viewsIn(server.seen)).toHaveLength(1));
});

test.each([
  [null, 'Not disclosed'],
  ['0.00', '0%'],
])('the expected ROI %s is shown as %s', async (expectedROI, text) => {
  await open({ ...franchise, expectedROI });
  expect(screen.getByText('Expected ROI').nextElementSibling?.textContent).toBe(text);
});

test('a view by the owner is not recorded, and the owner of an inactive listing sees that it is a preview', async () => {
  const seen = await open(
    { ...franchise, isActive: false },
    [],
    aUser({ id: franchise.brandId, role: 'brand' }),
  );
  screen.getByText(/until you make it active, only you can see it/);
  await screen.findByRole('region', { name: 'Similar Opportunities' });
  expect(viewsIn(seen)).toEqual([]);
});

test('the owner of a hidden listing reads the reason instead of the note about inactive listings', async () => {
  const hidden = { at: '2026-11-20T06:30:00.000Z', reason: 'The stated ROI is wrong.' };
  await open({ ...franchise, isActive: false, hidden }, [], aUser({ id: franchise.brandId, role: 'brand' }));
  expect(screen.getByRole('note', { name: 'Hidden by an administrator' }).textContent).toContain(
    hidden.reason,
  );
  expect(screen.queryByText(/until you make it active/)).toBeNull();
});

test('the brochure opens in another tab', async () => {
  await open();
  for (const link of screen.getAllByRole('link', { name: 'Download Brochure', hidden: true })) {
    expect(link.getAttribute('href')).toBe(`/api/franchises/${franchise.id}/brochure`);
    expect(link.getAttribute('target')).toBe('_blank');
  }
});

test('the brochure of a brand is linked at its own site and marked as another site', async () => {
  const own = 'https://files.example/Menu%20card.PDF';
  await open({ ...franchise, documents: ['https://files.example/plan.png', own] });
  for (const link of screen.getAllByRole('link', { name: 'Download Brochure', hidden: true })) {
    expect(link.getAttribute('href')).toBe(own);
    expect(link.getAttribute('rel')).toBe('noopener nofollow');
    const hint = document.getElementById(link.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Opens files.example, an address from the brand.');
  }
});

test('an uploaded brochure takes precedence, and shows its type and size', async () => {
  const url = '/media/a1000000-0000-4000-8000-0000000000b2/document.pdf';
  const brochureFile = { url, name: 'menu.pdf', bytes: 2_202_009, pages: 12 };
  await open({ ...franchise, documents: ['https://files.example/menu.pdf'], brochureFile });
  const links = screen.getAllByRole('link', { name: 'Download Brochure (PDF, 2.1 MB)', hidden: true });
  for (const link of links) expect(link.getAttribute('href')).toBe(url);
});

test('an address of another site is not offered as an uploaded brochure', async () => {
  const url = 'https://evil.example/document.pdf';
  await open({ ...franchise, brochureFile: { url, name: 'menu.pdf', bytes: 1, pages: 1 } });
  for (const link of screen.getAllByRole('link', { name: 'Download Brochure', hidden: true }))
    expect(link.getAttribute('href')).toBe(`/api/franchises/${franchise.id}/brochure`);
});

test('each document is listed with its name and its site', async () => {
  const documents = ['https://files.example/plan.png', 'https://drive.example/Fees%202026.pdf'];
  await open({ ...franchise, documents });
  const list = within(screen.getByRole('region', { name: 'Documents' }));
  const links = list.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['plan.png', 'Fees 2026.pdf']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(documents);
  for (const link of links) expect(link.getAttribute('rel')).toBe('noopener nofollow');
  list.getByText('Opens drive.example, outside FranchiseSetu.');
});

test('the part Documents is missing when no document exists', async () => {
  await open();
  expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
});

test('all pictures are shown and counted', async () => {
  const images = ['https://pictures.example/a.jpg', 'https://pictures.example/b.jpg'];
  await open({ ...franchise, images });
  const gallery = within(screen.getByRole('region', { name: `Pictures of ${franchise.title}` }));
  const alts = [1, 2].map((n) => `Picture ${n} of 2 of ${franchise.title}`);
  expect(alts.map((alt) => gallery.getByAltText(alt).getAttribute('src'))).toEqual(images);
});

test('a stored document with a password in its address is not linked', async () => {
  await open({ ...franchise, documents: ['https://user:secret@files.example/menu.pdf'] });
  for (const link of screen.getAllByRole('link', { name: 'Download Brochure', hidden: true }))
    expect(link.getAttribute('href')).toBe(`/api/franchises/${franchise.id}/brochure`);
  expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
});

test('similar opportunities are read from the catalog', async () => {
  const other = aFranchise({ title: 'Idli Ink Kiosk' });
  await open(franchise, [other]);
  const similar = within(await screen.findByRole('region', { name: 'Similar Opportunities' }));
  similar.getByText('Idli Ink Kiosk');
  expect(similar.getAllByRole('article')).toHaveLength(1);
});

test.each([
  ['there are none', {}],
  ['they fail to load', { status: 503, body: {} }],
])('samples are shown as similar opportunities when %s', async (_, said) => {
  await open(franchise, [], aUser(), ({ url }) => (url.endsWith('/similar') ? said : {}));
  const similar = within(await screen.findByRole('region', { name: 'Similar Opportunities' }));
  expect(similar.getAllByRole('article')).toHaveLength(3);
});

test('a shown franchise stays when reading it again fails', async () => {
  let isDown = false;
  const server = await startServer(({ url }) => {
    if (isDown) return { status: 503, body: {} };
    if (url.endsWith('/similar')) return { body: [] };
    return { body: franchise };
  });
  stop = server.stop;
  const { client } = await renderScreen(page, { user: null, server: server.origin });
  await screen.findByRole('heading', { level: 1, name: franchise.title });
  isDown = true;
  await act(() => client.invalidateQueries());
  screen.getByRole('heading', { level: 1, name: franchise.title });
  expect(screen.queryByText('Failed to load franchise details. Please try again later.')).toBeNull();
});

test.each([
  ['hour', 'Usually answers within an hour'],
  ['day', 'Usually answers within a day'],
  ['three_days', 'Usually answers within three days'],
] as const)('the page shows how soon the brand answers: %s', async (brandReplyTime, sentence) => {
  await open({ ...franchise, brandReplyTime });
  screen.getByText(sentence);
});

test('the page has the mark of a brand that keeps the reply promise, with its rule', async () => {
  await open({ ...franchise, brandKeepsReplyPromise: true });
  const mark = screen.getByText('Answers 90% within 24 hours').closest('details');
  expect(mark?.textContent).toContain('Inquiries of the last 24 hours do not count');
});

test('the page shows no reply time of a brand when it is not known', async () => {
  await open();
  expect(screen.queryByText(/Usually answers|Answers 90%/)).toBeNull();
});

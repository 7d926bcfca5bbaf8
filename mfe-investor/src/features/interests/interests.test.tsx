import { type Answerer, aFranchise, anInquiry, aUser, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Interests } from './interests';

let stop: () => Promise<void> = async () => {};
beforeAll(() => {
  // jsdom has no media queries: this fake window counts as a phone, where fields are not focused automatically.
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});
afterEach(async () => {
  await stop();
  stop = async () => {};
  sessionStorage.clear();
  act(() => dismissToast());
});

const problem = (status: number, code: string, detail: string) => ({
  status,
  body: { type: 'about:blank', title: status === 401 ? 'Unauthorized' : 'No', status, code, detail },
});
const list = (items: object[]) => ({ body: items, headers: { 'x-total-count': String(items.length) } });

/** Renders the tab with a server that returns the given lists and answers other calls by `answer`. */
const open = async (
  { inquiries = () => list([]), saved = () => list([]), followed = () => list([]) }: Record<string, Answerer>,
  answer: Answerer = () => ({ status: 404 }),
  at = '/',
) => {
  const server = await startServer((asked) => {
    if (asked.method === 'GET' && asked.url.startsWith('/api/inquiries') && !asked.url.includes('messages'))
      return inquiries(asked);
    if (asked.url.startsWith('/api/my-saved-franchises')) return saved(asked);
    if (asked.method === 'GET' && asked.url.startsWith('/api/followed-brands')) return followed(asked);
    return answer(asked);
  });
  stop = server.stop;
  await renderScreen(<Interests browse="/dashboard" />, { user: aUser(), server: server.origin, at });
  return server.seen;
};
const shownToast = () => currentToasts().find(({ isOpen }) => isOpen);

test('each inquiry shows its date, its status and its message', async () => {
  const inquiry = anInquiry({ status: 'in_progress', replyCount: 2, message: '<b>Namaste</b> 🙏' });
  await open({ inquiries: () => list([inquiry]) });
  screen.getByRole('heading', { level: 2, name: 'My Interests & Inquiries' });
  const card = within(await screen.findByRole('article', { name: inquiry.subject }));
  card.getByText('Sent on 20 November 2026 · 2 replies');
  card.getByText('in progress');
  card.getByText('<b>Namaste</b> 🙏');
  card.getByRole('button', { name: /^Follow Up/ });
  const link = card.getByRole('link', { name: /^View Franchise/ });
  expect(link.getAttribute('href')).toBe(`/franchises/${inquiry.franchiseId}`);
});

test('the list shows unread inquiries, and says so when everything was read', async () => {
  const unread = anInquiry({ subject: 'Opening in Nashik', isUnread: true });
  const all = [unread, anInquiry({ subject: 'Opening in Thane' })];
  const seen = await open({ inquiries: ({ url }) => list(url.includes('unread=true') ? [unread] : all) });
  within(await screen.findByRole('article', { name: 'Opening in Nashik' })).getByText('Unread');
  expect(within(screen.getByRole('article', { name: 'Opening in Thane' })).queryByText('Unread')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Unread' })));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Opening in Thane' })).toBeNull());
  await screen.findByRole('article', { name: 'Opening in Nashik' });
  expect(seen.map(({ url }) => url)).toContain('/api/inquiries?unread=true');
});

test('an empty list of unread inquiries links to all inquiries', async () => {
  const none = {
    inquiries: ({ url }: { url: string }) => list(url.includes('unread=true') ? [] : [anInquiry()]),
  };
  await open(none, undefined, '/dashboard?tab=interests&show=unread');
  await screen.findByText('You have read everything');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'All' })));
  await screen.findByRole('article');
});

test('an inquiry without a franchise has no link to it, and a closed one cannot be withdrawn', async () => {
  await open({ inquiries: () => list([anInquiry({ franchiseId: null, status: 'declined' })]) });
  await screen.findByRole('article');
  expect(screen.queryByRole('link', { name: /^View Franchise/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

test('links open the franchises when nothing was sent or saved', async () => {
  await open({});
  await screen.findByText('No inquiries yet');
  const [first] = screen.getAllByRole('link', { name: 'Browse Franchises' });
  expect(first?.getAttribute('href')).toBe('/dashboard');
  await screen.findByText('Nothing saved yet');
});

test('Follow Up opens the thread, which accepts a message', async () => {
  const inquiry = anInquiry();
  const first = {
    id: 'a0000000-0000-4000-8000-00000000000a',
    inquiryId: inquiry.id,
    fromUserId: inquiry.fromUserId,
    fromName: 'Asha Iyer',
    isMine: true,
    message: inquiry.message,
    createdAt: inquiry.createdAt,
  };
  const seen = await open({ inquiries: () => list([inquiry]) }, ({ method, body }) =>
    method === 'POST'
      ? { status: 201, body: { ...first, ...(body as object), id: 'a0000000-0000-4000-8000-00000000000b' } }
      : list([first]),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Follow Up/ }));
  const drawer = await screen.findByRole('dialog', { name: inquiry.subject });
  await within(drawer).findByText(inquiry.message);
  const box = within(drawer).getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(box, { target: { value: 'Is it still free?' } });
  fireEvent.submit(box.closest('form')!);
  await waitFor(() => expect(box.value).toBe(''));
  within(drawer).getByText('Is it still free?');
  expect(seen.filter(({ method }) => method === 'POST')).toMatchObject([
    { url: `/api/inquiries/${inquiry.id}/messages`, body: { message: 'Is it still free?' } },
  ]);
});

describe('withdrawing', () => {
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /^Withdraw on/ }));
    return within(await screen.findByRole('dialog', { name: 'Withdraw inquiry?' }));
  };

  test('a withdrawal is confirmed, sent once when clicked twice, and shown at once', async () => {
    let inquiry = anInquiry();
    let answerNow = () => {};
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const seen = await open({ inquiries: () => list([inquiry]) }, async () => {
      await held;
      inquiry = { ...inquiry, status: 'withdrawn' };
      return { body: inquiry };
    });
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Withdrawing...' }));
    answerNow();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.filter(({ method }) => method === 'PATCH')).toMatchObject([
      { url: `/api/inquiries/${inquiry.id}/status`, body: { status: 'withdrawn' } },
    ]);
    const card = screen.getByRole('article', { name: inquiry.subject });
    within(card).getByText('withdrawn');
    expect(within(card).queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    expect(shownToast()).toMatchObject({ title: 'Success', description: 'Your inquiry has been withdrawn.' });
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  test('when the inquiry was closed elsewhere, the refusal and its new status are shown', async () => {
    let inquiry = anInquiry();
    await open({ inquiries: () => list([inquiry]) }, () => {
      inquiry = { ...inquiry, status: 'declined' };
      return problem(409, 'status_not_allowed', 'A declined inquiry cannot be withdrawn.');
    });
    fireEvent.click((await ask()).getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('declined');
    expect(shownToast()).toMatchObject({
      title: 'Error',
      description: 'A declined inquiry cannot be withdrawn.',
      variant: 'danger',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a failed withdrawal keeps the dialog open', async () => {
    await open({ inquiries: () => list([anInquiry()]) }, () => ({ status: 503 }));
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to withdraw inquiry. Please try again.',
      }),
    );
    dialog.getByRole('button', { name: 'Withdraw' });
  });
});

test('a saved franchise can be removed, and Undo saves it again', async () => {
  const franchise = aFranchise();
  let saved = [franchise];
  const seen = await open({ saved: () => list(saved) }, ({ method }) => {
    saved = method === 'POST' ? [franchise] : [];
    return { body: { saved: method === 'POST' } };
  });
  fireEvent.click(await screen.findByRole('button', { name: `Remove ${franchise.title} from saved` }));
  await screen.findByText('Nothing saved yet');
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Removed from saved franchises' }));
  act(() => shownToast()?.action?.onClick());
  await screen.findByRole('heading', { name: franchise.title });
  expect(seen.flatMap(({ method, url }) => (url.endsWith('/save') ? [`${method} ${url}`] : []))).toEqual([
    `DELETE /api/franchises/${franchise.id}/save`,
    `POST /api/franchises/${franchise.id}/save`,
  ]);
});

test('each list that failed to load can be retried', async () => {
  let isDown = true;
  const answer = () => (isDown ? { status: 503 } : list([]));
  await open({ inquiries: answer, saved: answer });
  await screen.findByText('Your inquiries could not be loaded.');
  await screen.findByText('Your saved franchises could not be loaded.');
  isDown = false;
  fireEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
  await screen.findByText('No inquiries yet');
  screen.getByText('Your saved franchises could not be loaded.');
});

test('a session that has ended shows a toast and redirects to the sign-in', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const gone = () => problem(401, 'unauthenticated', 'Sign in first.');
  await open({ inquiries: gone, saved: gone });
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'danger',
    }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  // jsdom cannot navigate: it reports the attempt as an error.
  await waitFor(() => expect(complaints).toHaveBeenCalled());
  expect(String(complaints.mock.calls[0])).toContain('navigation');
  complaints.mockRestore();
});

describe('followed brands', () => {
  const brand = {
    id: 'b1000000-0000-4000-8000-0000001a2b3c',
    name: 'Chai Chaupal',
    logo: null,
    franchiseCount: 2,
    followedAt: '2026-11-20T06:30:00.000Z',
  };
  const region = async () => within(await screen.findByRole('region', { name: 'Brands You Follow' }));

  test('a followed brand leads to its page, and one without a franchise does not', async () => {
    const silent = {
      ...brand,
      id: 'b1000000-0000-4000-8000-0000001a2b3d',
      name: 'Idli Ink',
      franchiseCount: 0,
    };
    await open({ followed: () => list([brand, silent]) });
    const brands = await region();
    expect((await brands.findByRole('link', { name: 'Chai Chaupal' })).getAttribute('href')).toBe(
      '/brands/chai-chaupal-1a2b3c',
    );
    brands.getByText('2 franchises · followed since 20 November 2026');
    brands.getByText('No franchise is listed now · followed since 20 November 2026');
    expect(brands.queryByRole('link', { name: 'Idli Ink' })).toBeNull();
  });

  test('Unfollow removes the brand from the list, and can be undone', async () => {
    let isFollowed = true;
    const seen = await open({ followed: () => list(isFollowed ? [brand] : []) }, ({ method }) => {
      isFollowed = method === 'POST';
      return { body: { followed: isFollowed } };
    });
    const brands = await region();
    fireEvent.click(await brands.findByRole('button', { name: 'Unfollow Chai Chaupal' }));
    await brands.findByText('You follow no brand yet');
    expect(shownToast()).toMatchObject({ title: 'You no longer follow Chai Chaupal' });
    act(() => shownToast()?.action?.onClick());
    await brands.findByRole('link', { name: 'Chai Chaupal' });
    expect(seen.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual([
      'DELETE',
      'POST',
    ]);
  });
});

import { aFranchise, anInquiry, aUser, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Inquire } from './inquire';

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
});

test('a visitor sees the link to sign in', async () => {
  await renderScreen(<Inquire franchise={aFranchise()} />);
  const link = screen.getByRole('link', { name: 'Login to Inquire' });
  expect(link.getAttribute('href')).toBe('/api/login');
  expect(screen.queryByRole('button')).toBeNull();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  const [, intent = ''] = /(?:^|; )intent=([^;]*)/.exec(document.cookie) ?? [];
  expect(JSON.parse(decodeURIComponent(intent))).toMatchObject({ form: 'sign-in', role: 'investor' });
});

test('the owner sees Edit instead of Send Inquiry', async () => {
  const user = aUser({ role: 'brand' });
  const franchise = aFranchise({ brandId: user.id });
  await renderScreen(<Inquire franchise={franchise} />, { user });
  const edit = screen.getByRole('link', { name: 'Edit' });
  expect(edit.getAttribute('href')).toBe(`/dashboard?tab=franchises&edit=${franchise.id}`);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a signed-in user sees Send Inquiry', async () => {
  await renderScreen(<Inquire franchise={aFranchise()} />, { user: aUser() });
  screen.getByRole('button', { name: 'Send Inquiry' });
});

/** Shows the button to an investor who sent these inquiries. */
const openAfter = async (sent: readonly object[], franchise: ReturnType<typeof aFranchise>) => {
  const server = await startServer(() => ({ body: sent, headers: { 'x-total-count': String(sent.length) } }));
  stop = server.stop;
  await renderScreen(<Inquire franchise={franchise} />, { user: aUser(), server: server.origin });
  return server.seen;
};

test('after an inquiry the conversation replaces the button', async () => {
  const franchise = aFranchise();
  const seen = await openAfter([anInquiry({ franchiseId: franchise.id, status: 'in_progress' })], franchise);
  await screen.findByRole('button', { name: 'Open the conversation' });
  expect(screen.queryByRole('button', { name: 'Send Inquiry' })).toBeNull();
  expect(seen.map(({ url }) => url)).toEqual([`/api/inquiries?box=sent&franchiseId=${franchise.id}&limit=1`]);
});

test('after a conversation has ended the user can open it, and inquire again', async () => {
  const franchise = aFranchise();
  await openAfter([anInquiry({ franchiseId: franchise.id, status: 'declined' })], franchise);
  await screen.findByRole('button', { name: 'Open the conversation' });
  screen.getByRole('button', { name: 'Send Inquiry' });
});

test('an inquiry about another franchise changes nothing', async () => {
  const seen = await openAfter([anInquiry({ franchiseId: aFranchise().id })], aFranchise());
  await waitFor(() => expect(seen).toHaveLength(1));
  screen.getByRole('button', { name: 'Send Inquiry' });
  expect(screen.queryByRole('button', { name: 'Open the conversation' })).toBeNull();
});

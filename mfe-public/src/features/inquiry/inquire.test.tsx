import { aFranchise, aUser } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Inquire } from './inquire';

test('a visitor is shown the way to sign in', async () => {
  await renderScreen(<Inquire franchise={aFranchise()} />);
  const link = screen.getByRole('link', { name: 'Login to Inquire' });
  expect(link.getAttribute('href')).toBe('/api/login');
  expect(screen.queryByRole('button')).toBeNull();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  const [, intent = ''] = /(?:^|; )intent=([^;]*)/.exec(document.cookie) ?? [];
  expect(JSON.parse(decodeURIComponent(intent))).toMatchObject({ form: 'sign-in', role: 'investor' });
});

test('the owner edits it instead', async () => {
  const user = aUser({ role: 'brand' });
  const franchise = aFranchise({ brandId: user.id });
  await renderScreen(<Inquire franchise={franchise} />, { user });
  const edit = screen.getByRole('link', { name: 'Edit' });
  expect(edit.getAttribute('href')).toBe(`/dashboard?tab=franchises&edit=${franchise.id}`);
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever is signed in may write', async () => {
  await renderScreen(<Inquire franchise={aFranchise()} />, { user: aUser() });
  screen.getByRole('button', { name: 'Send Inquiry' });
});

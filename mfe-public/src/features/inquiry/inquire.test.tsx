import { aFranchise, aUser } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Inquire } from './inquire';

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

test('a user who is signed in sees Send Inquiry', async () => {
  await renderScreen(<Inquire franchise={aFranchise()} />, { user: aUser() });
  screen.getByRole('button', { name: 'Send Inquiry' });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBrand, anAdmin } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

const checkedAt = '2026-11-12T06:30:00.000Z';

test('the Users tab lists brands, and an administrator verifies one until a date', async () => {
  const brand = aBrand();
  const { seen } = await openAdmin('/admin?tab=users', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/users': page([]),
      'GET /api/admin/brands': page([brand]),
      [`GET /api/admin/brands/${brand.id}/verifications`]: { body: [] },
      [`PATCH /api/admin/brands/${brand.id}`]: {
        body: {
          ...brand,
          isVerified: true,
          verification: { documents: ['incorporation', 'pan'], checkedAt },
          verifiedUntil: '2099-12-31',
        },
      },
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Brands' }));
  expect(address()).toBe('/admin?tab=users&view=brands');
  await screen.findByText('Idli Ink');
  screen.getByRole('link', { name: 'idli.example' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verify Idli Ink' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify Idli Ink' }));
  fireEvent.input(dialog.getByLabelText(/^PAN card/), { target: { value: 'aapfu0939f' } });
  const day = dialog.getByLabelText(/^Valid until/);
  fireEvent.input(day, { target: { value: '2020-01-01' } });
  await act(async () => fireEvent.submit(day.closest('form')!));
  await dialog.findByText('Enter today or a later day');
  fireEvent.input(day, { target: { value: '2099-12-31' } });
  await act(async () => fireEvent.submit(day.closest('form')!));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Brand verified' }));
  expect(seen.at(-1)?.body).toEqual({
    isVerified: true,
    documents: [{ type: 'pan', number: 'aapfu0939f' }],
    validUntil: '2099-12-31',
  });
  await screen.findByText('Verified');
  screen.getByText(
    'Checked on 12 November 2026: company registration and PAN. Valid until 31 December 2099.',
  );
});

test('the list explains that it is empty, with and without a search', async () => {
  await openAdmin('/admin?tab=users&view=brands&search=idli', {
    admin: anAdmin(),
    server: { 'GET /api/admin/brands': page([]) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
  await screen.findByText('No brands yet');
});

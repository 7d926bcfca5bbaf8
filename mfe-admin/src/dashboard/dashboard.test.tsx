import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { anAdmin } from '../../test/builders';
import { address, closeAdmin, openAdmin } from '../../test/open-admin';

afterEach(closeAdmin);

test.each(['/admin', '/dashboard'])(
  '%s shows five tabs and writes the chosen tab to the address',
  async (path) => {
    await openAdmin(path, {
      admin: anAdmin(),
      server: { 'GET /api/admin/settings': { body: { siteName: 'Setu', siteDescription: 'B' } } },
    });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Users',
      'Content',
      'Inquiries',
      'Settings',
    ]);
    screen.getByRole('tab', { name: 'Overview', selected: true });
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Settings' }));
    await waitFor(() => expect(address()).toBe(`${path}?tab=settings`));
    await screen.findByDisplayValue('Setu');
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Overview' }));
    await waitFor(() => expect(address()).toBe(path));
  },
);

test('arrow keys move between the tabs without opening them', async () => {
  await openAdmin('/admin', { admin: anAdmin() });
  const first = screen.getByRole('tab', { name: 'Overview' });
  act(() => first.focus());
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(address()).toBe('/admin');
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { anAdmin } from '../../../test/builders';
import { closeAdmin, openAdmin, refusal, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

const settings = { siteName: 'FranchiseSetu', siteDescription: 'Franchises of India.' };
const write = (label: string, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }));
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save Settings' })));

test('the tab shows three features as enabled', async () => {
  await openAdmin('/admin?tab=settings', {
    admin: anAdmin(),
    server: { 'GET /api/admin/settings': { body: settings } },
  });
  for (const feature of ['Payment Gateway', 'AI Matching', 'SMS Notifications'])
    await screen.findByText(feature);
  expect(screen.getAllByText('Enabled')).toHaveLength(3);
});

test('the settings form requires a name, sends the changed fields and shows a toast', async () => {
  const { seen } = await openAdmin('/admin?tab=settings', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/settings': { body: settings },
      'PATCH /api/admin/settings': ({ body }) => ({ body: { ...settings, ...(body as object) } }),
    },
  });
  await screen.findByDisplayValue('FranchiseSetu');
  await write('Site name', '');
  await save();
  await screen.findByText('Site name is required');
  await write('Site name', 'Setu');
  await save();
  await waitFor(() => expect(shownToast()).toMatchObject({ description: 'Settings saved successfully' }));
  expect(seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { siteName: 'Setu' },
  ]);
});

test('a failed save shows the reason and keeps the text', async () => {
  await openAdmin('/admin?tab=settings', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/settings': { body: settings },
      'PATCH /api/admin/settings': refusal(400, 'validation_failed', 'Check the fields.', [
        { path: 'siteDescription', message: 'Too odd' },
      ]),
    },
  });
  await screen.findByDisplayValue('FranchiseSetu');
  await write('Site description', 'Another');
  await save();
  await screen.findByText('Too odd');
  expect(shownToast()).toMatchObject({ title: 'Error', variant: 'danger' });
  screen.getByDisplayValue('Another');
});

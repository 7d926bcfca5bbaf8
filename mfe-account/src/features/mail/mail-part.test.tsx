import { fireEvent, waitFor } from '@testing-library/react';
import { act } from 'react';
import { closeSettings, openSettings, part, problem, reply, shownToast } from '../../../test/open-settings';

afterEach(closeSettings);

const all = { inquiries: true, assignments: true, listings: true };
const mail = () => part('Mail');
const names = () =>
  mail()
    .getAllByRole('switch')
    .map((one) => one.parentElement?.textContent);
const flip = (name: RegExp) => act(async () => fireEvent.click(mail().getByRole('switch', { name })));

test('an investor only has a switch for inquiries, a brand has one for each of its topics', async () => {
  await openSettings(() => reply(200, null));
  await waitFor(() => expect(names()).toHaveLength(1));
  mail().getByText(/is always sent/);
});

test('a switch is saved at once and confirmed by a toast', async () => {
  let stored = all;
  const { seen } = await openSettings(
    ({ method, body }) => {
      if (method === 'PATCH') stored = { ...stored, ...(body as object) };
      return reply(200, stored);
    },
    'agent',
    { mail: () => reply(200, stored) },
  );
  await waitFor(() => expect(names()).toHaveLength(3));
  await flip(/^Offers and assignments/);
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: 'Mail about “Offers and assignments” is off.' }),
  );
  expect(seen).toMatchObject([{ method: 'PATCH', url: '/api/settings/mail', body: { assignments: false } }]);
  expect(mail().getByRole<HTMLInputElement>('switch', { name: /^Offers/ }).checked).toBe(false);
});

test('a choice that could not be saved is reverted', async () => {
  await openSettings(() => problem(503, 'service_unavailable', 'The service is down.'));
  await waitFor(() => expect(names()).toHaveLength(1));
  await flip(/^Inquiries/);
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your choice could not be saved.' }));
  await waitFor(() =>
    expect(mail().getByRole<HTMLInputElement>('switch', { name: /^Inquiries/ }).checked).toBe(true),
  );
});

test('settings that failed to load show Retry', async () => {
  await openSettings(() => reply(200, null), 'brand', {
    mail: () => problem(503, 'service_unavailable', 'The service is down.'),
  });
  await mail().findByText('Your choice of mail could not be loaded.');
  mail().getByRole('button', { name: 'Retry' });
});

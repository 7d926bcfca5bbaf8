import { renderScreen } from '@setu/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProfile } from '../../../test/builders';
import { answers, cleanUp, show, shownToast } from '../../../test/screen-kit';
import { AgentRating } from './agent-rating';
import { ProfileView } from './profile-view';

afterEach(cleanUp);

test('the profile shows every field, and a badge for verified agents', async () => {
  const profile = aProfile({ isVerified: true, website: 'https://deccan.example/' });
  await show(<ProfileView profile={profile} />, answers({}));
  for (const text of [
    'Deccan Square Realty',
    'Verified',
    'RERA-MH-0001',
    '9 years',
    '2.5%',
    'High-street retail',
    'Pune',
    'हिन्दी',
    'Finds and closes commercial space.',
    'deccan.example',
    'Not added yet',
  ])
    screen.getByText(text);
});

test('an agent who is not verified has no badge', async () => {
  await show(<ProfileView profile={aProfile({ experience: 1 })} />, answers({}));
  expect(screen.queryByText('Verified')).toBeNull();
  screen.getByText('1 year');
});

test('the card that brands see is shown on request', async () => {
  await show(<ProfileView profile={aProfile({ isVerified: true })} />, answers({}));
  expect(screen.queryByRole('region', { name: 'Agent profile of Deccan Square Realty' })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Preview what brands see' })));
  const card = within(screen.getByRole('region', { name: 'Agent profile of Deccan Square Realty' }));
  card.getByText('RERA-MH-0001');
  card.getByText('A FranchiseSetu administrator marked this profile as verified.');
  expect(card.queryByText('2.5%')).toBeNull();
});

test('Edit Profile sends only the changed fields', async () => {
  const profile = aProfile();
  const { seen } = await show(
    <ProfileView profile={profile} />,
    answers({ 'PATCH /api/agent/profile': ({ body }) => ({ body: { ...profile, ...(body as object) } }) }),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' })));
  await screen.findByRole('dialog', { name: 'Edit Profile' });
  fireEvent.input(screen.getByLabelText('Commission Rate (%)'), { target: { value: '3' } });
  fireEvent.input(screen.getByLabelText(/^Languages/, { selector: 'input' }), {
    target: { value: 'English' },
  });
  await act(async () => fireEvent.submit(screen.getByLabelText('Company Name').closest('form')!));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Profile updated successfully!' }));
  expect(seen[0]?.body).toEqual({ commissionRate: '3.00', languages: ['English'] });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an edit without changes closes without a call, and a cancelled edit is discarded', async () => {
  const profile = aProfile();
  const { seen } = await show(<ProfileView profile={profile} />, answers({}));
  const openEdit = async () => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' })));
    return screen.findByLabelText<HTMLInputElement>('Company Name');
  };
  const name = await openEdit();
  await act(async () => fireEvent.submit(name.closest('form')!));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen).toEqual([]);
  fireEvent.input(await openEdit(), { target: { value: 'Other' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  expect((await openEdit()).value).toBe('Deccan Square Realty');
});

test('an edit is restored after its dialog was closed with the × button', async () => {
  const profile = aProfile();
  await show(<ProfileView profile={profile} />, answers({}));
  const openEdit = async () => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' })));
    return screen.findByLabelText<HTMLInputElement>('Company Name');
  };
  fireEvent.input(await openEdit(), { target: { value: 'Deccan & Sons' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect((await openEdit()).value).toBe('Deccan & Sons');
});

test.each([
  [{ rating: '4.70', totalDeals: 12 }, '4.7 / 5.0', '12'],
  [{ rating: '0.00', totalDeals: 0 }, '0.0 / 5.0', '0'],
])('AgentRating shows rating and deals of %j', async (standing, rating, deals) => {
  const { container } = await renderScreen(<AgentRating profile={standing} />);
  expect(container.textContent).toContain(rating);
  expect(container.textContent).toContain(`Total Deals${deals}`);
});

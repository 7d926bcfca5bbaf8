import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  closeSettings,
  openSettings,
  part,
  press,
  problem,
  reply,
  shownToast,
  type,
} from '../../../test/open-settings';

afterEach(closeSettings);

const member = {
  id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0b',
  name: 'Meera Iyer',
  email: 'meera@nadi.test',
  since: '2026-11-20T06:30:00.000Z',
};
const invitation = {
  id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0c',
  email: 'ravi@nadi.test',
  sentAt: '2026-11-20T06:30:00.000Z',
  expiresAt: '2026-11-27T06:30:00.000Z',
};
const team = { isOwner: true, brandName: 'Nadi Naturals', members: [member], invitations: [invitation] };
const teamPart = () => part('Team');
const unexpected = () => problem(500, 'internal', 'No call was expected.');

test('only brands have a team', async () => {
  await openSettings(unexpected, 'investor');
  expect(screen.queryByRole('region', { name: 'Team' })).toBeNull();
});

test('an owner sees members and invitations, and invites a person', async () => {
  let shown = { ...team, members: [] as (typeof member)[], invitations: [] as (typeof invitation)[] };
  const { seen } = await openSettings(
    ({ method }) => {
      if (method === 'GET') return reply(200, null);
      shown = { ...shown, invitations: [invitation] };
      return reply(200, invitation);
    },
    'brand',
    { team: () => reply(200, shown) },
  );
  await teamPart().findByText('Nobody else works in your account yet.');
  await type('Email address of a colleague', 'ravi@nadi.test');
  fireEvent.change(teamPart().getByLabelText('Your password'), { target: { value: 'a quiet morning' } });
  await press('Send Invitation');
  await teamPart().findByText('The link works until 27 November 2026');
  expect(seen).toMatchObject([
    {
      method: 'POST',
      url: '/api/team/invitations',
      body: { email: 'ravi@nadi.test', currentPassword: 'a quiet morning' },
    },
  ]);
  expect(shownToast()).toMatchObject({ description: 'An invitation is on its way to ravi@nadi.test.' });
});

test('a refused invitation shows the reason, and the address stays', async () => {
  await openSettings(
    () => problem(409, 'email_unconfirmed', 'Confirm your own email address first.'),
    'brand',
  );
  await teamPart().findByText('Nobody else works in your account yet.');
  await type('Email address of a colleague', 'ravi@nadi.test');
  fireEvent.change(teamPart().getByLabelText('Your password'), { target: { value: 'a quiet morning' } });
  await press('Send Invitation');
  await teamPart().findByText('Confirm your own email address first.');
  expect(teamPart().getByLabelText<HTMLInputElement>('Email address of a colleague').value).toBe(
    'ravi@nadi.test',
  );
});

test('an invitation without the password is not sent', async () => {
  const { seen } = await openSettings(unexpected, 'brand');
  await teamPart().findByText('Nobody else works in your account yet.');
  await type('Email address of a colleague', 'ravi@nadi.test');
  await press('Send Invitation');
  await teamPart().findByText('Password is required');
  expect(seen).toEqual([]);
});

test('an invitation is sent again and withdrawn', async () => {
  const { seen } = await openSettings(() => reply(200, invitation), 'brand', {
    team: () => reply(200, team),
  });
  await teamPart().findByText('ravi@nadi.test');
  await press('Send again to ravi@nadi.test');
  await waitFor(() => expect(seen).toHaveLength(1));
  await press('Withdraw the invitation of ravi@nadi.test');
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(seen).toMatchObject([
    { method: 'POST', url: '/api/team/invitations', body: { email: 'ravi@nadi.test' } },
    { method: 'DELETE', url: `/api/team/invitations/${invitation.id}` },
  ]);
});

test('a member is removed after a confirmation', async () => {
  let shown = team;
  const { seen } = await openSettings(
    ({ method }) => {
      if (method === 'GET') return reply(200, null);
      shown = { ...team, members: [] };
      return reply(200, { removed: true });
    },
    'brand',
    { team: () => reply(200, shown) },
  );
  await teamPart().findByText('Meera Iyer');
  await press('Remove Meera Iyer');
  await screen.findByRole('dialog', { name: 'Remove Meera Iyer?' });
  expect(seen).toEqual([]);
  await press('Remove');
  await waitFor(() => expect(teamPart().queryByText('Meera Iyer')).toBeNull());
  expect(seen).toMatchObject([{ method: 'DELETE', url: `/api/team/members/${member.id}` }]);
});

test('a full team has no form for another invitation', async () => {
  const members = Array.from({ length: 10 }, (_, n) => ({ ...member, id: `${member.id.slice(0, -2)}1${n}` }));
  await openSettings(unexpected, 'brand', {
    team: () => reply(200, { ...team, members, invitations: [] }),
  });
  await teamPart().findByText(/^A team has 10 members and invitations at most\./);
  expect(teamPart().queryByRole('button', { name: 'Send Invitation' })).toBeNull();
});

test('a member sees the name of the brand, and may leave', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { seen } = await openSettings(() => reply(200, { left: true }), 'brand', {
    team: () => reply(200, { isOwner: false, brandName: 'Nadi Naturals', members: [], invitations: [] }),
  });
  await teamPart().findByText(/^You work in the account of Nadi Naturals/);
  expect(teamPart().queryByRole('button', { name: 'Send Invitation' })).toBeNull();
  await press('Leave the Team...');
  const dialog = await screen.findByRole('dialog', { name: 'Leave the team of Nadi Naturals?' });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  });
  expect(dialog).toBeTruthy();
  expect(seen).toMatchObject([{ method: 'POST', url: '/api/team/leave' }]);
  // jsdom cannot navigate: it reports the attempt as an error.
  await waitFor(() => expect(complaints).toHaveBeenCalled());
  complaints.mockRestore();
});

test('a team that could not be loaded shows Retry', async () => {
  await openSettings(unexpected, 'brand', {
    team: () => problem(503, 'service_unavailable', 'The service is down.'),
  });
  await teamPart().findByText('Your team could not be loaded.');
  teamPart().getByRole('button', { name: 'Retry' });
});

import { currentUser, type Session, useSession } from '@setu/mfe-kit';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aPerson } from '../../test/a-person';
import { ConfirmEmailNotice } from './confirm-email-notice';

afterEach(() => act(() => dismissToast()));

const person = aPerson({ isEmailConfirmed: false, awaitsConfirmation: true });

const reply = (body: unknown, status = 200) => Response.json(body, { status });

/** Records the states of the session. */
function Watch({ seen }: { seen: Session[] }) {
  seen.push(useSession());
  return null;
}

test('the notice explains the confirmation and where the link is, and sends another link', async () => {
  const calls: string[] = [];
  await renderScreen(<ConfirmEmailNotice user={person} />, {
    user: person,
    server: async (url, init) => {
      calls.push(`${init?.method} ${url}`);
      return reply({ accepted: true }, 202);
    },
  });
  const notice = screen.getByRole('complementary', { name: 'Confirm your email address' });
  expect(notice.textContent).toContain(
    'Confirm your email address to get replies by mail. Open the link that we sent to asha@example.test.',
  );
  expect(screen.getByRole('link', { name: 'Change the address' }).getAttribute('href')).toBe('/settings');
  fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  await waitFor(() =>
    expect(currentToasts().at(-1)).toMatchObject({
      description: 'A link is on its way to asha@example.test.',
    }),
  );
  expect(calls).toEqual(['POST /api/auth/email/confirmation']);
});

test('a user who returns to the tab after opening the link is shown as confirmed', async () => {
  const seen: Session[] = [];
  const { awaitsConfirmation: _, ...confirmed } = { ...person, isEmailConfirmed: true };
  await renderScreen(
    <>
      <ConfirmEmailNotice user={person} />
      <Watch seen={seen} />
    </>,
    { user: person, server: async () => reply(confirmed) },
  );
  expect(seen.at(-1)?.user?.awaitsConfirmation).toBe(true);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(seen.at(-1)?.user).toEqual(confirmed));
});

test('a tab to which the user returns after the session ended keeps its page', async () => {
  let isAsked = false;
  const { client } = await renderScreen(<ConfirmEmailNotice user={person} />, {
    user: person,
    server: async () => {
      isAsked = true;
      return reply({ type: 'about:blank', title: 'Unauthorized', status: 401, code: 'unauthenticated' }, 401);
    },
  });
  await act(async () => fireEvent(document, new Event('visibilitychange')));
  await waitFor(() => expect(isAsked).toBe(true));
  expect(client.getQueryData(currentUser().queryKey)).toEqual(person);
  screen.getByRole('complementary', { name: 'Confirm your email address' });
});

import type { Meeting } from '@setu/contracts';
import type { Transport } from '@setu/mfe-kit';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MeetingsPart } from './meetings-part';

afterEach(() => {
  sessionStorage.clear();
  act(() => dismissToast());
});

const inquiryId = '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a04';
const dayMs = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const meeting: Meeting = {
  id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0b',
  inquiryId,
  isMine: false,
  state: 'proposed',
  times: [inDays(1), inDays(2)],
  time: null,
  minutes: 60,
  place: 'https://meet.example/kiosk',
  createdAt: inDays(-1),
};

/** Renders the meetings with a server that returns these, and answers changes as given. */
const open = async (
  stored: Meeting[],
  answer: (url: string) => Response = () => Response.json(meeting),
  isOpen = true,
) => {
  const seen: { method: string; url: string; body: unknown }[] = [];
  const server: Transport = async (url, { method = 'GET', body }) => {
    if (method === 'GET') return Response.json(stored);
    seen.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return answer(url);
  };
  await renderScreen(<MeetingsPart inquiryId={inquiryId} isOpen={isOpen} />, { server });
  return seen;
};
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('the other side accepts one of the proposed times', async () => {
  const seen = await open([meeting]);
  await screen.findByText('A meeting is proposed');
  const [first] = screen.getAllByRole('button', { name: /^Accept / });
  await act(async () => fireEvent.click(first as HTMLElement));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen).toMatchObject([
    { url: `/api/inquiries/${inquiryId}/meetings/${meeting.id}/accept`, body: { time: meeting.times[0] } },
  ]);
  expect(screen.queryByRole('button', { name: /^Propose/ })).toBeNull();
});

test('a time that has passed cannot be accepted', async () => {
  await open([{ ...meeting, times: [inDays(-1), inDays(2)] }]);
  await screen.findByText('A meeting is proposed');
  expect(screen.getAllByRole('button', { name: /^Accept / })).toHaveLength(1);
});

test('the proposer sees that the proposal waits, and may withdraw it', async () => {
  const seen = await open([{ ...meeting, isMine: true }]);
  await screen.findByText('You proposed a meeting');
  expect(screen.queryByRole('button', { name: /^Accept / })).toBeNull();
  await press('Withdraw');
  await waitFor(() => expect(seen).toMatchObject([{ url: expect.stringMatching(/\/cancel$/) }]));
});

test('an accepted meeting shows its place and a calendar file', async () => {
  await open([{ ...meeting, state: 'accepted', time: meeting.times[0] as string }]);
  await screen.findByText('Agreed');
  expect(screen.getByRole('link', { name: meeting.place as string }).getAttribute('href')).toBe(
    meeting.place,
  );
  expect(screen.getByRole('link', { name: 'Add to Calendar' }).getAttribute('href')).toBe(
    `/api/inquiries/${inquiryId}/meetings/${meeting.id}/calendar`,
  );
  screen.getByRole('button', { name: /^Propose a Meeting/ });
});

test('a cancelled meeting that is still to come can be removed from a calendar', async () => {
  const cancelled = { ...meeting, state: 'cancelled' as const };
  const past = { ...cancelled, id: '00000000-0000-4000-8000-0000000000aa', time: '2020-01-01T05:30:00.000Z' };
  await open([{ ...cancelled, time: meeting.times[0] as string }, past, { ...cancelled, time: null }]);
  await screen.findByText('Cancelled');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/api/inquiries/${inquiryId}/meetings/${meeting.id}/calendar`,
  ]);
  screen.getByRole('link', { name: 'Remove from Calendar' });
});

test('an inquiry that accepts no changes only shows its meetings', async () => {
  await open([{ ...meeting, state: 'accepted', time: meeting.times[0] as string }], undefined, false);
  await screen.findByText('Agreed');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a decision that is too late shows a message', async () => {
  await open([meeting], () =>
    Response.json(
      {
        title: 'No',
        status: 409,
        code: 'meeting_decided',
        detail: 'This meeting has been decided meanwhile.',
      },
      { status: 409 },
    ),
  );
  await screen.findByText('A meeting is proposed');
  await press('None of These');
  await waitFor(() =>
    expect(currentToasts().find(({ isOpen }) => isOpen)).toMatchObject({
      description: 'This meeting has been decided meanwhile.',
    }),
  );
});

test('times are proposed in Indian time', async () => {
  const seen = await open([]);
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: /^Propose a Meeting/ })));
  await screen.findByRole('dialog', { name: 'Propose a Meeting' });
  await act(async () =>
    fireEvent.input(screen.getByLabelText(/^First time/), { target: { value: '2027-01-04T11:00' } }),
  );
  await press('Propose');
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen).toMatchObject([
    {
      method: 'POST',
      url: `/api/inquiries/${inquiryId}/meetings`,
      body: { times: ['2027-01-04T05:30:00.000Z'], minutes: 60, place: '' },
    },
  ]);
});

test('a proposal without a time is not sent', async () => {
  const seen = await open([]);
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: /^Propose a Meeting/ })));
  await screen.findByRole('dialog', { name: 'Propose a Meeting' });
  await press('Propose');
  await screen.findByText('Choose a date and a time');
  expect(seen).toEqual([]);
});

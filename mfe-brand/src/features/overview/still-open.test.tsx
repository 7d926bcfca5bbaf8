import type { OpenQuestion } from '@setu/contracts';
import { aRequirement } from '@setu/marketplace/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type Answers,
  closeDashboard,
  openDashboard,
  problem,
  shownToast,
} from '../../../test/open-dashboard';

afterEach(closeDashboard);

const id = 'f0000000-0000-4000-9000-000000000001';
const question: OpenQuestion = {
  id,
  kind: 'franchise',
  title: 'Chai kiosk',
  state: 'asked',
  askedAt: '2027-02-19T06:30:00.000Z',
  closesAt: '2027-03-05T06:30:00.000Z',
};

const open = async (asked: OpenQuestion[], answers: Answers = {}) => {
  const server = await openDashboard('/dashboard', { 'GET /api/my-open-questions': asked, ...answers });
  const section = within(await screen.findByRole('region', { name: 'Is this still open?' }));
  return {
    ...server,
    press: (name: string) => fireEvent.click(section.getByRole('button', { name })),
    section,
  };
};

test('a question shows the day on which the listing is taken off the list, and can be confirmed', async () => {
  const { press, section, sent } = await open([question], {
    [`POST /api/my-open-questions/${id}/confirm`]: { confirmed: true },
  });
  section.getByText(/Without an answer it is taken off the list on 5 March 2027/);
  press('Yes, still open Chai kiosk');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: 'Confirmed: it stays on the list.' }),
  );
  expect(sent('POST')[0]?.body).toEqual({ kind: 'franchise' });
});

test('while a listing needs confirmation, the overview does not say that nothing waits', async () => {
  const { press } = await open([question], {
    'GET /api/my-open-questions': (() => {
      let asked = [question];
      return () => {
        const body = asked;
        asked = [];
        return { body };
      };
    })(),
    [`POST /api/my-open-questions/${id}/confirm`]: { confirmed: true },
  });
  expect(screen.queryByRole('region', { name: 'What needs you now' })).toBeNull();
  press('Yes, still open Chai kiosk');
  await screen.findByText('Nothing waits for you.');
});

test('a requirement is closed', async () => {
  const { press, sent } = await open([{ ...question, kind: 'requirement' }], {
    [`PATCH /api/requirements/${id}`]: { ...aRequirement({ id, isActive: false }) },
  });
  press('Close it Chai kiosk');
  await waitFor(() => expect(sent('PATCH')[0]?.body).toEqual({ isActive: false }));
});

test('a listing that was taken off the list is shown again', async () => {
  const { press, section, sent } = await open([{ ...question, state: 'closed' }], {
    [`PATCH /api/franchises/${id}`]: () => problem(503, 'service_unavailable', 'Down.'),
  });
  section.getByText(/taken off the list on 5 March 2027 because nobody confirmed it/);
  press('Show it again Chai kiosk');
  await waitFor(() => expect(sent('PATCH')[0]?.body).toEqual({ isActive: true }));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your answer was not saved.' }));
});

test('the section is hidden without questions', async () => {
  await openDashboard('/dashboard');
  await screen.findByText('Total Views');
  expect(screen.queryByText('Is this still open?')).toBeNull();
});

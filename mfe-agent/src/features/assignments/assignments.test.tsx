import type { AssignmentView } from '@setu/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAssignment } from '../../../test/builders';
import { answers, cleanUp, page, press, problem, show, shownToast } from '../../../test/screen-kit';
import { assignmentName } from './assignment-status';
import { Assignments } from './assignments';

afterEach(cleanUp);

interface Setup {
  refuse?: ReturnType<typeof problem>;
  onBrowse?: () => void;
}

/** Renders the tab with a server that stores these assignments. */
const open = (assignments: AssignmentView[], { refuse, onBrowse = () => {} }: Setup = {}) => {
  const rows = [...assignments];
  return show(<Assignments onBrowse={onBrowse} />, (asked) => {
    if (asked.method === 'GET') return page(rows);
    if (refuse) return refuse;
    const at = rows.findIndex(({ id }) => asked.url.endsWith(id));
    const { status } = asked.body as Pick<AssignmentView, 'status'>;
    rows[at] = { ...rows[at]!, status, awaitsConfirmation: status === 'completed' };
    return { body: rows[at] };
  });
};

const details = async (assignment: AssignmentView) => {
  const name = assignmentName(assignment.id);
  await press(`View Details of ${name}`);
  return within(await screen.findByRole('dialog', { name }));
};

test('a button opens the demands when the agent has no assignments', async () => {
  const onBrowse = jest.fn();
  await open([], { onBrowse });
  await screen.findByRole('heading', { name: 'No active assignments' });
  screen.getByRole('heading', { name: 'Active Assignments' });
  screen.getByText('Start connecting with property demands to get assignments');
  fireEvent.click(screen.getByRole('button', { name: 'Browse Property Demands' }));
  expect(onBrowse).toHaveBeenCalled();
});

test('a card shows what was agreed, and completed assignments are under History', async () => {
  const active = anAssignment({ id: 'e1000000-0000-4000-8000-0000deadbeef' });
  const done = anAssignment({ status: 'completed', completedAt: '2026-11-12T06:30:00.000Z', rating: 4 });
  const waiting = anAssignment({ status: 'completed', awaitsConfirmation: true });
  await open([active, waiting, done]);
  const section = within(await screen.findByRole('region', { name: 'Active Assignments' }));
  const card = within(section.getByRole('article', { name: 'Assignment #deadbeef' }));
  for (const text of ['Tenant search', '1.5%', 'Active', 'Start in Pune.', '2 November 2026'])
    card.getByText(text);
  expect(section.getAllByRole('article')).toHaveLength(1);
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getAllByRole('article')).toHaveLength(2);
  history.getByText('Awaiting confirmation');
  history.getByText('12 November 2026');
});

test('View Details shows demand, brand, property, notes and timeline', async () => {
  const assignment = anAssignment();
  await open([assignment]);
  const drawer = await details(assignment);
  for (const [section, text] of [
    ['Demand', assignment.demandTitle],
    ['Demand', '1,000 - 2,000 sq ft'],
    ['Brand', 'Chai Chaupal'],
    ['Property', 'Shop on FC Road'],
    ['Notes', 'Start in Pune.'],
    ['Timeline', 'Work under way'],
  ] as const)
    within(drawer.getByRole('region', { name: section })).getByText(text);
});

test('an assignment is put on hold and resumed', async () => {
  const assignment = anAssignment();
  const { seen } = await open([assignment]);
  const drawer = await details(assignment);
  await act(async () => fireEvent.click(drawer.getByRole('button', { name: 'Put on Hold' })));
  await press('Take Up Again', drawer);
  await drawer.findByRole('button', { name: 'Put on Hold' });
  expect(seen.filter(({ method }) => method === 'PATCH').map(({ url, body }) => [url, body])).toEqual([
    [`/api/agent/assignments/${assignment.id}`, { status: 'on_hold' }],
    [`/api/agent/assignments/${assignment.id}`, { status: 'active' }],
  ]);
});

test('completing an assignment is confirmed first and then waits for the brand', async () => {
  const assignment = anAssignment();
  const { seen } = await open([assignment]);
  const drawer = await details(assignment);
  fireEvent.click(drawer.getByRole('button', { name: 'Mark as Completed' }));
  fireEvent.click(drawer.getByRole('button', { name: 'Not yet' }));
  expect(seen.every(({ method }) => method === 'GET')).toBe(true);
  fireEvent.click(drawer.getByRole('button', { name: 'Mark as Completed' }));
  await act(async () => fireEvent.click(drawer.getByRole('button', { name: 'Yes, it is completed' })));
  await drawer.findByText('Awaiting confirmation');
  expect(shownToast()?.description).toBe('Chai Chaupal is asked to confirm that it is completed.');
  expect(drawer.queryByRole('button', { name: 'Mark as Completed' })).toBeNull();
});

test('a refusal of the server is shown with its message', async () => {
  const assignment = anAssignment();
  await open([assignment], {
    refuse: problem(409, 'status_not_allowed', 'You cannot make an assignment that is completed on hold.'),
  });
  const drawer = await details(assignment);
  await act(async () => fireEvent.click(drawer.getByRole('button', { name: 'Put on Hold' })));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Error',
      description: 'You cannot make an assignment that is completed on hold.',
    }),
  );
});

test('a list that failed to load shows Retry', async () => {
  await show(
    <Assignments onBrowse={() => {}} />,
    answers({ 'GET /api/agent/assignments': () => problem(503, 'service_unavailable', 'Down.') }),
  );
  await screen.findByText('Assignments could not be loaded.');
  screen.getByRole('button', { name: 'Retry' });
});

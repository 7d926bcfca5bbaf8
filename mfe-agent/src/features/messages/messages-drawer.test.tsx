import type { InquiryView } from '@setu/contracts';
import { anInquiry } from '@setu/marketplace/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDemand } from '../../../test/builders';
import { cleanUp, page, press, problem, show, shownToast } from '../../../test/screen-kit';
import { demandPages } from '../../shared/demands.queries';
import { MessagesDrawer } from './messages-drawer';

beforeAll(() => {
  // jsdom has no media queries, so this fake window counts as a phone.
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});
afterEach(cleanUp);

/** Renders the drawer with a server that stores these inquiries. */
const open = ({ received = [], sent = [] }: { received?: InquiryView[]; sent?: InquiryView[] }) => {
  const boxes = { received: [...received], sent: [...sent] };
  return show(<MessagesDrawer onClose={() => {}} />, ({ method, url, body }) => {
    if (url.includes('/messages')) return page([]);
    if (method === 'GET') return page(url.includes('box=sent') ? boxes.sent : boxes.received);
    for (const rows of Object.values(boxes)) {
      const at = rows.findIndex(({ id }) => url.includes(id));
      if (at >= 0) {
        rows[at] = { ...rows[at]!, ...(body as object) };
        return { body: rows[at] };
      }
    }
    return problem(404, 'inquiry_not_found', 'Gone.');
  });
};

const nextSteps = async () => {
  const button = await screen.findByRole('button', { name: /^Change status/ });
  await act(async () => fireEvent.keyDown(button, { key: 'Enter' }));
  return screen.findAllByRole('menuitem');
};

const visit = () =>
  anInquiry({
    kind: 'visit',
    franchiseId: null,
    franchiseTitle: null,
    requirementTitle: 'Corner café',
    propertyTitle: 'Shop on FC Road',
    fromName: 'Chai Chaupal',
    subject: 'May we see it on Tuesday?',
  });
const offer = (requirementId: string) =>
  anInquiry({
    kind: 'offer',
    franchiseId: null,
    franchiseTitle: null,
    requirementId,
    requirementTitle: 'Corner café',
    toName: 'Chai Chaupal',
    subject: 'A shop for you',
    proposedCommission: '1.50',
    replyCount: 2,
  });

test('both groups say so when they are empty', async () => {
  await open({});
  await screen.findByText('No brand has asked to visit a property of yours yet.');
  await screen.findByText('You have made no offer yet. Contact a brand from the Demands tab.');
});

test('a visit request is answered and its status is changed', async () => {
  const asked = visit();
  const { seen } = await open({ received: [asked] });
  const group = within(await screen.findByRole('region', { name: 'Visit requests' }));
  await group.findByText('May we see it on Tuesday?');
  group.getByText(/Chai Chaupal · Corner café · Shop on FC Road · 20 November 2026/);
  const items = await nextSteps();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Mark as In Progress',
    'Meeting scheduled',
    'Negotiation',
    'Deal closed',
    'Declined',
  ]);
  await act(async () => fireEvent.click(items[1]!));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'PATCH')).toMatchObject({
      url: `/api/inquiries/${asked.id}/status`,
      body: { status: 'meeting_scheduled' },
    }),
  );
});

test('an offer shows its commission and opens its thread', async () => {
  await open({ sent: [offer(aDemand().id)] });
  await screen.findByText('Proposed commission 1.5%');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^2 replies/ })));
  await screen.findByRole('dialog', { name: 'A shop for you' });
});

test('a withdrawal is confirmed first, and the demand can be contacted again', async () => {
  const demand = aDemand({ contacted: true });
  const { client, seen } = await open({ sent: [offer(demand.id)] });
  client.setQueryData(demandPages({}).queryKey, {
    pages: [{ items: [demand], total: 1, next: null }],
    pageParams: [null],
  });
  await press('Withdraw A shop for you');
  await screen.findByRole('dialog', { name: 'Withdraw offer?' });
  expect(seen.filter(({ method }) => method === 'PATCH')).toEqual([]);
  await press('Withdraw');
  await waitFor(() => expect(shownToast()?.description).toBe('Your offer has been withdrawn.'));
  const [first] = client.getQueryData(demandPages({}).queryKey)?.pages ?? [];
  expect(first?.items[0]?.contacted).toBe(false);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull());
  expect(screen.queryByRole('dialog', { name: 'Withdraw offer?' })).toBeNull();
});

test.each([
  ['Declined', 'Decline this visit request?', 'Decline', 'declined'],
  ['Deal closed', 'Close the deal?', 'Deal closed', 'deal_closed'],
])('%s is confirmed before it is sent', async (item, question, confirm, status) => {
  const { seen } = await open({ received: [visit()] });
  const isItem = ({ textContent }: HTMLElement) => textContent === item;
  const choose = async () => {
    const found = (await nextSteps()).find(isItem)!;
    await act(async () => fireEvent.click(found));
    await screen.findByRole('dialog', { name: question });
  };
  const moves = () => seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await choose();
  await press('Cancel');
  expect(screen.queryByRole('dialog', { name: question })).toBeNull();
  await choose();
  expect(moves()).toEqual([]);
  await press(confirm);
  await waitFor(() => expect(moves()).toEqual([{ status }]));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
});

import type { PropertyDemand } from '@setu/contracts';
import { aProperty } from '@setu/marketplace/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aDemand } from '../../../test/builders';
import { answers, cleanUp, held, page, press, problem, show, shownToast } from '../../../test/screen-kit';
import { Demands } from './demands';

afterEach(cleanUp);

const stored = (body: object) => ({
  status: 201,
  body: {
    id: 'e1000000-0000-4000-8000-000000000001',
    kind: 'offer',
    fromUserId: 'a1000000-0000-4000-8000-000000000001',
    franchiseId: null,
    propertyId: null,
    status: 'open',
    fromName: null,
    toName: null,
    franchiseTitle: null,
    requirementTitle: null,
    propertyTitle: null,
    proposedCommission: null,
    replyCount: 0,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...body,
  },
});

interface Setup {
  offer?: (body: object) => { status: number; body?: unknown } | Promise<{ status: number; body?: unknown }>;
  properties?: object[];
}

/** Opens the dialog of a demand with a server that gives these answers. */
const contact = async (
  demand: PropertyDemand,
  { offer = () => ({ status: 500 }), properties = [] }: Setup,
) => {
  const opened = await show(
    <Demands search={new URLSearchParams()} />,
    answers({
      'GET /api/demands': () => page([demand]),
      'GET /api/my-properties': () => page(properties),
      'POST /api/inquiries': ({ body }) => offer(body as object),
    }),
  );
  await press(/^Contact/);
  await screen.findByRole('dialog', { name: `Contact ${demand.brandName}` });
  return opened;
};
const write = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.input(screen.getByLabelText(label, { exact: false, selector: 'input, textarea, select' }), {
      target: { value },
    });
};
const submit = () =>
  act(async () => {
    fireEvent.submit(screen.getByLabelText('Subject').closest('form')!);
  });

test('an offer requires subject and message before it is sent', async () => {
  const { seen } = await contact(aDemand(), {});
  await submit();
  screen.getByText('Subject is required');
  screen.getByText('Message is required');
  write({ Subject: 'Shop', Message: 'Free now', 'Proposed commission': '101' });
  await submit();
  screen.getByText('Enter commission of at most 100');
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an offer with an available property is sent once, and the button becomes Contacted', async () => {
  const demand = aDemand();
  const [free, taken] = [aProperty(), aProperty({ isAvailable: false })];
  const inReview = aProperty({
    review: { state: 'waiting', since: '2026-11-20T06:30:00.000Z', reason: null },
  });
  const { promise, letGo } = held();
  const { seen } = await contact(demand, {
    properties: [free, taken, inReview],
    offer: async (body) => {
      await promise;
      return stored(body);
    },
  });
  await screen.findByRole('option', { name: `${free.title} · Pune · 1,200 sq ft` });
  for (const { title } of [taken, inReview]) expect(screen.queryByText(title, { exact: false })).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Your property/), { target: { value: free.id } });
  write({ Subject: ' Shop on FC Road ', Message: 'नमस्ते 🙏', 'Proposed commission': '1.5' });
  await submit();
  await submit();
  screen.getByRole('button', { name: 'Sending...' });
  letGo();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    {
      toUserId: demand.brandId,
      requirementId: demand.id,
      propertyId: free.id,
      subject: 'Shop on FC Road',
      message: 'नमस्ते 🙏',
      proposedCommission: '1.50',
    },
  ]);
  expect(shownToast()).toMatchObject({
    title: 'Success',
    description: 'Your inquiry has been sent successfully!',
  });
  expect(screen.getByRole('button', { name: 'Contacted' }).getAttribute('aria-disabled')).toBe('true');
  expect(sessionStorage.length).toBe(0);
});

test('an offer is sent without a property and a commission when they are blank', async () => {
  const demand = aDemand();
  const { seen } = await contact(demand, { offer: stored });
  await screen.findByText('You list no available property yet. The offer can go without one.');
  write({ Subject: 'A search', Message: 'I know the street.' });
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    toUserId: demand.brandId,
    requirementId: demand.id,
    subject: 'A search',
    message: 'I know the street.',
    proposedCommission: null,
  });
});

test('a failed offer keeps its draft after the dialog was closed', async () => {
  await contact(aDemand(), { offer: () => problem(503, 'service_unavailable', 'Down.') });
  write({ Subject: 'Shop', Message: 'Free now' });
  await submit();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to send inquiry. Please try again.',
      variant: 'danger',
    }),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Contact/ })));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('Free now');
});

test('a second offer shows the refusal, and the demand becomes Contacted', async () => {
  await contact(aDemand(), {
    offer: () => problem(409, 'already_offered', 'You have offered to this requirement already.'),
  });
  write({ Subject: 'Shop', Message: 'Free now' });
  await submit();
  await screen.findByText('You have offered to this requirement already.');
  expect(screen.getByRole('button', { name: 'Contacted', hidden: true })).toBeDefined();
});

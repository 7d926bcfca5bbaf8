import { aFranchise } from '@setu/marketplace/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDraftView } from '../../../../test/builders';
import { add, field, press, publish, write } from '../../../../test/by-hand';
import { type Answers, closeDashboard, openDashboard, problem } from '../../../../test/open-dashboard';

afterEach(closeDashboard);

const openTab = (draft = aDraftView(), answers: Answers = {}) =>
  openDashboard('/dashboard?tab=franchises', { 'GET /api/my-franchise-drafts': [draft], ...answers });

test('the filled fields are saved as a draft, without the blank ones', async () => {
  const draft = aDraftView();
  const { sent } = await openDashboard('/dashboard?create=franchise', {
    'POST /api/my-franchise-drafts': () => ({ status: 201, body: draft }),
  });
  await screen.findByRole('dialog', { name: 'Create Franchise Opportunity' });
  write('Title', 'Kiosk');
  await press('Save as Draft');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST')[0]).toMatchObject({
    url: '/api/my-franchise-drafts',
    body: {
      title: 'Kiosk',
      businessCategory: 'food_beverage',
      franchiseModel: 'FOFO',
      trainingIncluded: true,
      marketingSupport: true,
      isActive: true,
      featured: false,
      form: { step: 'business', typed: null },
    },
  });
  expect(sessionStorage.length).toBe(0);
});

test('a refused draft keeps the form open', async () => {
  await openDashboard('/dashboard?create=franchise', {
    'POST /api/my-franchise-drafts': () => problem(409, 'franchise_draft_limit_reached', 'Too many drafts.'),
  });
  await screen.findByRole('dialog', { name: 'Create Franchise Opportunity' });
  write('Title', 'Kiosk');
  await press('Save as Draft');
  await screen.findByText('Not saved: Too many drafts.');
  expect(field('Title').value).toBe('Kiosk');
});

test('a continued draft opens at the step where the brand was, with what it typed', async () => {
  const draft = {
    ...aDraftView(),
    form: { step: 'money', typed: '{"minInvestment":"about 5"}' },
  };
  await openTab(draft);
  await press('Continue Chai kiosk');
  await screen.findByRole('heading', { name: 'The money' });
  expect(field('Minimum Investment').value).toBe('about 5');
});

test('a draft is listed with a badge and its missing fields', async () => {
  const draft = aDraftView();
  await openTab(draft);
  const section = within(await screen.findByRole('region', { name: 'Drafts' }));
  section.getByText('Draft');
  section.getByRole('heading', { name: 'Chai kiosk' });
  section.getByText(/^Before you can publish it, add: minimum investment, maximum investment/);
  expect(section.getByRole('link', { name: 'Preview Chai kiosk' }).getAttribute('href')).toBe(
    `/franchises/drafts/${draft.id}`,
  );
});

test('a draft is continued with its values and published when every required field is filled', async () => {
  const draft = aDraftView();
  const { sent } = await openTab(draft, {
    [`POST /api/my-franchise-drafts/${draft.id}/publish`]: () => ({ status: 201, body: aFranchise() }),
  });
  await press('Continue Chai kiosk');
  await screen.findByRole('dialog', { name: 'Create Franchise Opportunity' });
  expect(field('Title').value).toBe('Chai kiosk');
  await publish();
  await screen.findByText('Minimum investment is required');
  expect(document.activeElement).toBe(field('Minimum Investment'));
  expect(sent('POST')).toEqual([]);
  write('Minimum Investment', '500000');
  write('Maximum Investment', '900000');
  add('Territories', 'Mumbai');
  await publish();
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(sent('POST')[0]).toMatchObject({
    url: `/api/my-franchise-drafts/${draft.id}/publish`,
    body: { title: 'Chai kiosk', minInvestment: '500000', territories: ['Mumbai'] },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a continued draft is saved again as the same draft', async () => {
  const draft = aDraftView();
  const { sent } = await openTab(draft, {
    [`PATCH /api/my-franchise-drafts/${draft.id}`]: { ...draft },
  });
  await press('Continue Chai kiosk');
  await screen.findByRole('dialog', { name: 'Create Franchise Opportunity' });
  write('Title', 'Chai counter');
  await press('Save as Draft');
  await waitFor(() => expect(sent('PATCH')[0]?.body).toMatchObject({ title: 'Chai counter' }));
});

test('a draft is deleted after a confirmation', async () => {
  const draft = aDraftView();
  const { sent } = await openTab(draft, {
    [`DELETE /api/my-franchise-drafts/${draft.id}`]: { deleted: true },
  });
  await press('Delete the draft Chai kiosk');
  const question = await screen.findByRole('dialog', { name: 'Delete this draft?' });
  expect(sent('DELETE')).toEqual([]);
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Delete Draft' })));
  await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
});

test('drafts that cannot be loaded are reported, and the franchises are still shown', async () => {
  await openDashboard('/dashboard?tab=franchises', {
    'GET /api/my-franchises': [aFranchise({ title: 'Listed kiosk' })],
    'GET /api/my-franchise-drafts': () => problem(503, 'unavailable', 'Try again.'),
  });
  await screen.findByText('Your drafts could not be loaded.');
  await screen.findByRole('heading', { name: 'Listed kiosk' });
});

describe('the draft of a change', () => {
  const published = aFranchise({ title: 'Listed kiosk', expectedROI: '20.00' });
  const change = {
    ...aDraftView({ title: 'Better kiosk', expectedROI: null }),
    franchiseId: published.id,
    published,
  };
  const answers: Answers = { 'GET /api/my-franchises': [published] };

  test('only the changed fields of a published franchise are saved as a draft', async () => {
    const { sent } = await openDashboard(`/dashboard?tab=franchises&edit=${published.id}`, {
      ...answers,
      'GET /api/my-franchise-drafts': [],
      'POST /api/my-franchise-drafts': () => ({ status: 201, body: change }),
    });
    await screen.findByRole('dialog', { name: 'Edit Franchise Opportunity' });
    write('Title', 'Better kiosk');
    await press('Save as Draft');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST')[0]).toMatchObject({ url: '/api/my-franchise-drafts' });
    expect(sent('POST')[0]?.body).toEqual({
      title: 'Better kiosk',
      franchiseId: published.id,
      basedOn: null,
      form: { step: 'business', typed: null },
    });
    expect(sent('PATCH')).toEqual([]);
  });

  test('Edit continues the draft, and saving the changes publishes them with it', async () => {
    const { sent } = await openTab(change, {
      ...answers,
      [`PATCH /api/franchises/${published.id}`]: { ...published, title: 'Better kiosk' },
    });
    await screen.findByText('Draft of a change');
    screen.getByText('Investors see the published version. Continue to publish your changes.');
    await press('Edit Listed kiosk');
    await screen.findByRole('dialog', { name: 'Edit Franchise Opportunity' });
    expect(field('Title').value).toBe('Better kiosk');
    expect(screen.getByLabelText<HTMLInputElement>(/^Expected ROI/).value).toBe('');
    write('Minimum Investment', '1300000');
    await publish();
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    expect(sent('PATCH')[0]?.body).toEqual({
      title: 'Better kiosk',
      expectedROI: '',
      minInvestment: '1300000',
      draftId: change.id,
    });
  });
});

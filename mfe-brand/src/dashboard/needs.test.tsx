import { anInquiry } from '@setu/marketplace/testing';
import { dismissToast } from '@setu/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMatch, anAssignment, aRequirement } from '../../test/builders';
import { type Answers, closeDashboard, openDashboard, problem, shownToast } from '../../test/open-dashboard';

afterEach(async () => {
  await closeDashboard();
  sessionStorage.clear();
  act(() => dismissToast());
});

const requirement = aRequirement({ title: 'High-street corner' });
const offer = anInquiry({
  kind: 'offer',
  franchiseId: null,
  franchiseTitle: null,
  requirementId: requirement.id,
  requirementTitle: requirement.title,
  fromName: 'Kavita Rao',
  subject: 'A corner on FC Road',
  proposedCommission: '1.50',
});

const needs = (answers: Answers = {}) =>
  openDashboard('/properties', {
    'GET /api/my-requirements': [requirement],
    'GET /api/inquiries': ({ url }) => ({ body: url.includes('kind=offer') ? [offer] : [] }),
    ...answers,
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const add = (label: string, text: string) => {
  write(label, text);
  fireEvent.keyDown(field(label), { key: 'Enter' });
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const submitAt = (label: string) => fireEvent.submit(field(label).closest('form')!);

describe('the requirement form', () => {
  const openForm = async (answers: Answers = {}) => {
    const server = await needs(answers);
    await press('Post Property Requirement');
    await screen.findByRole('dialog', { name: 'Post Property Requirement' });
    return server;
  };

  test('says what is missing on the right field', async () => {
    const { sent } = await openForm();
    submitAt('Title');
    await screen.findByText('Title is required');
    screen.getByText('Minimum area is required');
    screen.getByText('At least one preferred location is required');
    write('Minimum Area', '500');
    write('Maximum Area (optional)', '300');
    await screen.findByText('Minimum area cannot be greater than maximum area');
    expect(field('Maximum Area (optional)').getAttribute('aria-invalid')).toBe('true');
    expect(sent('POST')).toEqual([]);
  });

  test('sends areas as numbers and leaves out what is blank, once', async () => {
    const { sent } = await openForm({ 'POST /api/requirements': () => ({ status: 201, body: requirement }) });
    write('Title', 'Corner');
    write('Minimum Area', '1,000');
    add('Preferred Locations', ' Pune ');
    add('Required Amenities (optional)', 'Parking');
    submitAt('Title');
    submitAt('Title');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST').map(({ body }) => body)).toEqual([
      {
        title: 'Corner',
        description: '',
        businessCategory: 'food_beverage',
        minArea: 1000,
        preferredLocations: ['Pune'],
        requiredAmenities: ['Parking'],
        timeline: '',
        isActive: true,
      },
    ]);
    expect(shownToast()).toMatchObject({
      title: 'Success',
      description: 'Property requirement posted successfully!',
    });
  });

  test('a failure says so and keeps the text', async () => {
    await openForm({ 'POST /api/requirements': () => problem(503, 'service_unavailable', 'Down.') });
    write('Title', 'Corner');
    write('Minimum Area', '300');
    add('Preferred Locations', 'Pune');
    submitAt('Title');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to post property requirement. Please try again.',
      }),
    );
    expect(field('Title').value).toBe('Corner');
  });

  test('editing sends only what changed', async () => {
    const { sent } = await needs({ [`PATCH /api/requirements/${requirement.id}`]: { ...requirement } });
    await press('Edit for High-street corner');
    await screen.findByRole('dialog', { name: 'Edit Property Requirement' });
    write('Maximum Area (optional)', '');
    submitAt('Title');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('PATCH').map(({ body }) => body)).toEqual([{ maxArea: '' }]);
    expect(shownToast()).toMatchObject({ description: 'Property requirement updated successfully!' });
  });
});

test('offers that could not be read are not said to be none', async () => {
  await needs({ 'GET /api/inquiries': () => problem(503, 'service_unavailable', 'Down.') });
  await screen.findByText('Offers could not be loaded');
  expect(screen.queryByText('No offers yet')).toBeNull();
});

test('Mark as fulfilled makes it inactive', async () => {
  const { sent } = await needs({
    [`PATCH /api/requirements/${requirement.id}`]: { ...requirement, isActive: false },
  });
  await press('Mark as fulfilled for High-street corner');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: 'Property requirement marked as fulfilled.' }),
  );
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ isActive: false }]);
});

describe('offers', () => {
  test('are shown with their terms and can be accepted', async () => {
    let isAccepted = false;
    const assignment = anAssignment({ demandId: requirement.id, agentId: offer.fromUserId });
    const { sent } = await needs({
      'GET /api/agent/assignments': () => ({ body: isAccepted ? [assignment] : [] }),
      'POST /api/agent/assignments': () => {
        isAccepted = true;
        return { status: 201, body: assignment };
      },
    });
    await press('1 Offer for High-street corner');
    const drawer = await screen.findByRole('dialog', { name: 'Offers' });
    for (const text of ['Kavita Rao', 'A corner on FC Road', '1.5%', 'To be found', 'open'])
      within(drawer).getByText(text);
    fireEvent.click(within(drawer).getByRole('button', { name: 'Accept' }));
    await screen.findByRole('dialog', { name: 'Accept Offer' });
    expect(field('Commission agreed (optional)').value).toBe('1.50');
    write('Commission agreed (optional)', '101');
    submitAt('What the agent does');
    await screen.findByText('Enter commission of at most 100');
    write('Commission agreed (optional)', '1.25');
    fireEvent.change(field('What the agent does'), { target: { value: 'deal_closing' } });
    write('Notes (optional)', 'Start in Pune.');
    submitAt('What the agent does');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ description: 'Offer accepted. Kavita Rao works on it now.' }),
    );
    expect(sent('POST').map(({ body }) => body)).toEqual([
      {
        requirementId: requirement.id,
        agentId: offer.fromUserId,
        propertyId: null,
        assignmentType: 'deal_closing',
        commissionAgreed: '1.25',
        notes: 'Start in Pune.',
      },
    ]);
    await screen.findByText('Accepted');
    expect(sent('PATCH')).toEqual([]);
  });

  test('a second one cannot be accepted while somebody works on it', async () => {
    await needs({ 'GET /api/agent/assignments': [anAssignment({ demandId: requirement.id })] });
    await press('1 Offer for High-street corner');
    await screen.findByRole('dialog', { name: 'Offers' });
    const accept = screen.getByRole('button', { name: /^Accept/ });
    expect(accept.getAttribute('aria-disabled')).toBe('true');
    screen.getByText('Kavita Rao works on this already. Confirm that assignment first.');
  });

  test('declining asks first, as it is final', async () => {
    const { sent } = await needs({
      [`PATCH /api/inquiries/${offer.id}/status`]: { ...offer, status: 'declined' },
    });
    await press('1 Offer for High-street corner');
    await press('Decline');
    await screen.findByRole('dialog', { name: 'Decline this offer?' });
    expect(sent('PATCH')).toEqual([]);
    await press('Decline');
    await waitFor(() => expect(sent('PATCH').map(({ body }) => body)).toEqual([{ status: 'declined' }]));
  });
});

test('a brand confirms completion with a rating', async () => {
  const assignment = anAssignment({
    demandId: requirement.id,
    status: 'completed',
    awaitsConfirmation: true,
  });
  const { sent } = await needs({
    'GET /api/agent/assignments': [assignment],
    [`POST /api/agent/assignments/${assignment.id}/confirm`]: {
      ...assignment,
      rating: 4,
      awaitsConfirmation: false,
    },
  });
  await screen.findByText('Awaits your confirmation');
  await press('Confirm completion');
  await screen.findByRole('dialog', { name: 'Confirm completion' });
  await press('Confirm');
  await screen.findByText('Choose 1 to 5');
  expect(sent('POST')).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: '4 of 5: Very good' }));
  await press('Confirm');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: 'Assignment confirmed as completed.' }),
  );
  expect(sent('POST').map(({ body }) => body)).toEqual([{ rating: 4 }]);
});

describe('matches', () => {
  const match = aMatch();
  const path = `GET /api/requirements/${requirement.id}/matches`;

  test('show score and reasons, and a visit can be requested', async () => {
    const visit = anInquiry({ kind: 'visit', requirementId: requirement.id, propertyId: match.property.id });
    let isSent = false;
    const { sent } = await needs({
      [path]: [match],
      'GET /api/inquiries': ({ url }) => ({ body: isSent && url.includes('kind=visit') ? [visit] : [] }),
      'POST /api/inquiries': () => {
        isSent = true;
        return { status: 201, body: visit };
      },
    });
    await press('View Matches for High-street corner');
    await screen.findByText(match.property.title);
    for (const text of [
      '97',
      'of 100',
      'Offered by Kavita Rao',
      '340 sq ft, 280 - 1,450 wanted',
      '30 of 30',
      '₹165',
    ])
      screen.getByText(text);
    await press('Request visit');
    await screen.findByRole('dialog', { name: 'Request Visit' });
    write('Message', '  ');
    submitAt('Subject');
    await screen.findByText('Message is required');
    write('Message', 'Monday?');
    submitAt('Subject');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ description: 'Your inquiry has been sent successfully!' }),
    );
    expect(sent('POST').map(({ body }) => body)).toEqual([
      {
        subject: `Visit: ${match.property.title}`,
        message: 'Monday?',
        toUserId: match.property.providerId,
        propertyId: match.property.id,
        requirementId: requirement.id,
      },
    ]);
    await screen.findByRole('button', { name: 'Visit requested: view conversation' });
  });

  test('a visit is not requested again while the earlier requests are not known', async () => {
    const visit = anInquiry({ kind: 'visit', requirementId: requirement.id, propertyId: match.property.id });
    let isDown = true;
    let answerNow = () => {};
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    await needs({
      [path]: [match],
      'GET /api/inquiries': async ({ url }) => {
        if (!url.includes('kind=visit')) return { body: [] };
        await held;
        return isDown ? problem(503, 'service_unavailable', 'Down.') : { body: [visit] };
      },
    });
    await press('View Matches for High-street corner');
    const mayNot = async (reason: string) => {
      const button = await screen.findByRole('button', { name: 'Request visit', description: reason });
      expect(button.getAttribute('aria-disabled')).toBe('true');
    };
    await mayNot('Checking your visit requests...');
    answerNow();
    await screen.findByText('Failed to load your visit requests. Please try again later.');
    await mayNot('Your earlier visit requests could not be loaded.');
    isDown = false;
    await press('Retry');
    await screen.findByRole('button', { name: 'Visit requested: view conversation' });
    expect(screen.queryByText('Failed to load your visit requests. Please try again later.')).toBeNull();
  });

  test('that do not exist yet lead to the requirement', async () => {
    await needs({ [path]: [] });
    await press('View Matches for High-street corner');
    await screen.findByText('No matching properties yet');
    await press('Edit requirement');
    await screen.findByRole('dialog', { name: 'Edit Property Requirement' });
  });

  test('that cannot be loaded can be tried again', async () => {
    await needs({ [path]: () => problem(503, 'service_unavailable', 'Down.') });
    await press('View Matches for High-street corner');
    await screen.findByText('Failed to load matches. Please try again later.');
    screen.getByRole('button', { name: 'Retry' });
  });
});

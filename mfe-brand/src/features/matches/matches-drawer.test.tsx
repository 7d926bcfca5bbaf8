import { anInquiry } from '@setu/marketplace/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aMatch } from '../../../test/builders';
import { press, submitAt, write } from '../../../test/by-hand';
import { closeDashboard, problem, shownToast } from '../../../test/open-dashboard';
import { openNeeds, requirement } from '../../../test/open-needs';

afterEach(closeDashboard);

const match = aMatch();
const path = `GET /api/requirements/${requirement.id}/matches`;

test('matches show score and reasons, and a visit can be requested', async () => {
  const visit = anInquiry({ kind: 'visit', requirementId: requirement.id, propertyId: match.property.id });
  let isSent = false;
  const { sent } = await openNeeds({
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

test('matches show the pictures of a property', async () => {
  const images = ['https://pictures.example/front.jpg'];
  await openNeeds({ [path]: [{ ...match, property: { ...match.property, title: 'Hall', images } }] });
  await press('View Matches for High-street corner');
  await screen.findByRole('button', { name: 'Picture of Hall, show in full size' });
});

test('a visit cannot be requested while the earlier requests are unknown', async () => {
  const visit = anInquiry({ kind: 'visit', requirementId: requirement.id, propertyId: match.property.id });
  let isDown = true;
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await openNeeds({
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
  await screen.findByText('Your visit requests could not be loaded.');
  await mayNot('Your earlier visit requests could not be loaded.');
  isDown = false;
  await press('Retry');
  await screen.findByRole('button', { name: 'Visit requested: view conversation' });
  expect(screen.queryByText('Your visit requests could not be loaded.')).toBeNull();
});

test('a visit cannot be requested for a requirement in review', async () => {
  const review = { state: 'waiting', since: '2026-11-20T06:30:00.000Z', reason: null };
  await openNeeds({ 'GET /api/my-requirements': [{ ...requirement, review }], [path]: [match] });
  await press('View Matches for High-street corner');
  const button = await screen.findByRole('button', {
    name: 'Request visit',
    description: 'You can request visits once an administrator has approved this requirement.',
  });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('an empty list of matches links to the requirement', async () => {
  await openNeeds({ [path]: [] });
  await press('View Matches for High-street corner');
  await screen.findByText('No matching properties yet');
  await press('Edit requirement');
  await screen.findByRole('dialog', { name: 'Edit Property Requirement' });
});

test('matches that failed to load show Retry', async () => {
  await openNeeds({ [path]: () => problem(503, 'service_unavailable', 'Down.') });
  await press('View Matches for High-street corner');
  await screen.findByText('Matches could not be loaded.');
  screen.getByRole('button', { name: 'Retry' });
});

test('another visit can be requested after the first one was declined', async () => {
  const declined = anInquiry({
    kind: 'visit',
    requirementId: requirement.id,
    propertyId: match.property.id,
    status: 'declined',
  });
  await openNeeds({
    [path]: [match],
    'GET /api/inquiries': ({ url }) => ({ body: url.includes('kind=visit') ? [declined] : [] }),
  });
  await press('View Matches for High-street corner');
  await screen.findByRole('button', { name: 'Visit declined: view conversation' });
  await press('Request visit');
  await screen.findByRole('dialog', { name: 'Request Visit' });
});

test('a matching property can be reported', async () => {
  const { sent } = await openNeeds({
    [path]: [match],
    [`POST /api/listings/${match.property.id}/reports`]: {
      status: 201,
      body: { id: '77777777-7777-4777-8777-777777777777' },
    },
  });
  await press('View Matches for High-street corner');
  await screen.findByText(match.property.title);
  await press('Report this property');
  await screen.findByRole('dialog', { name: 'Report this property' });
  fireEvent.change(screen.getByLabelText('What is wrong?'), { target: { value: 'fraud' } });
  submitAt('Details (optional)');
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Thank you' }));
  expect(sent('POST').map(({ body }) => body)).toEqual([{ kind: 'property', reason: 'fraud', text: '' }]);
});

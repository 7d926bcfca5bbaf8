import { screen, waitFor } from '@testing-library/react';
import { add, field, press, submitAt, write } from '../../../test/by-hand';
import { type Answers, closeDashboard, problem, shownToast } from '../../../test/open-dashboard';
import { openNeeds, requirement } from '../../../test/open-needs';

afterEach(closeDashboard);

const openForm = async (answers: Answers = {}) => {
  const server = await openNeeds(answers);
  await press('Post Property Requirement');
  await screen.findByRole('dialog', { name: 'Post Property Requirement' });
  return server;
};

test('missing values are reported on their fields', async () => {
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

test('a requirement is sent once with areas as numbers and without blank fields', async () => {
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

test('the property type is suggested from the typed values and can be chosen', async () => {
  const { sent } = await openForm({ 'POST /api/requirements': () => ({ status: 201, body: requirement }) });
  const shown = () => field('Property Type (optional)') as unknown as HTMLSelectElement;
  expect(shown().selectedOptions[0]?.textContent).toBe('Retail (suggested)');
  write('Business Category', 'technology');
  await waitFor(() => expect(shown().selectedOptions[0]?.textContent).toBe('Office (suggested)'));
  write('Title', 'Corner');
  write('Minimum Area', '300');
  add('Preferred Locations', 'Pune');
  write('Property Type (optional)', 'any');
  submitAt('Title');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST').map(({ body }) => body)).toEqual([expect.objectContaining({ acceptsAnyType: true })]);
});

test('a failure shows a toast and keeps the text', async () => {
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

test('an edit sends only the changed fields', async () => {
  const { sent } = await openNeeds({ [`PATCH /api/requirements/${requirement.id}`]: { ...requirement } });
  await press('Edit for High-street corner');
  await screen.findByRole('dialog', { name: 'Edit Property Requirement' });
  expect(field('Property Type (optional)').value).toBe('retail');
  write('Maximum Area (optional)', '');
  write('Property Type (optional)', 'restaurant');
  submitAt('Title');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PATCH').map(({ body }) => body)).toEqual([
    { maxArea: '', propertyType: 'restaurant', acceptsAnyType: false },
  ]);
  expect(shownToast()).toMatchObject({ description: 'Property requirement updated successfully!' });
});

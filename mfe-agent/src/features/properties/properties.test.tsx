import type { PropertyListing } from '@setu/contracts';
import { aProperty } from '@setu/marketplace/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { cleanUp, held, page, press, problem, show, shownToast } from '../../../test/screen-kit';
import { PropertyDrawers } from './property-drawers';

afterEach(cleanUp);

function Drawers({ first }: { first: 'properties' | 'new-property' }) {
  const [drawer, setDrawer] = useState<typeof first | null>(first);
  return drawer ? (
    <PropertyDrawers drawer={drawer} onDrawer={setDrawer} onClose={() => setDrawer(null)} />
  ) : (
    <p>closed</p>
  );
}

interface Setup {
  answer?: (
    body: object,
  ) => { status?: number; body?: unknown } | Promise<{ status?: number; body?: unknown }>;
}

/** Renders the drawers with a server that stores these properties. */
const open = (
  first: 'properties' | 'new-property',
  properties: PropertyListing[],
  { answer }: Setup = {},
) => {
  const rows = [...properties];
  return show(<Drawers first={first} />, ({ method, url, body }) => {
    if (method === 'GET') return page(rows);
    if (answer) return answer(body as object);
    if (method === 'POST') {
      rows.unshift(aProperty(body as Partial<PropertyListing>));
      return { status: 201, body: rows[0] };
    }
    const at = rows.findIndex(({ id }) => url.endsWith(id));
    rows[at] = { ...rows[at]!, ...(body as object) };
    return { body: rows[at] };
  });
};

const write = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) {
    const control = screen.getByLabelText(label, { exact: false, selector: 'input, textarea, select' });
    fireEvent[control.tagName === 'SELECT' ? 'change' : 'input'](control, { target: { value } });
  }
};
const required = { Title: 'Corner shop', Address: '12 FC Road', City: 'Pune', State: 'Maharashtra' };
const submit = () =>
  act(async () => {
    fireEvent.submit(screen.getByLabelText('Title').closest('form')!);
  });

test('the form offers 32 states, eight types and the amenities', async () => {
  await open('new-property', []);
  await screen.findByRole('dialog', { name: 'Create Property Listing' });
  const options = (label: string) => within(screen.getByLabelText(label)).getAllByRole('option');
  expect(options('State')).toHaveLength(33);
  expect(options('Property Type').map(({ textContent }) => textContent)).toEqual([
    'Retail',
    'Office',
    'Restaurant',
    'Warehouse',
    'Showroom',
    'Mall',
    'Standalone',
    'Other',
  ]);
  expect(document.querySelector('datalist option[value="Loading Bay"]')).not.toBeNull();
});

test('missing values are reported on their fields', async () => {
  const { seen } = await open('new-property', []);
  await screen.findByRole('dialog');
  await submit();
  for (const text of [
    'Title is required',
    'Area is required',
    'Address is required',
    'City is required',
    'State is required',
  ])
    screen.getByText(text);
  write({ ...required, Area: '0', 'PIN Code': '012345', 'Rent per sq ft': 'much' });
  await submit();
  for (const text of [
    'Enter an area of at least 1 sq ft',
    'Enter a valid 6-digit PIN code',
    'Enter rent as a number, such as 150 or 82.50: “much” cannot be part of it',
  ])
    screen.getByText(text);
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a property is sent once with its figures as numbers, and the form closes', async () => {
  const { promise, letGo } = held();
  const { seen } = await open('new-property', [], {
    answer: async (body) => {
      await promise;
      return { status: 201, body: aProperty(body) };
    },
  });
  await screen.findByRole('dialog');
  write({
    ...required,
    Area: '1,200',
    'PIN Code': '411 004',
    'Rent per sq ft': '140',
    'Security Deposit': '6,00,000',
  });
  screen.getByText('That is ₹6L.');
  const amenities = screen.getByLabelText(/^Amenities/);
  fireEvent.change(amenities, { target: { value: ' Parking ' } });
  fireEvent.keyDown(amenities, { key: 'Enter' });
  const images = screen.getByLabelText(/^Images/);
  fireEvent.change(images, { target: { value: 'https://pictures.example/front.jpg' } });
  fireEvent.keyDown(images, { key: 'Enter' });
  await submit();
  await submit();
  screen.getByRole('button', { name: 'Creating...' });
  letGo();
  await screen.findByText('closed');
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    {
      title: 'Corner shop',
      description: null,
      propertyType: 'retail',
      area: 1200,
      address: '12 FC Road',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411004',
      rentPerSqFt: '140.00',
      securityDeposit: '600000.00',
      amenities: ['Parking'],
      images: ['https://pictures.example/front.jpg'],
      pictures: [
        { url: 'https://pictures.example/front.jpg', alt: '', width: null, height: null, blur: null },
      ],
      isAvailable: true,
    },
  ]);
  expect(shownToast()?.description).toBe('Property listing created successfully!');
  expect(sessionStorage.length).toBe(0);
});

test('an address without a picture shows a warning and is still sent', async () => {
  const shareLink = 'https://drive.google.com/file/d/1abc/view';
  const { seen } = await open('new-property', []);
  await screen.findByRole('dialog');
  write({ ...required, Area: '1200' });
  const images = screen.getByLabelText(/^Images/);
  fireEvent.change(images, { target: { value: shareLink } });
  fireEvent.keyDown(images, { key: 'Enter' });
  fireEvent.error(document.querySelector(`img[src="${shareLink}"]`)!);
  screen.getByText(/^This address does not show a picture/);
  await submit();
  await screen.findByText('closed');
  expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ images: [shareLink] });
});

test('the pictures of an own property are shown', async () => {
  await open('properties', [
    aProperty({
      title: 'Shop',
      images: ['https://pictures.example/a.jpg', 'https://pictures.example/b.jpg'],
    }),
    aProperty({ title: 'Hall' }),
  ]);
  await screen.findByRole('button', { name: 'Picture 1 of 2 of Shop, show in full size' });
  expect(screen.queryByRole('button', { name: /^Picture .* of Hall/ })).toBeNull();
});

test('a failed save keeps the draft', async () => {
  await open('new-property', [], { answer: () => problem(503, 'service_unavailable', 'Down.') });
  await screen.findByRole('dialog');
  write({ ...required, Area: '1200' });
  await submit();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to create property listing. Please try again.',
    }),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Corner shop');
});

test('own properties are listed, and one is made unavailable', async () => {
  const property = aProperty({ title: 'Shop' });
  const { seen } = await open('properties', [
    property,
    aProperty({ title: 'Hall', isAvailable: false, rentPerSqFt: null }),
  ]);
  await screen.findByText(/Retail · 1,200.sq.ft · ₹140 per sq ft per month/);
  expect(screen.getAllByText('12 FC Road, Pune, Maharashtra, 411004')).toHaveLength(2);
  screen.getByText(/Rent on request/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mark as Unavailable: Shop' })));
  await screen.findByRole('button', { name: 'Mark as Available: Shop' });
  expect(seen.find(({ method }) => method === 'PATCH')).toMatchObject({
    url: `/api/properties/${property.id}`,
    body: { isAvailable: false },
  });
});

test('a property in review shows what happens next, and a returned one shows the reason', async () => {
  const since = '2026-11-20T06:30:00.000Z';
  await open('properties', [
    aProperty({ title: 'Shop', review: { state: 'waiting', since, reason: null } }),
    aProperty({ title: 'Hall', review: { state: 'returned', since, reason: 'State the rent.' } }),
  ]);
  await screen.findByText('In review');
  within(screen.getByRole('note', { name: 'Waiting for review' })).getByText(/^Only you can see it/);
  within(screen.getByRole('note', { name: 'Returned by an administrator' })).getByText('State the rent.');
  screen.getByText('Returned');
  expect(screen.queryByText('Available')).toBeNull();
});

test('an edit sends only the changed fields and returns to the list', async () => {
  const property = aProperty({ title: 'Shop' });
  const { seen } = await open('properties', [property]);
  await press('Edit Shop');
  await screen.findByRole('dialog', { name: 'Edit Property Listing' });
  write({ Area: '1,500' });
  fireEvent.click(screen.getByLabelText(/^Available now/));
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Property Listing' })).toBeNull());
  expect(seen.find(({ method }) => method === 'PATCH')?.body).toEqual({ area: 1500, isAvailable: false });
  await screen.findByText(/1,500.sq.ft/);
});

test('an edit is restored after its dialog was closed with the × button, and discarded by Cancel', async () => {
  await open('properties', [aProperty({ title: 'Shop', area: 1200 })]);
  const edit = async () => {
    await press('Edit Shop');
    return within(await screen.findByRole('dialog', { name: 'Edit Property Listing' }));
  };
  const first = await edit();
  write({ Area: '1,500' });
  await act(async () => fireEvent.click(first.getByRole('button', { name: 'Close' })));
  const again = await edit();
  expect(again.getByLabelText<HTMLInputElement>('Area').value).toBe('1,500');
  await act(async () => fireEvent.click(again.getByRole('button', { name: 'Cancel' })));
  expect((await edit()).getByLabelText<HTMLInputElement>('Area').value).toBe('1200');
});

test('a button opens the form when the agent has no properties', async () => {
  await open('properties', []);
  await screen.findByText('No properties listed yet');
  fireEvent.click(screen.getByRole('button', { name: 'Create Property Listing' }));
  await screen.findByRole('dialog', { name: 'Create Property Listing' });
});

test('a hidden property shows the date and the reason', async () => {
  const hidden = { at: '2026-11-20T06:30:00.000Z', reason: 'The address is of another shop.' };
  await open('properties', [aProperty({ title: 'Shop', hidden })]);
  const note = await screen.findByRole('note', { name: 'Hidden by an administrator' });
  expect(note.textContent).toContain('on 20 November 2026The address is of another shop.');
});

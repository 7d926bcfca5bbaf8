import { anInquiry } from '@setu/marketplace/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { aListing, anAdmin, aUserView } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page } from '../../../test/open-admin';

afterEach(closeAdmin);

const overview = {
  'GET /api/admin/stats': { status: 503, body: {} },
  'GET /api/admin/trends': { status: 503, body: {} },
  'GET /api/admin/activity': page([]),
};
const openFind = async () => {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByRole('dialog', { name: 'Find' });
};
const write = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find users, listings and inquiries' }), {
    target: { value: text },
  });
const group = async (name: string) => within(await screen.findByRole('region', { name }));

test('one text finds users, listings of each kind and inquiries, and a result links to its list', async () => {
  const inquiry = anInquiry({ subject: 'Chai in Pune', fromName: 'Asha Iyer', toName: null });
  const { seen } = await openAdmin('/admin', {
    admin: anAdmin(),
    server: {
      ...overview,
      'GET /api/admin/users': page([aUserView({ displayName: 'Chaitra Rao', email: 'chaitra@people.test' })]),
      'GET /api/admin/listings': ({ url }) => page(url.includes('kind=franchise') ? [aListing()] : [], 1),
      'GET /api/admin/inquiries': page([inquiry], 7),
    },
  });
  await openFind();
  write('c');
  screen.getByText(/Write two letters or more/);
  write('chai');
  await (await group('Users')).findByRole('link', { name: /Chaitra Rao/ });
  await (await group('Franchises')).findByRole('link', { name: /Chai kiosk/ });
  await (await group('Properties')).findByText('None found');
  const inquiries = await group('Inquiries');
  await inquiries.findByRole('link', { name: 'Show all 7' });
  expect(seen.filter(({ url }) => url.includes('search=chai'))).toHaveLength(5);
  expect(inquiries.getByText('Asha Iyer to Unknown')).toBeTruthy();
  await act(async () => fireEvent.click(inquiries.getByRole('link', { name: /Chai in Pune/ })));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(`/admin?tab=inquiries&search=${inquiry.id}`);
});

test('the address of a person finds the inquiries of this person', async () => {
  const user = aUserView({ displayName: 'Chaitra Rao', email: 'chaitra@people.test' });
  const inquiry = anInquiry({ subject: 'A kiosk', fromName: 'Chaitra Rao', toName: 'Chai Chaupal' });
  await openAdmin('/admin', {
    admin: anAdmin(),
    server: {
      ...overview,
      'GET /api/admin/users': page([user]),
      'GET /api/admin/listings': page([]),
      'GET /api/admin/inquiries': ({ url }) =>
        url.includes(`search=${user.id}`) ? page([inquiry], 9) : page([]),
    },
  });
  await openFind();
  write('chaitra@people.test');
  const inquiries = await group('Inquiries');
  await inquiries.findByRole('link', { name: /A kiosk/ });
  expect(inquiries.getByRole('link', { name: 'Show all 9' }).getAttribute('href')).toContain(
    `search=${user.id}`,
  );
});

test.each([
  ['Ctrl+K', { ctrlKey: true }, true],
  ['⌘K', { metaKey: true }, true],
  ['Ctrl+Shift+K, which is the browser’s', { ctrlKey: true, shiftKey: true }, false],
  ['K alone', {}, false],
])('the dialog only opens with its shortcuts: %s', async (_name, keys, opens) => {
  await openAdmin('/admin', { admin: anAdmin(), server: overview });
  fireEvent.keyDown(document.body, { key: 'k', ...keys });
  if (opens) await screen.findByRole('dialog', { name: 'Find' });
  else expect(screen.queryByRole('dialog')).toBeNull();
});

test('when a service does not answer, the results of the others are shown', async () => {
  await openAdmin('/admin', {
    admin: anAdmin(),
    server: {
      ...overview,
      'GET /api/admin/users': { status: 400, body: {} },
      'GET /api/admin/listings': page([]),
      'GET /api/admin/inquiries': page([anInquiry({ subject: 'Chai in Pune' })]),
    },
  });
  await openFind();
  write('chai');
  await (await group('Inquiries')).findByRole('link', { name: /Chai in Pune/ });
  const users = await group('Users');
  await users.findByText('Users cannot be searched at the moment.');
  users.getByRole('button', { name: 'Try Again' });
});

test('the arrow keys move between the search field and the results', async () => {
  await openAdmin('/admin', {
    admin: anAdmin(),
    server: {
      ...overview,
      'GET /api/admin/users': page([aUserView({ displayName: 'Chaitra Rao' })]),
      'GET /api/admin/listings': page([]),
      'GET /api/admin/inquiries': page([]),
    },
  });
  await openFind();
  write('chai');
  const result = await (await group('Users')).findByRole('link', { name: /Chaitra Rao/ });
  const box = screen.getByRole('searchbox');
  act(() => box.focus());
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(result);
  fireEvent.keyDown(result, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(box);
});

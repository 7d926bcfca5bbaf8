import { screen, waitFor, within } from '@testing-library/react';
import {
  closeSettings,
  openSettings,
  part,
  press,
  problem,
  reply,
  shownToast,
  type,
} from '../../../test/open-settings';

const challenge = 'qT0cJ5u2f7yXwKpVn1bZr8Lk3HdMs6Ae9GjBxQvWyRo';
const options = {
  challenge,
  rp: { id: 'localhost', name: 'FranchiseSetu' },
  user: { id: 'AQID', name: 'asha@example.test', displayName: 'Asha Iyer' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
};
const phone = {
  id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0b',
  name: 'My phone',
  createdAt: '2026-11-20T06:30:00.000Z',
  lastUsedAt: '2026-11-21T09:15:00.000Z',
};
const keyRing = { ...phone, id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0c', name: 'Key ring', lastUsedAt: null };

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

/** Adds support for passkeys, which jsdom lacks. @returns the recorded requests */
const aBrowser = (refusal: string | null = null) => {
  const asked: unknown[] = [];
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: async ({ publicKey }: { publicKey: { rp: unknown; challenge: ArrayBuffer } }) => {
        asked.push({ rp: publicKey.rp, challenge: Buffer.from(publicKey.challenge).toString('base64url') });
        if (refusal) throw new DOMException('no', refusal);
        return {
          id: 'AQI',
          rawId: bytes(1, 2),
          type: 'public-key',
          response: {
            clientDataJSON: bytes(3),
            attestationObject: bytes(4),
            getTransports: () => ['internal'],
          },
          getClientExtensionResults: () => ({}),
        };
      },
    },
  });
  return asked;
};

afterEach(() => {
  closeSettings();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const passkeysPart = () => part('Passkeys');
const stored = (passkeys: object[], more: object = {}) => ({
  passkeys: () => reply(200, { isAvailable: true, needsCode: false, passkeys, ...more }),
});
const unexpected = () => problem(500, 'internal', 'No call was expected.');
const fill = async () => {
  await press('Add a Passkey...');
  await type(/^Name/, 'My phone');
  await type('Enter your password', 'a quiet morning');
  await press('Continue');
};

test('a passkey is added with the password and the answer of the browser', async () => {
  const asked = aBrowser();
  let passkeys: object[] = [];
  const { seen } = await openSettings(
    ({ url }) => {
      if (url.endsWith('/options')) return reply(200, options);
      passkeys = [phone];
      return reply(201, phone);
    },
    'investor',
    { passkeys: () => reply(200, { isAvailable: true, needsCode: false, passkeys }) },
  );
  await passkeysPart().findByRole('button', { name: 'Add a Passkey...' });
  await press('Add a Passkey...');
  expect(screen.queryByLabelText('Code')).toBeNull();
  await press('Continue');
  await screen.findByText('Give the passkey a name');
  screen.getByText('Password is required');
  await type(/^Name/, 'My phone');
  await type('Enter your password', 'a quiet morning');
  await press('Continue');
  await passkeysPart().findByText('My phone');
  expect(asked).toEqual([{ rp: { id: 'localhost', name: 'FranchiseSetu' }, challenge }]);
  expect(seen).toMatchObject([
    { url: '/api/auth/passkeys/options', body: { currentPassword: 'a quiet morning' } },
    {
      url: '/api/auth/passkeys',
      body: { name: 'My phone', answer: { id: 'AQI', rawId: 'AQI', response: { transports: ['internal'] } } },
    },
  ]);
  expect(shownToast()).toMatchObject({
    description: 'You can sign in with the passkey “My phone” from now on.',
  });
  expect(sessionStorage.length).toBe(0);
});

test('an account with two-step verification is also asked for a code', async () => {
  aBrowser();
  const { seen } = await openSettings(
    () =>
      problem(400, 'validation_failed', 'Check the fields.', [
        { path: 'code', message: 'This code is wrong or was used already' },
      ]),
    'investor',
    stored([], { needsCode: true }),
  );
  await passkeysPart().findByRole('button', { name: 'Add a Passkey...' });
  await press('Add a Passkey...');
  await type(/^Name/, 'My phone');
  await type('Enter your password', 'a quiet morning');
  await type('Code', '123456');
  await press('Continue');
  await screen.findByText('This code is wrong or was used already');
  expect(seen).toMatchObject([{ body: { currentPassword: 'a quiet morning', code: '123456' } }]);
});

test.each([
  ['NotAllowedError', 'No passkey was made: you stopped it, or it took too long.'],
  ['InvalidStateError', 'This device has a passkey for your account already.'],
  ['NotSupportedError', /^This device cannot keep a passkey/],
])('the browser error %s is explained in the dialog', async (refusal, sentence) => {
  aBrowser(refusal);
  const { seen } = await openSettings(() => reply(200, options));
  await passkeysPart().findByRole('button', { name: 'Add a Passkey...' });
  await fill();
  await within(screen.getByRole('dialog')).findByText(sentence);
  expect(seen).toHaveLength(1);
});

test('a refusal of the service is shown in the dialog', async () => {
  aBrowser();
  await openSettings(() => problem(503, 'passkey_unavailable', 'Passkeys are not offered at this address.'));
  await passkeysPart().findByRole('button', { name: 'Add a Passkey...' });
  await fill();
  await within(screen.getByRole('dialog')).findByText('Passkeys are not offered at this address.');
});

test('each passkey shows when it was added and used, and is renamed', async () => {
  aBrowser();
  const { seen } = await openSettings(
    () => reply(200, { ...keyRing, name: 'Blue key' }),
    'brand',
    stored([phone, keyRing]),
  );
  await passkeysPart().findByText('Added 20 November 2026 · last used 21 November 2026');
  passkeysPart().getByText('Added 20 November 2026 · not used yet');
  await press('Rename Key ring');
  await type('Name', 'Blue key');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen).toMatchObject([
    { method: 'PATCH', url: `/api/auth/passkeys/${keyRing.id}`, body: { name: 'Blue key' } },
  ]);
});

test('a passkey is removed after a confirmation', async () => {
  aBrowser();
  let passkeys = [phone, keyRing];
  const { seen } = await openSettings(
    () => {
      passkeys = [keyRing];
      return reply(200, { removed: true });
    },
    'investor',
    { passkeys: () => reply(200, { isAvailable: true, needsCode: false, passkeys }) },
  );
  await passkeysPart().findByText('My phone');
  await press('Remove My phone');
  expect(seen).toEqual([]);
  await press('Remove');
  await waitFor(() => expect(passkeysPart().queryByText('My phone')).toBeNull());
  expect(seen).toMatchObject([{ method: 'DELETE', url: `/api/auth/passkeys/${phone.id}` }]);
  expect(shownToast()).toMatchObject({ description: 'The passkey “My phone” is removed.' });
});

test('an account with ten passkeys cannot add another', async () => {
  aBrowser();
  const ten = Array.from({ length: 10 }, (_, n) => ({ ...phone, id: phone.id.replace(/.$/, `${n}`) }));
  await openSettings(unexpected, 'investor', stored(ten));
  await passkeysPart().findByText('An account has 10 passkeys at most. Remove one to add another.');
  expect(passkeysPart().queryByRole('button', { name: 'Add a Passkey...' })).toBeNull();
});

test('a browser without support lists passkeys and says that it cannot create one', async () => {
  await openSettings(unexpected, 'investor', stored([phone]));
  await passkeysPart().findByText('My phone');
  passkeysPart().getByText('This browser cannot make passkeys.');
});

test.each([
  ['that has none', () => reply(200, { isAvailable: false, needsCode: false, passkeys: [] })],
  ['from before there were any', () => problem(404, 'not_found', 'No such endpoint.')],
])('an installation %s shows nothing about passkeys', async (_what, passkeys) => {
  aBrowser();
  const { seen } = await openSettings(unexpected, 'investor', { passkeys });
  await screen.findByRole('button', { name: 'Set Up...' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull());
  expect(seen).toEqual([]);
});

test('passkeys that failed to load show Retry', async () => {
  aBrowser();
  await openSettings(unexpected, 'investor', {
    passkeys: () => problem(503, 'service_unavailable', 'The service is down.'),
  });
  await passkeysPart().findByText('Your passkeys could not be loaded.');
  passkeysPart().getByRole('button', { name: 'Retry' });
});

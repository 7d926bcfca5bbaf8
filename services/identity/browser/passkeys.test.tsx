import { act } from '@testing-library/react';
import { renderPage } from '../src/pages/sign-in/page';

const options = { challenge: 'AQID', rpId: 'localhost', timeout: 300_000, userVerification: 'required' };
const bytes = (...values: number[]) => Uint8Array.from(values).buffer;
const credential = {
  id: 'AQI',
  rawId: bytes(1, 2),
  type: 'public-key',
  response: {
    clientDataJSON: bytes(3),
    authenticatorData: bytes(4),
    signature: bytes(5),
    userHandle: bytes(6),
  },
  getClientExtensionResults: () => ({}),
};

type Get = (request: { mediation?: string; signal: AbortSignal }) => Promise<unknown>;

/** A prompt that stays open until another prompt replaces it. */
const waiting: Get = ({ signal }) =>
  new Promise((_answer, refuse) => {
    signal.addEventListener('abort', () => refuse(new DOMException('another question', 'AbortError')));
  });
const closed: Get = async () => {
  throw new DOMException('closed', 'NotAllowedError');
};

/**
 * Renders the sign-in page in a browser with passkeys, which jsdom does not have.
 * @param get how the person answers the browser's prompts; null for a browser without passkeys
 * @returns the requests of the page
 */
const openPage = async (
  get: Get | null,
  { suggests = false, reply = () => Response.json(options), providerName = null as string | null } = {},
) => {
  const seen: string[] = [];
  document.documentElement.innerHTML = renderPage({
    open: 'sign-in',
    returnTo: '/franchises/7',
    role: undefined,
    typed: {},
    issues: [],
    alert: null,
    isSuspended: false,
    providerName,
    hasPasskeys: true,
    demo: null,
  });
  window.fetch = async (address, init) => {
    seen.push(`${init?.method} ${address}`);
    return reply();
  };
  HTMLFormElement.prototype.submit = function submit() {
    const fields = new FormData(this);
    seen.push(`send ${new URL(this.action).pathname} to ${fields.get('returnTo')}`);
    seen.push(JSON.parse(String(fields.get('answer'))).response.signature);
  };
  if (get) {
    Object.assign(window, {
      PublicKeyCredential: Object.assign(() => undefined, {
        isConditionalMediationAvailable: async () => suggests,
      }),
    });
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        get: (request: { mediation?: string; signal: AbortSignal }) => {
          seen.push(`ask ${request.mediation ?? 'now'}`);
          return get(request);
        },
      },
    });
  }
  await act(() =>
    jest.isolateModulesAsync(async () => {
      await import('./passkeys');
    }),
  );
  return seen;
};

afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const button = () => {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Sign in with a passkey',
  );
  if (!found) throw new Error('The page has no button for passkeys');
  return found;
};
const isShown = () => button().closest('[hidden]') === null;
const press = () => act(async () => button().click());
const alertText = () => document.querySelector('.passkey [role=alert]')?.textContent;

const begun = 'POST /api/login/passkey/options';

test('a browser without passkeys does not show the button', async () => {
  expect(await openPage(null)).toEqual([]);
  expect(isShown()).toBe(false);
});

test('the button sends the form with the answer of the passkey', async () => {
  const seen = await openPage(async () => credential);
  expect(isShown()).toBe(true);
  expect(seen).toEqual([]);
  await press();
  expect(seen).toEqual([begun, 'ask now', 'send /api/login/passkey to /franchises/7', 'BQ']);
});

test('the button is next to the button of a provider', async () => {
  await openPage(async () => credential, { providerName: 'Setu ID' });
  expect(isShown()).toBe(true);
  expect(document.querySelectorAll('.or')).toHaveLength(2);
});

test('a browser with autofill suggests passkeys in the field for the address', async () => {
  const seen = await openPage(async () => credential, { suggests: true });
  expect(seen).toEqual([begun, 'ask conditional', 'send /api/login/passkey to /franchises/7', 'BQ']);
});

test('the button aborts the suggestion, which starts again when the person closes the prompt', async () => {
  const seen = await openPage((request) => (request.mediation ? waiting(request) : closed(request)), {
    suggests: true,
  });
  await press();
  expect(seen).toEqual([begun, 'ask conditional', begun, 'ask now', begun, 'ask conditional']);
  expect(alertText()).toBe('');
  expect(button().disabled).toBe(false);
});

test('a suggestion is renewed before its challenge expires, but not while the page is hidden', async () => {
  jest.useFakeTimers();
  const seen = await openPage(waiting, { suggests: true });
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  await pass(2 * 60_000);
  expect(seen).toHaveLength(2);
  await pass(70_000);
  expect(seen).toEqual([begun, 'ask conditional', begun, 'ask conditional']);
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  await pass(10 * 60_000);
  expect(seen).toHaveLength(4);
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  await pass(10_000);
  expect(seen).toHaveLength(6);
  jest.useRealTimers();
});

test.each([
  [
    'a refusal of the service',
    () => Response.json({ detail: 'Too many tries. Wait a minute.' }, { status: 429 }),
    'Too many tries. Wait a minute.',
  ],
  [
    'a reply that cannot be read',
    () => new Response('<html>', { status: 502 }),
    'Passkeys cannot be checked at the moment. Sign in with your password.',
  ],
])('%s is shown below the button', async (_what, reply, sentence) => {
  const seen = await openPage(async () => credential, { reply });
  await press();
  expect(seen).toEqual([begun]);
  expect(alertText()).toBe(sentence);
  expect(button().disabled).toBe(false);
});

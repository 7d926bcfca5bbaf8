import { type CurrentUser, getCurrentUser, type OwnSession, type UserRole } from '@setu/contracts';
import { aUser } from '@setu/marketplace/testing';
import type { Transport } from '@setu/mfe-kit';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen, within } from '@testing-library/react';
import Settings from '../src/screens/settings';

/** Clears drafts and toasts. Call it after each test. */
export const closeSettings = () => {
  sessionStorage.clear();
  act(() => dismissToast());
};

const id = '22222222-2222-4222-8222-222222222222';

/** The signed-in user. */
export const person = (role: UserRole): CurrentUser =>
  aUser({ id, role, isEmailConfirmed: false, phone: '9820012345', city: 'Leh', state: 'Ladakh' });

/** A JSON reply. */
export const reply = (status: number, body: unknown): Response => Response.json(body, { status });

/** A refusal as the services send it. */
export const problem = (status: number, code: string, detail: string, errors?: object[]) =>
  reply(status, {
    type: 'about:blank',
    title: status === 401 ? 'Unauthorized' : 'No',
    status,
    code,
    detail,
    errors,
  });

interface Call {
  method: string;
  url: string;
  body: unknown;
}

/** The current session. */
export const here: OwnSession = {
  id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0b',
  kind: 'user',
  device: 'Chrome on Windows',
  startedAt: '2026-11-20T06:30:00.000Z',
  lastUsedAt: '2026-11-21T09:15:00.000Z',
  isCurrent: true,
};
/** Another session of the user. */
export const there: OwnSession = {
  ...here,
  id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0c',
  device: 'Firefox on Android',
  isCurrent: false,
};

/** Default replies to the reads of the settings, by address. */
const reads = {
  sessions: '/api/auth/sessions',
  twoStep: '/api/auth/two-step',
  passkeys: '/api/auth/passkeys',
  provider: '/api/auth/provider',
  mail: '/api/settings/mail',
  push: '/api/settings/push',
  team: '/api/team',
  webhook: '/api/webhook',
  deliveries: '/api/webhook/deliveries?limit=10',
} as const;
type Replies = Record<keyof typeof reads, () => Response>;

const usualReplies: Replies = {
  sessions: () => reply(200, [here]),
  twoStep: () => reply(200, { isAvailable: true, since: null, recoveryCodesLeft: 0 }),
  passkeys: () => reply(200, { isAvailable: true, needsCode: false, passkeys: [] }),
  provider: () => reply(200, { name: null, since: null, hasPassword: true }),
  mail: () => reply(200, { inquiries: true, assignments: true, listings: true }),
  push: () => reply(200, { applicationServerKey: 'BNbN', browsers: [] }),
  team: () => reply(200, { isOwner: true, brandName: 'Nadi Naturals', members: [], invitations: [] }),
  webhook: () => reply(200, null),
  deliveries: () => reply(200, []),
};

/**
 * Renders the settings with a server that gives these answers.
 * @param replies replies to reads that differ from the default
 * @returns the requests that the server received
 */
export const openSettings = async (
  answer: (call: Call) => Response,
  role: UserRole = 'investor',
  replies: Partial<Replies> = {},
) => {
  const seen: Call[] = [];
  const server: Transport = async (url, { method = 'GET', body }) => {
    const call = { method, url, body: typeof body === 'string' ? JSON.parse(body) : undefined };
    if (method !== 'GET') seen.push(call);
    for (const part of Object.keys(reads) as (keyof Replies)[])
      if (method === 'GET' && url === reads[part]) return { ...usualReplies, ...replies }[part]();
    return method === 'GET' && url === getCurrentUser.path ? reply(200, person(role)) : answer(call);
  };
  const { client } = await renderScreen(<Settings params={{}} search={new URLSearchParams()} />, {
    user: person(role),
    server,
  });
  return { seen, client };
};

/** Queries in one part of the settings. */
export const part = (name: string) => within(screen.getByRole('region', { name }));
/** A field by its label. */
export const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
/** Types into a field. */
export const type = (name: string | RegExp, text: string) =>
  act(async () => fireEvent.input(box(name), { target: { value: text } }));
/** Presses a button. */
export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** The toast that is open. */
export const shownToast = () => currentToasts().find(({ isOpen }) => isOpen);

import { randomInt, randomUUID } from 'node:crypto';
import { demoPasswordDefault } from '@setu/contracts';
import { platformUrl } from '../platform/platform';

interface ApiReply {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any shape
  body: any;
}

/** A session of a program with the platform. It stores cookies, like a browser. */
export interface ApiSession {
  call: (
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ) => Promise<ApiReply>;
  cookies: Map<string, string>;
}

export const apiSession = (): ApiSession => {
  const cookies = new Map<string, string>();
  return {
    cookies,
    call: async (method, path, { body, headers = {} } = {}) => {
      const reply = await fetch(`${platformUrl()}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(cookies.size > 0
            ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
            : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      for (const cookie of reply.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const at = pair.indexOf('=');
        const name = pair.slice(0, at);
        if (pair.slice(at + 1) === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) cookies.delete(name);
        else cookies.set(name, pair.slice(at + 1));
      }
      // A stream does not end, so its body is not awaited.
      const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      if (isStream) await reply.body?.cancel();
      const text = isStream ? '' : await reply.text();
      const isJson = /json/.test(reply.headers.get('content-type') ?? '');
      return {
        status: reply.status,
        headers: reply.headers,
        text,
        body: isJson && text ? JSON.parse(text) : text,
      };
    },
  };
};

/** Makes a call that must succeed. @returns the body of its reply */
export const send = async (session: ApiSession, method: string, path: string, body?: unknown) => {
  const reply = await session.call(method, path, { body });
  if (reply.status >= 300) throw new Error(`${method} ${path} answered ${reply.status}: ${reply.text}`);
  return reply.body;
};

/** An e-mail address that is unique in this run. */
export const freshEmail = (who: string) => `${who}-${randomUUID().slice(0, 8)}@example.test`;

export const testPassword = 'a-long-enough-password';

/** An address in a new network: the limit of new accounts counts per network, and a run has many users. */
const aNetwork = (): string => ['10', randomInt(256), randomInt(256), randomInt(256)].join('.');

/** The session of a user whom this run registered. */
export interface RegisteredSession extends ApiSession {
  user: { id: string; email: string };
}

/** Registers a new user with the JSON call. @returns their session */
export const registered = async (role: 'investor' | 'brand' | 'agent'): Promise<RegisteredSession> => {
  const session = apiSession();
  const reply = await session.call('POST', '/api/register', {
    headers: { 'x-forwarded-for': aNetwork() },
    body: {
      email: freshEmail(role),
      password: testPassword,
      firstName: 'Asha',
      lastName: 'Rao',
      role,
      acceptTerms: true,
    },
  });
  if (reply.status !== 201) throw new Error(`register answered ${reply.status}: ${reply.text}`);
  return { ...session, user: reply.body };
};

/** Password of the demo accounts of this run. */
export const demoPassword = (): string => process.env.DEMO_PASSWORD || demoPasswordDefault;

const signedIn = async (path: string, email: string): Promise<ApiSession> => {
  const session = apiSession();
  await send(session, 'POST', path, { email, password: demoPassword() });
  return session;
};

/** Signs in with a demo account. */
export const signedInDemo = (email: string): Promise<ApiSession> => signedIn('/api/login', email);

/** Opens an administrator session, which is separate from a user session. */
export const signedInAdmin = (email = 'admin@demo.test'): Promise<ApiSession> =>
  signedIn('/api/admin/login', email);

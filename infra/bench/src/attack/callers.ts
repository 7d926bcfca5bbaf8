import { randomUUID } from 'node:crypto';
import { demoPassword } from '@setu/e2e';

export interface Answer {
  status: number;
  text: string;
  body: unknown;
}

/** A caller with the cookies that a browser would store. */
export interface Caller {
  name: string;
  /** The cookies for a request. */
  cookie: () => string;
  /** Id of the account; null for a caller without an account. */
  id: string | null;
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
}

const json = { 'content-type': 'application/json' };

export const makeCaller = (baseUrl: string, name: string): Caller => {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  return {
    name,
    cookie,
    id: null,
    call: async (method, path, body, headers = {}) => {
      const reply = await fetch(`${baseUrl}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          cookie: cookie(),
          ...(body === undefined ? {} : json),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const cookie of reply.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const at = pair.indexOf('=');
        cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      const text = await reply.text();
      const isJson = /json/.test(reply.headers.get('content-type') ?? '');
      return { status: reply.status, text, body: isJson && text ? (JSON.parse(text) as unknown) : text };
    },
  };
};

const idOf = ({ body }: Answer): string => {
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string')
    return body.id;
  throw new Error(`No id in ${JSON.stringify(body)}`);
};

/** The id of a created row. @throws when the reply is not a success */
export const made = async (answer: Promise<Answer>): Promise<string> => {
  const seen = await answer;
  if (seen.status >= 300) throw new Error(`${seen.status}: ${seen.text}`);
  return idOf(seen);
};

/** A new account with private marks as e-mail address and phone. */
export const register = async (
  baseUrl: string,
  name: string,
  role: 'investor' | 'brand' | 'agent',
  person: { email?: string; phone?: string } = {},
): Promise<Caller> => {
  const caller = makeCaller(baseUrl, name);
  const id = await made(
    caller.call('POST', '/api/register', {
      email: `${name}-${randomUUID()}@example.test`,
      password: 'a-long-enough-password',
      firstName: 'Asha',
      lastName: name,
      role,
      acceptTerms: true,
      ...(role === 'brand' ? { brandName: `${name} ${randomUUID().slice(0, 8)}` } : {}),
      ...person,
    }),
  );
  return { ...caller, id };
};

/** The demo administrator: `admin` is the session below /api/admin, `user` the ordinary one. */
export const administrator = async (baseUrl: string, kind: 'admin' | 'user'): Promise<Caller> => {
  const caller = makeCaller(baseUrl, kind === 'admin' ? 'administrator session' : 'admin');
  const path = kind === 'admin' ? '/api/admin/login' : '/api/login';
  const answer = await caller.call('POST', path, { email: 'admin@demo.test', password: demoPassword() });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return caller;
};

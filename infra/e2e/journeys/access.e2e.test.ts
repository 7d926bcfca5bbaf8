import { allEndpoints } from '@setu/contracts';
import type { Access, Endpoint } from '@setu/protocol';
import {
  type ApiSession,
  apiSession,
  registered,
  signedInAdmin,
  signedInDemo,
} from '../src/visitors/api-client';

type Who = 'signed out' | 'investor' | 'brand' | 'agent' | 'admin' | 'administrator session';

let sessions: Record<Who, ApiSession>;
beforeAll(async () => {
  const [investor, brand, agent, admin, administrator] = await Promise.all([
    registered('investor'),
    registered('brand'),
    registered('agent'),
    // Not the account of the administrator session, because one of the calls would end it.
    signedInDemo('ops@demo.test'),
    signedInAdmin(),
  ]);
  sessions = {
    'signed out': apiSession(),
    investor,
    brand,
    agent,
    admin,
    'administrator session': administrator,
  };
});

/** The expected refusal by the access that an endpoint declares; null when the call is allowed. */
const refusalFor = (access: Access, who: Who): 401 | 403 | null => {
  if (access === 'public') return null;
  if (access === 'admin') return who === 'administrator session' ? null : 401;
  if (who === 'signed out' || who === 'administrator session') return 401;
  if (access === 'signed-in') return null;
  return access.includes(who) ? null : 403;
};

/** The path with ids of no row: an allowed caller gets 404, 400 or a list, never 401 or 403. */
const pathOf = (endpoint: Endpoint) =>
  endpoint.path.replace(/:[A-Za-z]+/g, '00000000-0000-4000-8000-00000000dead');

/** Navigations that begin or end sessions are not data calls. Other tests cover them. */
const navigations = new Set([
  '/api/login',
  '/api/logout',
  '/api/register',
  '/api/admin/login',
  '/api/admin/logout',
]);
const calls = allEndpoints.filter(({ path }) => !navigations.has(path));

test.each(calls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s allows only the callers that its access names',
  async (_name, endpoint) => {
    for (const [who, session] of Object.entries(sessions) as [Who, ApiSession][]) {
      const refusal = refusalFor(endpoint.access, who);
      const reply = await session.call(
        endpoint.method,
        pathOf(endpoint),
        endpoint.accepts === 'none' ? {} : { body: {} },
      );
      if (refusal === null) expect([who, [401, 403].includes(reply.status)]).toEqual([who, false]);
      else expect([who, reply.status]).toEqual([who, refusal]);
      expect(reply.status).toBeLessThan(500);
    }
  },
);

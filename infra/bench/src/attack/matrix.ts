import { allEndpoints } from '@setu/contracts';
import type { Access, Endpoint } from '@setu/protocol';
import { withPlatform } from '../setup/platform';
import { printTable } from '../setup/table';
import type { Answer, Caller } from './callers';
import { type Findings, makeFindings, reportFailures } from './findings';
import { buildWorld, type World } from './world';

const absent = '00000000-0000-4000-8000-00000000dead';
const malformed = ['x', "' or '1'='1", '%00', 'x'.repeat(3000), '..%2f..%2fadmin', '%ff'];

/** The expected refusal by an endpoint's access; null when the caller is allowed. */
const refusalOf = (access: Access, { name }: Caller): 401 | 403 | null => {
  if (access === 'public') return null;
  if (access === 'admin') return name === 'administrator session' ? null : 401;
  if (name === 'signed out' || name === 'administrator session') return 401;
  if (access === 'signed-in') return null;
  const role = name.replace('other-', '');
  return access.some((each) => each === role) ? null : 403;
};

/** Calls that begin or end the caller's own session, or change what other probes rely on. */
const isLeftOut = ({ method, path }: Endpoint, { name }: Caller) =>
  /\/(login|logout|register|password)$/.test(path) ||
  (name === 'administrator session' && method !== 'GET' && path.includes(':'));

const problemOf = (world: World, caller: Caller, answer: Answer, refusal: number | null): string | null => {
  if (answer.status >= 500) return `answered ${answer.status}`;
  if (refusal !== null && answer.status !== refusal) return `answered ${answer.status} instead of ${refusal}`;
  for (const { text, readers } of world.marks)
    if (readers.has(caller.name) && answer.text.includes(text)) world.seen.add(text);
  const leaked = world.marks.find(
    ({ text, readers }) => !readers.has(caller.name) && answer.text.includes(text),
  );
  return leaked ? `showed what only ${[...leaked.readers].join(', ')} may read` : null;
};

const idsFor = (world: World, path: string): readonly string[] => {
  const prefix = path.slice(0, path.indexOf(':'));
  return [...(world.rows.get(prefix) ?? []), absent, ...malformed.map(encodeURIComponent)];
};

const probeCall = async (
  world: World,
  endpoint: Endpoint,
  path: string,
  caller: Caller,
  findings: Findings,
) => {
  const body = endpoint.accepts === 'none' ? undefined : {};
  const answer = await caller.call(endpoint.method, path, body);
  const what = `${endpoint.method} ${path.slice(0, 80)} by ${caller.name}`;
  const owners = world.owners.get(`${endpoint.method} ${path}`);
  const isForeign =
    owners !== undefined && !owners.has(caller.name) && caller.name !== 'administrator session';
  const done = isForeign && answer.status < 300 ? `answered ${answer.status} to another person's row` : null;
  findings.try(what, done ?? problemOf(world, caller, answer, refusalOf(endpoint.access, caller)));
};

const probeEndpoints = async (world: World, findings: Findings) => {
  for (const endpoint of allEndpoints)
    for (const caller of world.callers) {
      if (isLeftOut(endpoint, caller)) continue;
      const paths = endpoint.path.includes(':')
        ? idsFor(world, endpoint.path).map((id) => endpoint.path.replace(/:[A-Za-z]+/, id))
        : [endpoint.path];
      for (const path of paths) await probeCall(world, endpoint, path, caller, findings);
    }
};

const pages = [
  '/',
  '/franchises',
  '/franchises/:id',
  '/mindmap',
  '/dashboard',
  '/properties',
  '/settings',
  '/admin',
  '/admin/login',
];

const probePages = async (world: World, findings: Findings) => {
  for (const caller of world.callers)
    for (const page of pages) {
      const paths = page.includes(':')
        ? idsFor(world, '/api/franchises/:id').map((id) => page.replace(':id', id))
        : [page];
      for (const path of paths) {
        const answer = await caller.call('GET', path, undefined, { accept: 'text/html' });
        findings.try(`page ${path.slice(0, 80)} by ${caller.name}`, problemOf(world, caller, answer, null));
      }
    }
};

const foreignFields = {
  id: absent,
  brandId: absent,
  userId: absent,
  ownerId: absent,
  agentId: absent,
  fromUserId: absent,
  role: 'admin',
  isVerified: true,
  isAdmin: true,
  rating: '5.00',
  reviewCount: 999,
  outletCount: 999,
  totalDeals: 99,
  status: 'deal_closed',
  createdAt: '2000-01-01T00:00:00.000Z',
  brandName: 'Another brand',
};

/** Fields that a caller must not set, sent together with allowed fields. */
const probeForeignFields = async (world: World, findings: Findings) => {
  const [franchise] = world.rows.get('/api/franchises/') ?? [];
  const writes = [
    [world.brand, 'PATCH', `/api/franchises/${franchise}`, { title: 'Open listing' }],
    [world.agent, 'PATCH', '/api/agent/profile', { companyName: 'Setu Realty' }],
    [world.investor, 'PATCH', '/api/auth/user', { firstName: 'Asha' }],
  ] as const;
  for (const [caller, method, path, body] of writes)
    for (const [field, value] of Object.entries(foreignFields)) {
      const answer = await caller.call(method, path, { ...body, [field]: value });
      const reply: unknown = answer.body;
      const taken = typeof reply === 'object' && reply !== null && Reflect.get(reply, field) === value;
      findings.try(
        `${method} ${path} with ${field}`,
        answer.status >= 500 || taken ? `${answer.status}, value taken: ${taken}` : null,
      );
    }
};

/**
 * Every call and page by nine callers with their own, foreign, hidden, absent and malformed ids. No caller may get what an endpoint's
 * access or a row's owner denies, none may read a private text of others, and no reply may be 5xx.
 */
export const benchMatrix = () =>
  withPlatform(async (platform) => {
    const world = await buildWorld(platform.url);
    const parts = {
      'calls by caller and id': probeEndpoints,
      'pages by caller': probePages,
      'fields a caller must not set': probeForeignFields,
    };
    const rows: (string | number)[][] = [];
    const failed: string[] = [];
    // If even its readers never got a private text, checking all others would prove nothing.
    const proveMarks = async (_: World, findings: Findings) => {
      for (const { text } of world.marks)
        findings.try(
          `private text ${text}`,
          world.seen.has(text) ? null : 'was shown to none of its readers',
        );
    };
    for (const [name, probe] of Object.entries({
      ...parts,
      'private texts that their readers got': proveMarks,
    })) {
      const findings = makeFindings();
      await probe(world, findings);
      rows.push([name, findings.tried(), findings.failed().length]);
      failed.push(...findings.failed());
    }
    printTable('Authorisation', [['probes', 'tried', 'failed'], ...rows]);
    reportFailures(failed);
  });

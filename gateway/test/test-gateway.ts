import { readFile, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { serviceNames } from '@setu/contracts';
import type { Clock, Logger } from '@setu/service-kit';
import { eventually, makeCallers, patientDatabase, type TestDatabase } from '@setu/service-kit/test';
import { readEnvironment } from '../src/process/env';
import { type RunningGateway, startGateway } from '../src/start-gateway';
import {
  type CallRegistry,
  registryCalls,
  releaseTo,
  remote,
  remoteFiles,
  serviceFiles,
  serviceRelease,
  shell,
  shellFiles,
} from './front-ends';
import { type Handle, json, type Peer, startPeer } from './peer';
import { emptyStore, type RegistryStore, releasedStore } from './released-template';

export const userId = '99999999-9999-4999-8999-999999999999';

export const user = {
  id: userId,
  email: 'asha@demo.test',
  firstName: 'Asha',
  lastName: null,
  profileImageUrl: null,
  role: 'brand',
  phone: null,
  city: null,
  state: null,
  createdAt: '2026-11-20T10:00:00.000Z',
};

/** Keys with which test gateways sign cookies; the first one signs. */
export const sessionKeys = ['a-secret-of-some-length', 'an-older-secret-of-some-length'] as const;

/** A token for every deployable, which test gateways accept from the start. */
const releaseToken = 'fs_a-token-of-the-platform-for-every-deployable';

interface Who {
  userId?: string;
  role?: string;
  version?: number;
  /** The brand that the person works for. */
  worksFor?: string | null;
}

/** Answers like identity: signs in the person in the body, and identifies a user by the caller token. */
export const identityAnswers: Handle = (request, reply) => {
  if (request.url === '/api/login' && request.method === 'POST') {
    const who = JSON.parse(request.body) as Who;
    const start = { ...who, userId: who.userId ?? userId, role: who.role ?? 'brand' };
    json(reply, 200, user, { 'x-session-command': JSON.stringify({ start }) });
  } else if (request.url === '/api/admin/login') {
    const startAdmin = { userId, ...JSON.parse(request.body) };
    json(reply, 200, {}, { 'x-session-command': JSON.stringify({ startAdmin }) });
  } else if (request.url === '/api/admin/logout') {
    json(reply, 200, { loggedOut: true }, { 'x-session-command': '{"endAdmin":true}' });
  } else if (request.url === '/api/auth/password') {
    const headers: Record<string, string> = { 'x-session-command': '{"endOthers":true}' };
    if (request.body !== '') headers['x-account-state'] = request.body;
    json(reply, 200, { changed: true }, headers);
  } else if (request.url.endsWith('/role') && request.method === 'PATCH') {
    json(reply, 200, {}, { 'x-account-state': request.body });
  } else if (request.url === '/api/auth/user') {
    if (request.headers['x-caller-token']) json(reply, 200, user);
    else json(reply, 401, { title: 'Unauthorized' });
  } else {
    json(reply, 200, { ok: true });
  }
};

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any shape
  json: () => any;
  bytes: Buffer;
  /** Cookies of the reply as a browser would send them back; without expired ones. */
  cookies: string;
}

export interface TestGateway {
  url: string;
  running: RunningGateway;
  database: TestDatabase;
  identity: Peer;
  catalog: Peer;
  /** Calls the registry with a token for every deployable. */
  registry: CallRegistry;
  releaseToken: string;
  /** Folder of the registry's files. */
  artefacts: string;
  publicKey: string;
  send: (path: string, sent?: Sent) => Promise<Got>;
  /** GET on the port of health and metrics. */
  probe: (path: string) => Promise<Got>;
  /** Signs in. @returns the cookies */
  signIn: (cookie?: string, as?: Who) => Promise<string>;
  /** Logs in as an administrator. @returns the cookies */
  logIn: (cookie?: string, as?: Omit<Who, 'role'>) => Promise<string>;
  stop: () => Promise<void>;
}

const cookiesOf = (headers: IncomingHttpHeaders) =>
  (headers['set-cookie'] ?? [])
    .filter((cookie) => !/expires=Thu, 01 Jan 1970/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** One exchange with node:http, because fetch forbids some headers that an attacker may send. */
const send = (base: string, path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
  new Promise<Got>((resolve, reject) => {
    const url = new URL(base);
    const request = httpRequest(
      { host: url.hostname, port: url.port, path, method, headers, agent: false },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            text,
            bytes,
            json: () => JSON.parse(text),
            cookies: cookiesOf(reply.headers),
          });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });

interface TestOptions {
  /** True when nothing is published yet. */
  isBare?: boolean;
  /** The database and artefacts of another gateway, which removes them. */
  beside?: RegistryStore;
  /** Folder of the gateway's own pacts; none by default. */
  pactFolder?: string;
  logger?: Logger;
  clock?: Clock;
  /** True when its broker does not answer yet, so the start does not wait for a connection. */
  isBrokerAway?: boolean;
}

/** Publishes and promotes the shell, a remote and every service. */
export const releaseAll = async ({ registry }: Pick<TestGateway, 'registry'>): Promise<void> => {
  await releaseTo(registry, shell, shellFiles);
  await releaseTo(registry, remote, remoteFiles);
  for (const name of serviceNames) await releaseTo(registry, serviceRelease(name), serviceFiles);
};

/** For tests of limits per minute: time does not pass. */
export const stoppedClock: Clock = { now: () => new Date('2026-11-20T10:00:00.000Z') };

/** For tests in which pages time out: short enough to wait for, and long enough for other pages. */
export const shortWait = { PAGE_WAIT_MS: '5000' };

/** Limits that no test reaches by accident: all requests come from one network, and the machine is busy. */
const wideLimits = { RATE_LIMIT: '0', MAX_IN_FLIGHT: '1000', PAGE_WAIT_MS: '60000', ...patientDatabase };

const publishFirstReleases = async (beside: RegistryStore) => {
  const gateway = await startTestGateway({}, { beside });
  await releaseAll(gateway);
  await gateway.stop();
};

/** A database and artefacts in which the first releases are live, for the option `beside`. */
export const firstReleases = (): Promise<RegistryStore> => releasedStore(publishFirstReleases);

/** Removes a store that no gateway uses any longer. */
export const removeStore = async ({ database, artefacts }: RegistryStore): Promise<void> => {
  await rm(artefacts, { recursive: true, force: true });
  await database.drop();
};

/** A real gateway with its own database, and HTTP servers in place of the services. */
export const startTestGateway = async (
  extra: Record<string, string> = {},
  { isBare = false, beside, pactFolder = '', logger, clock, isBrokerAway = false }: TestOptions = {},
): Promise<TestGateway> => {
  const [{ database, artefacts }, identity, catalog] = await Promise.all([
    beside ?? (isBare ? emptyStore() : firstReleases()),
    startPeer(identityAnswers),
    startPeer((_request, reply) => json(reply, 200, [])),
  ]);
  const callers = makeCallers();
  const environment = readEnvironment({
    DATABASE_URL: database.url,
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    CALLER_PRIVATE_KEY: callers.privateKey,
    SESSION_KEYS: sessionKeys.join(','),
    IDENTITY_URL: identity.url,
    CATALOG_URL: catalog.url,
    ARTEFACTS: artefacts,
    RELEASE_TOKEN: releaseToken,
    PUBLIC_URL: 'http://franchisesetu.test',
    DRAIN_GRACE_MS: '0',
    ...wideLimits,
    ...extra,
  });
  const rendererProgram = await readFile(join(__dirname, '../src/edge/renderer/process/program.mjs'), 'utf8');
  const running = await startGateway(environment, rendererProgram, pactFolder, { logger, clock });
  const probe = (path: string) => send(running.internalUrl, path);
  // The broker answers after it has the subscriptions, because both use the same connection.
  if (environment.NATS_URL && !isBrokerAway)
    await eventually(async () => expect((await probe('/readyz')).json().checks.broker).toBe(true));
  const registry = registryCalls(running.url, releaseToken);
  const sendHere = (path: string, sent?: Sent) => send(running.url, path, sent);
  const enter = async (path: string, cookie: string, as: Who) => {
    const reply = await sendHere(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(as),
    });
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status} ${reply.text}`);
    return reply.cookies;
  };
  return {
    url: running.url,
    running,
    database,
    identity,
    catalog,
    registry,
    releaseToken,
    artefacts,
    publicKey: Buffer.from(callers.publicKey, 'base64url').toString('utf8'),
    send: sendHere,
    probe,
    signIn: (cookie = '', as = {}) => enter('/api/login', cookie, as),
    logIn: (cookie = '', as = {}) => enter('/api/admin/login', cookie, as),
    stop: async () => {
      await running.stop();
      await Promise.all([identity.stop(), catalog.stop()]);
      if (!beside) await removeStore({ database, artefacts });
    },
  };
};

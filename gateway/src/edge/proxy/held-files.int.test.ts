import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  type ClientRequest,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually, startTestBroker, type TestBroker } from '@setu/service-kit/test';
import { json } from '../../../test/peer';
import { firstReleases, removeStore, startTestGateway, type TestGateway } from '../../../test/test-gateway';

/** An upload on its way to the service, as the service sees it. */
interface Arriving {
  bytes: number;
  /** Null while it arrives; true when it arrived completely. */
  cameWhole: boolean | null;
}

const arriving = new Map<string, Arriving>();
let service: Server;
let broker: TestBroker;
let store: Awaited<ReturnType<typeof firstReleases>>;
let gateway: TestGateway;
let other: TestGateway;

/** Receives files, and records whether each arrives completely. */
const receive = (raw: IncomingMessage, reply: Parameters<typeof json>[0]) => {
  const file: Arriving = { bytes: 0, cameWhole: null };
  arriving.set(raw.url ?? '', file);
  raw.on('data', (chunk: Buffer) => {
    file.bytes += chunk.length;
  });
  raw.on('error', () => undefined);
  raw.on('close', () => {
    file.cameWhole = raw.complete;
  });
  raw.on('end', () => json(reply, 200, { bytes: file.bytes }));
};

beforeAll(async () => {
  service = createServer({ keepAliveTimeout: 0 }, receive).listen(0, '127.0.0.1');
  await once(service, 'listening');
  broker = await startTestBroker();
  store = await firstReleases();
  const reached = {
    NATS_URL: broker.url,
    CONTENT_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  };
  gateway = await startTestGateway(reached, { beside: store });
  other = await startTestGateway(reached, { beside: store });
});
afterAll(async () => {
  await gateway?.stop();
  await other?.stop();
  if (store) await removeStore(store);
  await broker?.stop();
  service?.closeAllConnections();
  service?.close();
});

const open: ClientRequest[] = [];
afterEach(() => {
  for (const request of open.splice(0)) request.destroy();
});

const half = Buffer.alloc(40_000, 'x');

/** Sends the first half of a file, and waits until the service has it. */
const firstHalf = async (cookie: string, at = gateway) => {
  const path = `/api/uploads/${randomUUID()}/bytes`;
  const request = httpRequest(`${at.url}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/octet-stream', 'content-length': 2 * half.length },
    agent: false,
  });
  open.push(request);
  const reply = new Promise<{ status: number | undefined; code: unknown }>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', async (message) => {
      const chunks: Buffer[] = [];
      for await (const chunk of message) chunks.push(chunk);
      resolve({ status: message.statusCode, code: JSON.parse(Buffer.concat(chunks).toString()).code });
    });
  });
  request.write(half);
  const file = () => arriving.get(path) ?? { bytes: 0, cameWhole: null };
  await eventually(() => expect(file().bytes).toBe(half.length));
  return { request, reply, file };
};

interface Person {
  userId: string;
  /** The session that sends the file. */
  cookie: string;
  /** Another session of the same user. */
  elsewhere: string;
}
const person = async (worksFor: string | null = null): Promise<Person> => {
  const who = { userId: randomUUID(), role: 'brand', version: 1, worksFor };
  return {
    userId: who.userId,
    cookie: await gateway.signIn('', who),
    elsewhere: await gateway.signIn('', who),
  };
};
const call = (at: TestGateway, method: string, path: string, cookie: string, body?: object) =>
  at.send(path, {
    method,
    headers: {
      cookie,
      origin: 'http://franchisesetu.test',
      host: 'franchisesetu.test',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
/** Publishes identity's event for a change of an account by an administrator. */
const change = async ({ userId }: Person, state: object) =>
  call(other, 'PATCH', `/api/admin/users/${userId}/role`, await other.logIn(), {
    userId,
    role: 'brand',
    version: 2,
    sessionsFrom: 2,
    ...state,
  });

const ends: [string, (one: Person) => Promise<unknown>][] = [
  ['it is signed out', ({ cookie }) => call(other, 'POST', '/api/logout', cookie)],
  [
    'it is ended in the list of devices',
    async ({ elsewhere }) => {
      const sessions = (await call(other, 'GET', '/api/auth/sessions', elsewhere)).json();
      const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
      await call(other, 'DELETE', `/api/auth/sessions/${id}`, elsewhere);
    },
  ],
  ['all others are ended', ({ elsewhere }) => call(other, 'DELETE', '/api/auth/sessions', elsewhere)],
  [
    'the password is changed elsewhere',
    ({ userId, elsewhere }) =>
      call(other, 'POST', '/api/auth/password', elsewhere, {
        userId,
        role: 'brand',
        version: 2,
        sessionsFrom: 2,
      }),
  ],
  ['the account is suspended', (one) => change(one, {})],
];

test.each(ends)('an upload is aborted when its session ends: %s', async (_how, end) => {
  const one = await person();
  const { request, reply, file } = await firstHalf(one.cookie);
  await end(one);
  // The service drops its half at once; the sender sees the error before it has sent the rest.
  await eventually(() => expect(file().cameWhole).toBe(false));
  expect(await reply).toEqual({ status: 401, code: 'unauthenticated' });
  request.end(half);
  expect(file().bytes).toBe(half.length);
});

test('a member who leaves the team can no longer send a file on behalf of the brand', async () => {
  const member = await person(randomUUID());
  const { reply, file } = await firstHalf(member.cookie);
  await change(member, { sessionsFrom: 0, worksFor: null });
  await eventually(() => expect(file().cameWhole).toBe(false));
  expect((await reply).status).toBe(401);
});

test('concurrent uploads of the user’s other sessions arrive', async () => {
  const one = await person();
  const ended = await firstHalf(one.cookie);
  const goesOn = await firstHalf(one.elsewhere);
  const ofAnother = await firstHalf((await person()).cookie);
  await call(gateway, 'POST', '/api/logout', one.cookie);
  expect((await ended.reply).status).toBe(401);
  for (const { request, reply, file } of [goesOn, ofAnother]) {
    request.end(half);
    expect((await reply).status).toBe(200);
    expect(file()).toEqual({ bytes: 2 * half.length, cameWhole: true });
  }
});

test('a file that has arrived is kept when its session ends afterwards', async () => {
  const one = await person();
  const { request, reply } = await firstHalf(one.cookie);
  request.end(half);
  expect((await reply).status).toBe(200);
  await call(gateway, 'POST', '/api/logout', one.cookie);
  expect((await call(gateway, 'GET', '/api/auth/sessions', one.cookie)).status).toBe(401);
});

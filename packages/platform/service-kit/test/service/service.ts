import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOnce, startNats } from '@setu/dev-servers';
import {
  type Logger,
  parseEnvironment,
  type RunningService,
  type ServiceDefinition,
  ServiceEnvironment,
  startService,
} from '../../src/index';
import { eventually } from '../eventually';
import { measured } from '../measured';
import type { TestDatabase } from '../servers/database';
import { createMigratedDatabase } from '../servers/migrated-database';
import { type Callers, makeCallers, type TestUser } from './callers';

/** For a busy machine, and for tests that hold a lock until a call waits for it. */
export const patientDatabase = { DATABASE_WAIT_MS: '120000' };

export interface TestBroker {
  url: string;
  /** Kills the server like `kill -9` and starts it again with the same port and store. */
  kill: () => Promise<void>;
  /** Stops the server until `resume` starts it again with the same port and store. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Stops the server and deletes its streams; `resume` starts it with an empty store. */
  loseStore: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a real nats-server with JetStream for one test file. */
export const startTestBroker = async (): Promise<TestBroker> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-nats-'));
  const start = (port?: number) =>
    measured('starting servers', () => startNats({ dataDir, port, log: () => undefined }));
  let nats = await start();
  return {
    url: nats.url,
    kill: async () => {
      const { pid } = nats;
      if (pid === undefined) throw new Error('nats-server is not running');
      process.kill(pid, 'SIGKILL');
      await eventually(() => {
        if (nats.pid === undefined || nats.pid === pid) throw new Error('nats-server is not back');
      });
    },
    pause: () => nats.stop(),
    resume: async () => {
      nats = await start(Number(new URL(nats.url).port));
    },
    loseStore: async () => {
      await nats.stop();
      await rm(join(dataDir, 'nats', 'streams'), { recursive: true, force: true });
    },
    stop: async () => {
      await nats.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

interface CallOptions {
  as?: TestUser | null;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A complete reply. `body` is parsed if it is JSON. */
export interface TestReply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any shape
  body: any;
  text: string;
}

export interface TestService {
  url: string;
  running: RunningService;
  database: TestDatabase;
  callers: Callers;
  /** One HTTP call as a user, or as a visitor. */
  call: (method: string, path: string, options?: CallOptions) => Promise<TestReply>;
  /** Events in the outbox, oldest first; those of one aggregate when its id is given. */
  outbox: (
    aggregateId?: string,
  ) => Promise<
    { type: string; aggregate_id: string; envelope: { id: string; data: Record<string, unknown> } }[]
  >;
  stop: () => Promise<void>;
}

interface StartOptions {
  broker: { url: string };
  database?: TestDatabase;
  callers?: Callers;
  demo?: boolean;
  clock?: { now: () => Date };
  logger?: Logger;
  /** Further environment variables. */
  env?: Readonly<Record<string, string>>;
}

const read = async (reply: Response): Promise<TestReply> => {
  const text = await reply.text();
  const isJson = /json/.test(reply.headers.get('content-type') ?? '');
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    body: isJson && text ? JSON.parse(text) : text,
  };
};

/**
 * Starts a real service in this process on a free port, with its own database unless one is given. If `PROVIDER_MAIN` names a
 * built main.js, that release answers the calls instead, on the schema of these sources, so that an earlier release can be
 * verified against the same expectations.
 */
export const startTestService = async (
  definition: ServiceDefinition,
  {
    broker,
    database: givenDatabase,
    callers = makeCallers(),
    demo = false,
    clock,
    logger,
    env = {},
  }: StartOptions,
): Promise<TestService> => {
  const database = givenDatabase ?? (await createMigratedDatabase(definition));
  const environment = parseEnvironment(ServiceEnvironment, {
    DATABASE_URL: database.url,
    NATS_URL: broker.url,
    CALLER_PUBLIC_KEY: callers.publicKey,
    DEMO: demo ? '1' : '0',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    DATABASE_POOL: '5',
    ...patientDatabase,
    DRAIN_GRACE_MS: '0',
    ...env,
  });
  const running = await measured('starting services', () =>
    startService(definition, environment, {
      isStrict: true,
      isHourly: false,
      ...(clock ? { clock } : {}),
      ...(logger ? { logger } : {}),
    }),
  );
  const other = process.env.PROVIDER_MAIN
    ? await runOnce({
        main: process.env.PROVIDER_MAIN,
        env: { DATABASE_URL: database.url, NATS_URL: broker.url, CALLER_PUBLIC_KEY: callers.publicKey },
      })
    : null;
  const url = other?.url ?? running.url;
  return {
    url,
    running,
    database,
    callers,
    call: async (method, path, { as = null, body, headers = {} } = {}) =>
      read(
        await fetch(`${url}${path}`, {
          method,
          redirect: 'manual',
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(await callers.headersFor(as)),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
    outbox: async (aggregateId) => {
      const events = running.db('outbox').orderBy('id').select('type', 'aggregate_id', 'envelope');
      return aggregateId === undefined ? events : events.where({ aggregate_id: aggregateId });
    },
    stop: async () => {
      await other?.stop();
      await running.stop();
      if (!givenDatabase) await database.drop();
    },
  };
};

import type { Log } from './log';
import { type RunningNats, startNats } from './nats';
import { startPostgres } from './postgres';
import { checkNats, checkPostgres } from './preflight';
import { seconds } from './progress';
import type { RunningServer } from './running-server';

/** What both servers need to start. */
export interface ServerOptions {
  dataDir: string;
  /** `DATABASE_URL` and `NATS_URL` in it name servers of somebody else, to be used instead of ours. */
  env: NodeJS.ProcessEnv;
  log: Log;
  onChange: () => void;
  signal: AbortSignal;
}

function external(url: string): RunningServer {
  return { url, pid: undefined, stop: () => Promise.resolve() };
}

/** Our PostgreSQL, or the checked one of `DATABASE_URL`. */
export async function openPostgres({ env, ...options }: ServerOptions): Promise<RunningServer> {
  const begin = Date.now();
  if (env.DATABASE_URL) {
    await checkPostgres(env.DATABASE_URL);
    return external(env.DATABASE_URL);
  }
  const server = await startPostgres(options);
  options.log(`  postgres   ready in ${seconds(begin)}`);
  return server;
}

/** Our NATS server, or the checked one of `NATS_URL`, which is not ours to restart. */
export async function openNats({ env, ...options }: ServerOptions): Promise<RunningServer | RunningNats> {
  const begin = Date.now();
  if (env.NATS_URL) {
    await checkNats(env.NATS_URL);
    return external(env.NATS_URL);
  }
  const server = await startNats(options);
  options.log(`  nats       ready in ${seconds(begin)}`);
  return server;
}

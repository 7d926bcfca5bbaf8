import { once } from 'node:events';
import { type ConnectionOptions, connect, ErrorCode, NatsError } from 'nats';
import type { Logger } from '../../observability/logger';
import { certificateProblem, isCertificateCode } from '../../tls/certificate-problem';

/** A shorter interruption of the connection, such as a restart of the server, is not reported, ms. */
const reportAfterMs = 3_000;
/** How often a persisting problem is logged, ms. */
const reportEveryMs = 60_000;
/** How often a lost connection is checked, ms. */
const lookEveryMs = 500;
/** Time limit for one attempt, ms. */
const tryTimeoutMs = 3_000;

const words: Readonly<Record<string, string>> = {
  [ErrorCode.ConnectionRefused]: 'refuses connections. Check that it runs',
  [ErrorCode.Timeout]: 'does not answer',
  [ErrorCode.ConnectionTimeout]: 'does not answer',
  [ErrorCode.AuthorizationViolation]: 'refuses the user of this process',
  [ErrorCode.AuthenticationExpired]: 'refuses the user of this process, whose login has expired',
  ENOTFOUND: 'has a name that cannot be resolved. Check NATS_URL and the name server (DNS)',
  EAI_AGAIN: 'has a name that cannot be resolved now, because the name server (DNS) does not answer',
};

const causesOf = (error: unknown): { code: string; message: string }[] => {
  const { code, message } = error as NodeJS.ErrnoException;
  const chained = error instanceof NatsError ? error.chainedError : undefined;
  return [...(chained ? causesOf(chained) : []), { code: code ?? '', message }];
};

/** Why one server cannot be reached, as a sentence; null when it can. */
const problemOf = async (options: ConnectionOptions, server: string): Promise<string | null> => {
  try {
    const connection = await connect({
      ...options,
      servers: server,
      timeout: tryTimeoutMs,
      reconnect: false,
      waitOnFirstConnect: false,
      ignoreClusterUpdates: true,
    });
    await connection.close();
    return null;
  } catch (error) {
    const causes = causesOf(error);
    if (causes.some(({ code }) => isCertificateCode(code))) {
      const { hostname: host, port } = new URL(`nats://${server}`);
      const tls = typeof options.tls === 'object' ? options.tls : {};
      const problem = await certificateProblem({
        host,
        port: Number(port),
        tls: { ca: tls?.ca, cert: tls?.cert, key: tls?.key },
        authoritySetting: 'NATS_CA',
        // The server sends its INFO first.
        begin: (socket) => once(socket, 'data'),
      });
      if (problem) return problem;
    }
    const known = causes.map(({ code }) => words[code]).find(Boolean);
    return `${server} ${known ?? `cannot be used: ${causes[0]?.message} (${causes[0]?.code})`}`;
  }
};

interface Options {
  /** Options of the watched connection. */
  options: ConnectionOptions;
  isConnected: () => boolean;
  logger: Logger;
}

/** Reports why the broker cannot be reached. */
export interface BrokerProblems {
  /** Call it when the connection is lost. Watching also runs from the start until the first connection. */
  watch: () => void;
  stop: () => void;
}

/**
 * Logs why the broker cannot be reached, for each of its servers: 3 s after a connection is lost or fails, and then once a minute. The
 * NATS client retries without end and does not report its reasons. While connected, nothing runs.
 */
export const reportBrokerProblems = ({ options, isConnected, logger }: Options): BrokerProblems => {
  const servers = [options.servers ?? []].flat();
  let awaySince = performance.now();
  let reportedAt: number | null = null;
  let isTrying = false;
  const report = async () => {
    const problems = await Promise.all(servers.map((server) => problemOf(options, server)));
    // The client itself connects to a server without a problem.
    if (isConnected()) return;
    for (const problem of problems) if (problem) logger.warn(`the broker cannot be reached: ${problem}`);
  };
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const look = async () => {
    const now = performance.now();
    if (isConnected()) {
      if (reportedAt !== null) logger.info('the broker can be reached again');
      reportedAt = null;
      rest();
      return;
    }
    const isDue = reportedAt === null ? now - awaySince >= reportAfterMs : now - reportedAt >= reportEveryMs;
    if (!isDue || isTrying) return;
    reportedAt = now;
    isTrying = true;
    await report().finally(() => {
      isTrying = false;
    });
  };
  const watch = () => {
    if (timer || isStopped) return;
    awaySince = performance.now();
    timer = setInterval(() => {
      look().catch((err: unknown) => logger.debug({ err }, 'broker problems'));
    }, lookEveryMs);
    timer.unref();
  };
  watch();
  return {
    watch,
    stop: () => {
      isStopped = true;
      rest();
    },
  };
};

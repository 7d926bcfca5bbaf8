import {
  DeployableStatus,
  Deployment,
  type DeploymentRequest,
  type LabReport,
  LogEntry,
  LoggedVerificationRun,
  MatrixRow,
  Problem,
  type PromotionTogether,
  personHeader,
  platformPaths,
  Release,
  TokenInfo,
  type VerificationEnd,
  type VerificationProgress,
  VerificationRun,
  type VerificationRunRequest,
} from '@setu/protocol';
import { z } from 'zod';
import { parseJson } from './parse-json';

/** The registry refused a request, with its reasons. */
export class RegistryError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
    this.name = 'RegistryError';
  }
}

/** The platform did not answer in time, or not like a registry. */
export class UnreachableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreachableError';
  }
}

/** Whether a later call may succeed: the registry is unreachable, or a load balancer or a gateway cannot serve now. */
export const isRegistryAway = (error: unknown): error is Error =>
  error instanceof UnreachableError || (error instanceof RegistryError && error.status >= 500);

/** Timeout of one call, ms: a promotion reads every file of a release. */
const requestTimeoutMs = 120_000;
/** Timeout of the first call, which tests whether the platform answers, ms. */
const probeTimeoutMs = 10_000;

interface Options {
  /** Address of any gateway of the platform, without a slash at the end. */
  url: string;
  token: string;
  /** Name of the publishing person, for the audit trail. */
  person: string;
}

/** The calls of the registry that the command line and `npm start` make. */
export interface RegistryClient {
  deployables: () => Promise<DeployableStatus[]>;
  /** The newest deployment of every deployable. */
  currentDeployments: () => Promise<Deployment[]>;
  /** Null when no release of it was ever published. */
  deployable: (name: string) => Promise<DeployableStatus | null>;
  /** Fifty lines, newest first. @param before id of the last line that was already read */
  history: (name: string, before?: number) => Promise<LogEntry[]>;
  /** Null when it is not published. */
  release: (name: string, version: string) => Promise<Release | null>;
  /** A file of a published release. */
  file: (name: string, version: string, path: string) => Promise<Buffer>;
  upload: (release: Release, path: string, bytes: Buffer) => Promise<void>;
  publish: (release: Release) => Promise<void>;
  deploy: (name: string, request: DeploymentRequest) => Promise<DeployableStatus>;
  /** Makes several releases live in one step. */
  promote: (request: PromotionTogether) => Promise<DeployableStatus[]>;
  /** The contracts of a deployable with all live, canary and newest releases. */
  matrix: (deployable: string) => Promise<MatrixRow[]>;
  /** Saves what a lab measured of a published version. */
  saveMeasurements: (name: string, version: string, report: LabReport) => Promise<void>;
  /** The deployables and rights of the token. */
  token: () => Promise<TokenInfo>;
  /** Requests a verification, or starts one of the caller. */
  requestRun: (request: VerificationRunRequest) => Promise<VerificationRun>;
  /** The newest fifty. */
  runs: (which: { deployable?: string; state?: 'pending' }) => Promise<VerificationRun[]>;
  /** Null when no run has this id. */
  run: (id: number) => Promise<LoggedVerificationRun | null>;
  /** Claims the run that has waited longest; null when no run is waiting. */
  takeRun: () => Promise<VerificationRun | null>;
  /** Extends the lease of a run that was taken. */
  noteProgress: (id: number, progress: VerificationProgress) => Promise<void>;
  endRun: (id: number, end: VerificationEnd) => Promise<void>;
}

const problemIn = ({ status, statusText }: Response, text: string): Problem => {
  const parsed = Problem.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  return {
    type: 'about:blank',
    title: statusText,
    status,
    detail: `${status} ${statusText}`,
    code: 'unknown',
  };
};

/** The parts of a fetch error that contain no headers. */
const Failed = z.object({
  name: z.string().optional(),
  cause: z.object({ code: z.string().optional() }).optional(),
});

/** The message for an error that fetch threw. Its own message may contain headers. */
const unreachable = (url: string, error: unknown, timeoutMs = requestTimeoutMs): UnreachableError => {
  const { name, cause } = Failed.safeParse(error).data ?? {};
  if (name === 'TimeoutError')
    return new UnreachableError(`The platform at ${url} did not answer within ${timeoutMs / 1000} s.`);
  return new UnreachableError(
    `The platform at ${url} cannot be reached${cause?.code ? ` (${cause.code})` : ''}. Start it, or check --url and RELEASE_URL.`,
  );
};

/** Makes a call that needs no token. @throws UnreachableError when nothing answers at this address */
export const assertReachable = async (url: string): Promise<void> => {
  try {
    const reply = await fetch(url + platformPaths.discovery, { signal: AbortSignal.timeout(probeTimeoutMs) });
    await reply.body?.cancel();
  } catch (error) {
    throw unreachable(url, error, probeTimeoutMs);
  }
};

/**
 * Makes the client of a registry. Its calls throw RegistryError for every reply that is not a success, and UnreachableError
 * when there is no reply.
 */
export const makeRegistryClient = ({ url, token, person }: Options): RegistryClient => {
  /** A connection may break at any time, also during a reply. */
  const reached = <T>(reading: Promise<T>): Promise<T> =>
    reading.catch((error: unknown) => {
      throw unreachable(url, error);
    });
  const call = async (method: string, path: string, body?: Buffer | object): Promise<Response> => {
    const sent = fetch(url + path, {
      signal: AbortSignal.timeout(requestTimeoutMs),
      method,
      headers: {
        authorization: `Bearer ${token}`,
        [personHeader]: encodeURIComponent(person),
        ...(body && !Buffer.isBuffer(body) ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    });
    const reply = await reached(sent);
    if (!reply.ok) throw new RegistryError(reply.status, problemIn(reply, await reached(reply.text())));
    return reply;
  };
  const read = async <S extends z.ZodType>(reply: Response, schema: S): Promise<z.output<S>> => {
    const parsed = schema.safeParse(parseJson(await reached(reply.text())));
    if (parsed.success) return parsed.data;
    throw new UnreachableError(
      `${url} did not answer like a registry that this CLI version supports. Check the address, or use the CLI of the platform's version.`,
    );
  };
  const get = async <S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> =>
    read(await call('GET', path), schema);
  const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
    try {
      return await reading;
    } catch (error) {
      if (error instanceof RegistryError && error.status === 404) return null;
      throw error;
    }
  };
  return {
    deployables: () => get(platformPaths.deployables, z.array(DeployableStatus)),
    currentDeployments: () => get(platformPaths.currentDeployments, z.array(Deployment)),
    deployable: (name) => orNull(get(platformPaths.deployable(name), DeployableStatus)),
    history: (name, before) =>
      get(`${platformPaths.history(name)}${before ? `?before=${before}` : ''}`, z.array(LogEntry)),
    release: (name, version) => orNull(get(platformPaths.release(name, version), Release)),
    file: async (name, version, path) => {
      const reply = await call('GET', platformPaths.file(name, version, path));
      return Buffer.from(await reached(reply.arrayBuffer()));
    },
    upload: async ({ name, version }, path, bytes) => {
      await call('PUT', platformPaths.file(name, version, path), bytes);
    },
    publish: async (release) => {
      await call('PUT', platformPaths.release(release.name, release.version), release);
    },
    deploy: async (name, request) =>
      read(await call('POST', platformPaths.deployments(name), request), DeployableStatus),
    promote: async (request) =>
      read(await call('POST', platformPaths.promotions, request), z.array(DeployableStatus)),
    matrix: (deployable) => get(`${platformPaths.matrix}?deployable=${deployable}`, z.array(MatrixRow)),
    saveMeasurements: async (name, version, report) => {
      await call('PUT', platformPaths.measurements(name, version), report);
    },
    token: () => get(platformPaths.token, TokenInfo),
    requestRun: async (request) =>
      read(await call('POST', platformPaths.verificationRuns, request), VerificationRun),
    runs: (which) =>
      get(`${platformPaths.verificationRuns}?${new URLSearchParams(which)}`, z.array(VerificationRun)),
    run: (id) => orNull(get(platformPaths.verificationRun(id), LoggedVerificationRun)),
    takeRun: async () => {
      const reply = await call('POST', platformPaths.nextVerificationRun, {});
      return reply.status === 204 ? null : read(reply, VerificationRun);
    },
    noteProgress: async (id, progress) => {
      await call('PUT', platformPaths.verificationProgress(id), progress);
    },
    endRun: async (id, end) => {
      await call('PUT', platformPaths.verificationEnd(id), end);
    },
  };
};

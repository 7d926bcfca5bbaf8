import {
  type DeploymentRequest,
  LogEntry,
  PieceStatus,
  Problem,
  personHeader,
  platformPaths,
  Release,
} from '@setu/contracts';
import { z } from 'zod';

/** The registry said no, in its own words. */
export class RegistryError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
    this.name = 'RegistryError';
  }
}

interface Options {
  /** Address of any gateway of the platform, without a slash at the end. */
  url: string;
  token: string;
  /** Who publishes, for the audit trail. */
  person: string;
}

/** The registry's calls, as the command line and `npm start` make them. */
export interface RegistryClient {
  pieces: () => Promise<PieceStatus[]>;
  /** Null when nothing of it was ever published. */
  piece: (name: string) => Promise<PieceStatus | null>;
  history: (name: string) => Promise<LogEntry[]>;
  /** Null when it is not published. */
  release: (name: string, version: string) => Promise<Release | null>;
  /** A file of a published release. */
  file: (name: string, version: string, path: string) => Promise<Buffer>;
  upload: (release: Release, path: string, bytes: Buffer) => Promise<void>;
  publish: (release: Release) => Promise<void>;
  deploy: (name: string, request: DeploymentRequest) => Promise<PieceStatus>;
}

const problemIn = async (reply: Response): Promise<Problem> => {
  const text = await reply.text();
  const parsed = Problem.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  const { status, statusText } = reply;
  return {
    type: 'about:blank',
    title: statusText,
    status,
    detail: `${status} ${statusText}`,
    code: 'unknown',
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** Calls the registry. @throws RegistryError for every reply that is no success */
export const makeRegistryClient = ({ url, token, person }: Options): RegistryClient => {
  const call = async (method: string, path: string, body?: Buffer | object): Promise<Response> => {
    const reply = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        [personHeader]: encodeURIComponent(person),
        ...(body && !Buffer.isBuffer(body) ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new RegistryError(reply.status, await problemIn(reply));
    return reply;
  };
  const get = async <S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> =>
    schema.parse(await (await call('GET', path)).json());
  const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
    try {
      return await reading;
    } catch (error) {
      if (error instanceof RegistryError && error.status === 404) return null;
      throw error;
    }
  };
  return {
    pieces: () => get(platformPaths.pieces, z.array(PieceStatus)),
    piece: (name) => orNull(get(platformPaths.piece(name), PieceStatus)),
    history: (name) => get(platformPaths.history(name), z.array(LogEntry)),
    release: (name, version) => orNull(get(platformPaths.release(name, version), Release)),
    file: async (name, version, path) =>
      Buffer.from(await (await call('GET', platformPaths.file(name, version, path))).arrayBuffer()),
    upload: async ({ name, version }, path, bytes) => {
      await call('PUT', platformPaths.file(name, version, path), bytes);
    },
    publish: async (release) => {
      await call('PUT', platformPaths.release(release.name, release.version), release);
    },
    deploy: async (name, request) =>
      PieceStatus.parse(await (await call('POST', platformPaths.deployments(name), request)).json()),
  };
};

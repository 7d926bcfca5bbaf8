import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { UpstreamError } from '@setu/service-kit';
import { AwsClient } from 'aws4fetch';
import { type Artefacts, isMissing, type ReleaseId, writeWhole } from './artefacts';
import { mapConcurrent } from './map-concurrent';

/** A bucket of an S3-compatible store, addressed by path: `<endpoint>/<bucket>/<key>`. */
export interface Bucket {
  /** Scheme and host, without a slash at the end. */
  endpoint: string;
  region: string;
  bucket: string;
  /** All keys begin with it. Empty, or without slashes at its ends. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** For one call with its repeats. */
const requestTimeoutMs = 30_000;
/** Repeats of a call the store could not answer (5xx, 429). */
const repeats = 3;
/** Files fetched at the same time. */
const concurrency = 16;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const exists = async (file: string): Promise<boolean> => {
  try {
    await access(file);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

const unreachable = (cause: unknown) =>
  new UpstreamError(503, 'The store of releases cannot be reached. Try again later.', { cause });

/** The calls of a bucket. @throws UpstreamError 503 when it does not answer, or refuses */
const bucketCalls = ({ endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }: Bucket) => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: repeats });
  const urlOf = ({ name, version }: ReleaseId, path: string) =>
    [
      endpoint,
      bucket,
      ...`${prefix}/${name}/${version}/${path}`.split('/').filter(Boolean).map(encodeURIComponent),
    ].join('/');
  const call = async (url: string, init: RequestInit = {}): Promise<Response> => {
    try {
      return await client.fetch(url, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) });
    } catch (cause) {
      throw unreachable(cause);
    }
  };
  const refuse = async (reply: Response): Promise<never> => {
    const code = /<Code>(\w+)<\/Code>/.exec(await reply.text())?.[1] ?? '';
    throw new UpstreamError(503, `The store of releases answered ${reply.status} ${code}`.trimEnd());
  };
  return {
    put: async (id: ReleaseId, path: string, bytes: Buffer): Promise<void> => {
      const reply = await call(urlOf(id, path), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': sha256(bytes) },
      });
      if (!reply.ok) await refuse(reply);
      await reply.body?.cancel();
    },
    remove: async (id: ReleaseId, path: string): Promise<void> => {
      const reply = await call(urlOf(id, path), { method: 'DELETE' });
      if (!reply.ok && reply.status !== 404) await refuse(reply);
      await reply.body?.cancel();
    },
    get: async (id: ReleaseId, path: string): Promise<Buffer | null> => {
      const reply = await call(urlOf(id, path));
      if (reply.status === 404) {
        // A missing key is an answer, a missing bucket is a fault.
        const text = await reply.text();
        if (/NoSuchBucket/.test(text)) throw new UpstreamError(503, `The bucket ${bucket} does not exist.`);
        return null;
      }
      if (!reply.ok) return refuse(reply);
      const bytes = await reply.arrayBuffer().catch((cause: unknown) => {
        throw unreachable(cause);
      });
      return Buffer.from(bytes);
    },
  };
};

/**
 * Artefacts in a bucket. Gateways serve published files from a folder of their own, filled when a release is first
 * needed. A release that is complete there is served without the bucket.
 * @param cache folder of this machine that only the gateway may write
 */
export const s3Artefacts = (bucket: Bucket, cache: string): Artefacts => {
  const calls = bucketCalls(bucket);
  const home = join(
    cache,
    sha256(Buffer.from(`${bucket.endpoint} ${bucket.bucket} ${bucket.prefix}`)).slice(0, 16),
  );
  const folderOf = ({ name, version }: ReleaseId) => join(home, name, version);
  const filling = new Map<string, Promise<void>>();
  const fill = async (id: ReleaseId, paths: readonly string[], mark: string) => {
    if (await exists(mark)) return;
    await mapConcurrent(paths, concurrency, async (path) => {
      const file = join(folderOf(id), path);
      if (await exists(file)) return;
      const bytes = await calls.get(id, path);
      if (bytes) await writeWhole(file, bytes);
    });
    await writeWhole(mark, Buffer.alloc(0));
  };

  return {
    write: calls.put,
    remove: calls.remove,
    // Never from the cache, because what is read here is compared with its hash.
    read: calls.get,
    folder: async (id, paths) => {
      // Written when all of these paths are stored. It begins with a dot, as no path of a release does.
      const mark = join(folderOf(id), `.whole-${sha256(Buffer.from(paths.join('\n'))).slice(0, 16)}`);
      const running = filling.get(mark) ?? fill(id, paths, mark).finally(() => filling.delete(mark));
      filling.set(mark, running);
      await running;
      return folderOf(id);
    },
  };
};

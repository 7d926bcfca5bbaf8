import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { z } from 'zod';
import { UpstreamError } from '../errors';
import type { SettingRule } from '../settings/setting-rules';

/** A bucket of an S3-compatible store, addressed by path: `<endpoint>/<bucket>/<key>`. */
export interface Bucket {
  /** Scheme and host, without a slash at the end. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Prefix of all keys. Empty, or without slashes at its ends. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Environment variables of a process that uses a bucket, with their defaults. */
export const bucketSettings = {
  S3_ENDPOINT: z.url().optional().meta({
    description: "Address of an S3-compatible store; by default Amazon's of the region.",
    form: 'an address such as `https://store.example`',
  }),
  S3_REGION: z.string().default('us-east-1').meta({ description: 'Region of the store.', prefix: 'S3_' }),
  S3_ACCESS_KEY_ID: z.string().optional().meta({
    description:
      'Id of a key of the store that may read, write, list and delete below the prefix: without listing, a store answers 403 for a missing file.',
    mayBeFile: true,
  }),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta({
    description: 'Secret of `S3_ACCESS_KEY_ID`.',
    isSecret: true,
  }),
};
export type BucketEnvironment = z.output<z.ZodObject<typeof bucketSettings>>;

const placePrefix = 's3://';

const Place = z
  .string()
  .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[A-Za-z0-9._/-]*)?$/)
  .transform((text) => {
    const [bucket = '', ...prefix] = text.slice(placePrefix.length).split('/').filter(Boolean);
    return { bucket, prefix: prefix.join('/') };
  });

/** Whether a place is a bucket; otherwise it is a folder. */
export const isBucketPlace = (place: string): boolean => place.startsWith(placePrefix);

/** Settings by name, each optional. */
type Texts<Name extends string> = { [N in Name]?: string | undefined };

/**
 * Rules for a setting that is a folder or a bucket.
 * @param place name of that setting
 * @param needed settings that it needs when it is a bucket
 */
export const bucketRules = <P extends string, N extends string>(
  place: P,
  needed: readonly N[],
): SettingRule<Texts<P | N>>[] => [
  {
    name: place,
    reads: [place],
    isKept: ({ [place]: text }: Texts<string>) =>
      text === undefined || !isBucketPlace(text) || Place.safeParse(text).success,
    problem: 'it names no bucket. Write it as s3://bucket/prefix, or set a folder.',
  },
  ...needed.map((name) => ({
    name,
    reads: [place, name],
    isKept: ({ [place]: text = '', [name]: value }: Texts<string>) =>
      !isBucketPlace(text) || value !== undefined,
    problem: `it is not set, and ${place} is a bucket. Set it, or set ${place} to a folder.`,
  })),
];

/** The bucket that `s3://bucket/prefix` names. @throws when the place is not a bucket, which `bucketRules` refuses at start */
export const bucketOf = (place: string, environment: BucketEnvironment): Bucket => {
  const { S3_ENDPOINT, S3_REGION: region, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  return {
    endpoint: (S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ''),
    region,
    ...Place.parse(place),
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
};

/** Time limit for one call with its retries. */
const requestTimeoutMs = 30_000;
/** Retries of a call that the store could not answer (5xx, 429). */
const repeats = 3;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const bytesType = 'application/octet-stream';

/** A signed request that another program sends to the store. */
export interface PresignedRequest {
  url: string;
  method: 'PUT';
  headers: Record<string, string>;
}

/** A stored file that is being read. */
export interface OpenFile {
  bytes: number;
  /** Read it to its end, or destroy it. */
  stream: Readable;
}

/** The calls of a bucket. Each throws UpstreamError 503 when the store does not answer, or refuses. */
export interface BucketCalls {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** A missing key is not an error. */
  remove: (key: string) => Promise<void>;
  /** Null when the key does not exist, or has more than `maxBytes`. */
  get: (key: string, maxBytes?: number) => Promise<Buffer | null>;
  /** A file as a stream, for a reader that may be slow. Null when the key does not exist. */
  open: (key: string) => Promise<OpenFile | null>;
  /**
   * Signs a request with which a client without credentials for the store can write one key.
   * @param bytes exact size; the store refuses any other
   */
  presignPut: (key: string, options: { bytes: number; expiresS: number }) => Promise<PresignedRequest>;
}

/** @param store its name in messages: `The store of releases` */
export const bucketCalls = (
  { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }: Bucket,
  store: string,
): BucketCalls => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: repeats });
  const unreachable = (cause: unknown) =>
    new UpstreamError(503, `${store} cannot be reached. Try again later.`, { cause });
  const urlOf = (key: string) =>
    [endpoint, bucket, ...`${prefix}/${key}`.split('/').filter(Boolean).map(encodeURIComponent)].join('/');
  const call = async (
    key: string,
    init: RequestInit = {},
    signal = AbortSignal.timeout(requestTimeoutMs),
  ): Promise<Response> => {
    try {
      return await client.fetch(urlOf(key), { ...init, signal });
    } catch (cause) {
      throw unreachable(cause);
    }
  };
  const refuse = async (reply: Response): Promise<never> => {
    const code = /<Code>(\w+)<\/Code>/.exec(await reply.text())?.[1] ?? '';
    throw new UpstreamError(503, `${store} answered ${reply.status} ${code}`.trimEnd());
  };
  /** The reply to a read, or null when the key does not exist. */
  const found = async (reply: Response): Promise<Response | null> => {
    if (reply.ok) return reply;
    if (reply.status !== 404) return refuse(reply);
    // A missing key is a valid reply; a missing bucket is an error.
    const text = await reply.text();
    if (/NoSuchBucket/.test(text)) throw new UpstreamError(503, `The bucket ${bucket} does not exist.`);
    return null;
  };
  return {
    put: async (key, bytes) => {
      const reply = await call(key, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': bytesType, 'x-amz-content-sha256': sha256(bytes) },
      });
      if (!reply.ok) await refuse(reply);
      await reply.body?.cancel();
    },
    remove: async (key) => {
      const reply = await call(key, { method: 'DELETE' });
      if (!reply.ok && reply.status !== 404) await refuse(reply);
      await reply.body?.cancel();
    },
    get: async (key, maxBytes = Number.POSITIVE_INFINITY) => {
      const reply = await found(await call(key));
      if (!reply) return null;
      if (Number(reply.headers.get('content-length') ?? 0) > maxBytes) {
        await reply.body?.cancel();
        return null;
      }
      const bytes = await reply.arrayBuffer().catch((cause: unknown) => {
        throw unreachable(cause);
      });
      return Buffer.from(bytes);
    },
    open: async (key) => {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), requestTimeoutMs);
      try {
        const reply = await found(await call(key, {}, late.signal));
        if (!reply?.body) return null;
        const bytes = Number(reply.headers.get('content-length'));
        return { bytes, stream: Readable.fromWeb(reply.body as WebStream) };
      } finally {
        // Reading the rest has no time limit.
        clearTimeout(timer);
      }
    },
    presignPut: async (key, { bytes, expiresS }) => {
      const headers = { 'content-type': bytesType };
      const { url } = await client.sign(`${urlOf(key)}?X-Amz-Expires=${expiresS}`, {
        method: 'PUT',
        // The length is signed too, so that the store accepts exactly this many bytes. Browsers set the length themselves.
        headers: { ...headers, 'content-length': String(bytes) },
        aws: { signQuery: true, allHeaders: true },
      });
      return { url, method: 'PUT', headers };
    },
  };
};

/// <reference path="./s3rver.d.ts" />
import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

// The only account of s3rver.
const accessKeyId = 'S3RVER';
const secretAccessKey = 'S3RVER';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Whether a request has a valid AWS Signature Version 4, in its headers or its address, computed from the raw request. s3rver
 * itself accepts any signature.
 */
const isSigned = ({ method = '', url = '', headers }: IncomingMessage): boolean => {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const isPresigned = searchParams.has('X-Amz-Signature');
  const given = isPresigned
    ? `${searchParams.get('X-Amz-Algorithm')} Credential=${searchParams.get('X-Amz-Credential')}, SignedHeaders=${searchParams.get('X-Amz-SignedHeaders')}, Signature=${searchParams.get('X-Amz-Signature')}`
    : headers.authorization;
  const [, key, scope = '', day = '', region = '', names = '', signature] = form.exec(given ?? '') ?? [];
  const signed = names.split(';');
  if (key !== accessKeyId || !signed.includes('host')) return false;
  if (!isPresigned && !signed.includes('x-amz-content-sha256')) return false;
  searchParams.delete('X-Amz-Signature');
  searchParams.sort();
  const canonical = [
    method,
    pathname,
    [...searchParams].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    isPresigned ? 'UNSIGNED-PAYLOAD' : headers['x-amz-content-sha256'],
  ].join('\n');
  const at = isPresigned ? searchParams.get('X-Amz-Date') : headers['x-amz-date'];
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const dayKey = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request');
  return hmac(dayKey, text).toString('hex') === signature;
};

/** A real S3-compatible server that checks signatures. */
export interface S3Server {
  /** Environment of a process that uses it. Its bucket is called `files`. */
  environment: {
    S3_ENDPOINT: string;
    S3_ACCESS_KEY_ID: string;
    S3_SECRET_ACCESS_KEY: string;
  };
  /** Method and path of every request, including refused ones. */
  seen: string[];
  /** While true, the server cuts all connections. */
  setAway: (isAway: boolean) => void;
  stop: () => Promise<void>;
}

export const startS3Server = async (): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 'setu-s3-'));
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'files' }] });
  await store.configureBuckets();
  const answer = store.callback();
  const seen: string[] = [];
  let away = false;
  const server = createServer({ keepAliveTimeout: 0 }, (request, reply) => {
    seen.push(`${request.method} ${request.url}`);
    if (away) request.destroy();
    else if (isSigned(request)) answer(request, reply);
    else {
      request.resume();
      reply.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    seen,
    setAway: (isAway) => {
      away = isAway;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
};

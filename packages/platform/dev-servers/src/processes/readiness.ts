import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';

/** Longest wait for one answer, ms. */
const timeoutMs = 2_000;

/** Address of one of our servers. It listens over TLS when its environment names a certificate. */
export const serverUrl = (host: string, port: number, { TLS_CERT_FILE }: NodeJS.ProcessEnv): string =>
  `${TLS_CERT_FILE ? 'https' : 'http'}://${host}:${port}`;

/**
 * Whether a server of this machine reports that it serves. Its certificate is not checked: it is issued for a name that clients use,
 * and the answer only decides when the process is ready.
 */
export const isServing = (url: string, path = '/readyz'): Promise<boolean> =>
  new Promise((resolve) => {
    const get = url.startsWith('https:') ? getSecure : getPlain;
    const asked = get(
      `${url}${path}`,
      { agent: false, rejectUnauthorized: false, signal: AbortSignal.timeout(timeoutMs) },
      (reply) => {
        resolve(reply.statusCode === 200);
        reply.destroy();
      },
    );
    // Refused, reset or too slow: the server does not serve yet.
    asked.on('error', () => resolve(false));
  });

import type { IncomingHttpHeaders } from 'node:http';
import {
  accountStateHeader,
  callerTokenHeader,
  clientAddressHeader,
  intentCookie,
  pageAccountHeader,
  platformFaultHeader,
  sessionCommandHeader,
  traceparentHeader,
} from '@setu/protocol';
import { requestIdHeader } from '@setu/service-kit';

/** Hop-by-hop headers; RFC 9110 section 7.6.1. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Client headers that are not trusted, or that services do not need. */
const neverIn = new Set([
  ...hopByHop,
  callerTokenHeader,
  sessionCommandHeader,
  accountStateHeader,
  pageAccountHeader,
  requestIdHeader,
  traceparentHeader,
  'authorization',
  'baggage',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'tracestate',
  'x-real-ip',
]);

/** Reply headers that clients do not get. The gateway sets the security headers itself. */
const neverOut = new Set([
  ...hopByHop,
  callerTokenHeader,
  platformFaultHeader,
  sessionCommandHeader,
  accountStateHeader,
  requestIdHeader,
  'content-security-policy',
  'date',
  'server',
  'set-cookie',
  'strict-transport-security',
  'x-powered-by',
]);

const none: ReadonlySet<string> = new Set();
const namedByConnection = (connection: string | undefined): ReadonlySet<string> =>
  connection === undefined || connection === 'keep-alive'
    ? none
    : new Set(connection.split(',').map((name) => name.trim().toLowerCase()));

/**
 * The only cookies that services get, as a Cookie header; null when the browser has none of them.
 * @param names names of the product's cookies, in addition to the intent
 */
export const serviceCookies = (cookies: string | undefined, names: readonly string[]): string | null => {
  if (!cookies) return null;
  const found = cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => [intentCookie.name, ...names].some((name) => pair.startsWith(`${name}=`)));
  return found.length > 0 ? found.join('; ') : null;
};

interface Known {
  ip: string;
  protocol: string;
  host: string;
  requestId: string;
  callerToken: string | null;
  /** Headers that continue the request's trace. */
  trace: Record<string, string>;
  /** Names of the product's cookies that its services read. */
  cookies: readonly string[];
}

/** Headers that a service gets: the client's trusted ones, plus those of the gateway. */
export const upstreamHeaders = (client: IncomingHttpHeaders, known: Known): Record<string, string> => {
  const dropped = namedByConnection(client.connection);
  const headers: Record<string, string> = {};
  for (const name of Object.keys(client)) {
    const value = client[name];
    if (value === undefined || neverIn.has(name) || dropped.has(name) || name.startsWith('x-forwarded-'))
      continue;
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  const cookie = serviceCookies(client.cookie, known.cookies);
  if (cookie) headers.cookie = cookie;
  if (known.callerToken) headers[callerTokenHeader] = known.callerToken;
  headers[requestIdHeader] = known.requestId;
  Object.assign(headers, known.trace);
  headers[clientAddressHeader] = known.ip;
  headers['x-forwarded-for'] = known.ip;
  headers['x-forwarded-proto'] = known.protocol;
  headers['x-forwarded-host'] = known.host;
  return headers;
};

/** Headers of a service's reply that its client gets. Cookies are handled separately. */
export const clientHeaders = (
  upstream: Record<string, string | string[] | undefined>,
): Record<string, string | string[]> => {
  const { connection } = upstream;
  const dropped = namedByConnection(Array.isArray(connection) ? connection.join(',') : connection);
  const headers: Record<string, string | string[]> = {};
  for (const name of Object.keys(upstream)) {
    const value = upstream[name];
    if (value !== undefined && !neverOut.has(name) && !dropped.has(name)) headers[name] = value;
  }
  return headers;
};

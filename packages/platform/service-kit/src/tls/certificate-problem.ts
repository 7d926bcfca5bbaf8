import { once } from 'node:events';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls, type PeerCertificate, type SecureContextOptions } from 'node:tls';
import { withTimeLimit } from '../async/time-limit';

/** Codes of Node and OpenSSL for a certificate that is not accepted. */
const certificateCodes =
  /^(CERT_|ERR_TLS_CERT_ALTNAME_INVALID|SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET)_)/;
/** Time limit to read a certificate, ms. */
const timeoutMs = 3_000;

/** Whether a connection failed because the server's certificate was not accepted. */
export const isCertificateCode = (code: string): boolean => certificateCodes.test(code);

/** A server whose certificate was not accepted. */
export interface SecureServer {
  host: string;
  port: number;
  /** The name that its certificate must contain, when it is not the host. */
  name?: string;
  /** The client's trusted authorities, and its own certificate. */
  tls: SecureContextOptions;
  /** The setting of the authorities, for the message: `NATS_CA`. */
  authoritySetting: string;
  /** Exchanges what the protocol requires before TLS begins. */
  begin: (socket: Socket) => Promise<unknown>;
}

const at = (date: string) => new Date(date).toISOString();

const sentenceOf = (
  code: string,
  { host, port, name = host, authoritySetting }: SecureServer,
  { subjectaltname, subject, issuer, valid_from: from, valid_to: until }: PeerCertificate,
): string => {
  const certificate = `the certificate of ${host}:${port}`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `${certificate} is for ${subjectaltname ?? subject?.CN} and not for ${name}. Use a name that it is for, or give the server another certificate`;
  if (code === 'CERT_HAS_EXPIRED')
    return Date.parse(until) < Date.now()
      ? `${certificate} was valid until ${at(until)}. Renew it`
      : `the certificate of the authority that signed that of ${host}:${port} has expired. Renew it`;
  if (code === 'CERT_NOT_YET_VALID')
    return `${certificate} is valid from ${at(from)}. Check the clocks of both machines`;
  return `${certificate} was signed by ${issuer?.CN ?? 'an authority without a name'}, which ${authoritySetting} does not trust (${code}). It is valid until ${at(until)}`;
};

const look = async (server: SecureServer): Promise<string | null> => {
  const { host, port, name = host, tls, begin } = server;
  const socket = connectTcp(port, host);
  try {
    await once(socket, 'connect');
    await begin(socket);
    const secure = connectTls({
      ...tls,
      socket,
      // An IP address is compared, but must not be sent as server name.
      ...(isIP(name) ? { host: name } : { servername: name }),
      rejectUnauthorized: false,
    });
    await once(secure, 'secureConnect');
    const error = secure.authorizationError as unknown;
    const code = error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : error;
    return code ? sentenceOf(String(code), server, secure.getPeerCertificate()) : null;
  } finally {
    socket.destroy();
  }
};

/**
 * Describes the problem with a server's certificate; null when there is none, or when the certificate cannot be read. It opens a new
 * connection, because the error of the failed connection contains neither the server nor the certificate.
 */
export const certificateProblem = (server: SecureServer): Promise<string | null> =>
  withTimeLimit(look(server), timeoutMs).catch(() => null);

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:https';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import type { Logger } from '../observability/logger';
import type { SettingRule } from '../settings/setting-rules';
import { SettingsError } from '../settings/settings-error';

/** Time between two checks of the files, ms. Authorities renew certificates weeks before they expire. */
const lookIntervalMs = 60_000;

const pathOf = (what: string) =>
  z
    .string()
    .refine(isAbsolute, 'Write the whole path, from the root of the disk.')
    .optional()
    .meta({
      description: `File with ${what}. It is read again when it changes.`,
      form: 'the absolute path of a file, PEM',
    });

/** Settings with which a server listens over TLS. */
export const tlsSettings = {
  TLS_CERT_FILE: pathOf(
    'the certificate of this process and those of the authorities between, with which it listens over TLS. The certificate of a service is for the name of the service: `catalog`',
  ),
  TLS_KEY_FILE: pathOf('the key of `TLS_CERT_FILE`'),
};
type TlsSettings = z.output<z.ZodObject<typeof tlsSettings>>;

/** Rules that involve several TLS settings. */
export const tlsRules: readonly SettingRule<TlsSettings>[] = [
  {
    name: 'TLS_CERT_FILE',
    reads: ['TLS_CERT_FILE', 'TLS_KEY_FILE'],
    isKept: ({ TLS_CERT_FILE, TLS_KEY_FILE }) => Boolean(TLS_CERT_FILE) === Boolean(TLS_KEY_FILE),
    problem: 'a certificate and its key belong together. Set both TLS_CERT_FILE and TLS_KEY_FILE, or none.',
  },
];

/** A certificate and its key, PEM. */
export interface ServerCertificate {
  cert: string;
  key: string;
}

const readPart = (name: keyof TlsSettings, file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError([
      `${name}: ${file} cannot be read (${code}). Check its path and who may read it.`,
    ]);
  }
};

/** Empty texts, as of files that are being written, are refused: a server would accept them and then fail every connection. */
const isPair = ({ cert, key }: ServerCertificate): boolean => {
  try {
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
};

/**
 * Reads the certificate of the settings; undefined when they contain none.
 * @throws SettingsError when it cannot be read, or does not match its key
 */
export const readServerCertificate = ({
  TLS_CERT_FILE,
  TLS_KEY_FILE,
}: TlsSettings): ServerCertificate | undefined => {
  if (!TLS_CERT_FILE || !TLS_KEY_FILE) return undefined;
  const certificate = {
    cert: readPart('TLS_CERT_FILE', TLS_CERT_FILE),
    key: readPart('TLS_KEY_FILE', TLS_KEY_FILE),
  };
  if (!isPair(certificate))
    throw new SettingsError([
      `TLS_CERT_FILE: ${TLS_CERT_FILE} and ${TLS_KEY_FILE} are no certificate and its key. Check that both are PEM and belong together.`,
    ]);
  return certificate;
};

interface Followed {
  server: Server;
  /** The current certificate of the server. */
  certificate: ServerCertificate;
  settings: TlsSettings;
  logger: Logger;
}

/**
 * Uses the new certificate for new connections whenever the files change. An invalid certificate is logged and does not replace the
 * previous one.
 */
export const followCertificate = (
  { server, certificate, settings, logger }: Followed,
  intervalMs = lookIntervalMs,
): void => {
  let used = certificate;
  let complaint = '';
  const look = () => {
    try {
      const found = readServerCertificate(settings) ?? used;
      complaint = '';
      if (found.cert === used.cert && found.key === used.key) return;
      server.setSecureContext(found);
      used = found;
      logger.info({ file: settings.TLS_CERT_FILE }, 'new certificate');
    } catch (err) {
      const { message } = err as Error;
      if (message !== complaint) logger.error({ err }, 'the changed certificate cannot be used');
      complaint = message;
    }
  };
  const timer = setInterval(look, intervalMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
};

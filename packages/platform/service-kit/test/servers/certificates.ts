// Required by the certificate library.
import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import {
  BasicConstraintsExtension,
  cryptoProvider,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const dayMs = 24 * 60 * 60 * 1_000;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

interface Wanted {
  /** Name in the certificate; `localhost` when absent. */
  host?: string;
  /** Tomorrow when absent. */
  validUntil?: Date;
}

/** A certificate and its key, PEM. */
export interface TestCertificate {
  cert: string;
  key: string;
}

/** An authority that signs certificates of servers. @param name its common name */
export const makeAuthority = async (name: string) => {
  cryptoProvider.set(webcrypto as never);
  const makeKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const keys = await makeKeys();
  const notBefore = new Date(Date.now() - 10 * dayMs);
  const own = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${name}`,
    notBefore,
    notAfter: new Date(Date.now() + dayMs),
    keys,
    signingAlgorithm: algorithm,
    extensions: [new BasicConstraintsExtension(true, undefined, true)],
  });
  return {
    /** Its own certificate, for clients that trust it. */
    ca: own.toString('pem'),
    sign: async ({
      host = 'localhost',
      validUntil = new Date(Date.now() + dayMs),
    }: Wanted = {}): Promise<TestCertificate> => {
      const { publicKey, privateKey } = await makeKeys();
      const signed = await X509CertificateGenerator.create({
        subject: `CN=${host}`,
        issuer: own.subject,
        notBefore,
        notAfter: validUntil,
        publicKey,
        signingKey: keys.privateKey,
        signingAlgorithm: algorithm,
        extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: host }])],
      });
      const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', privateKey);
      return { cert: signed.toString('pem'), key: PemConverter.encode(pkcs8, 'PRIVATE KEY') };
    },
  };
};

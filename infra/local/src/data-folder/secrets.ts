import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, writePrivateFile } from '@setu/dev-servers';

/** The secrets of one data folder: created at its first start and never changed. */
export interface Secrets {
  /** Ed25519 private key that signs caller tokens in the gateway: PKCS8 PEM, base64url. */
  callerPrivateKey: string;
  /** Its public key, with which services verify caller tokens: SPKI PEM, base64url. */
  callerPublicKey: string;
  /** Keys that sign the session cookies, newest first. */
  sessionKeys: string[];
  /** A release token for all deployables: for `npm start`, and for `npm run release` on this machine. */
  releaseToken: string;
  /** Seals the secrets of authenticator apps: 32 random bytes, base64url. */
  twoStepKey: string;
  /** Signs push messages: the private key of P-256, base64url. */
  vapidPrivateKey: string;
}

const makeReleaseToken = () => `fs_${randomBytes(32).toString('base64url')}`;

/** The private key has no leading zeros, so it is padded to 32 bytes. */
const makeVapidKey = () => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
};

const makeSecrets = (): Secrets => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return {
    callerPrivateKey: Buffer.from(privateKey).toString('base64url'),
    callerPublicKey: Buffer.from(publicKey).toString('base64url'),
    sessionKeys: [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')],
    releaseToken: makeReleaseToken(),
    twoStepKey: randomBytes(32).toString('base64url'),
    vapidPrivateKey: makeVapidKey(),
  };
};

const readSecrets = async (file: string): Promise<Partial<Secrets> | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};

/** Reads the secrets of a data folder (secrets.json, mode 0600), or creates them. */
export const loadSecrets = async (dataDir: string): Promise<Secrets> => {
  const file = join(dataDir, 'secrets.json');
  const kept = await readSecrets(file);
  if (kept?.releaseToken && kept.twoStepKey && kept.vapidPrivateKey) return kept as Secrets;
  // Older data folders lack some secrets: existing ones are kept, and the others are created.
  const made = { ...makeSecrets(), ...kept };
  await writePrivateFile(file, `${JSON.stringify(made, null, 2)}\n`);
  return made;
};

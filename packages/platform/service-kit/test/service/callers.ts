import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import {
  callerTokenAlgorithm,
  callerTokenHeader,
  callerTokenIssuer,
  callerTokenSeconds,
  type Role,
} from '@setu/protocol';
import { SignJWT } from 'jose';

export interface TestUser {
  id: string;
  role: Role;
  /** The member of the team who calls as this brand. */
  personId?: string;
}

/** A user that no other test of the run uses. */
export const someone = (role: Role, id: string = randomUUID()): TestUser => ({ id, role });

/** Takes the role of the gateway: has the private key and signs caller tokens. */
export interface Callers {
  /** For a service's CALLER_PUBLIC_KEY. */
  publicKey: string;
  /** For a gateway's CALLER_PRIVATE_KEY. */
  privateKey: string;
  headersFor: (user: TestUser | null, kind?: 'user' | 'admin') => Promise<Record<string, string>>;
}

const pem = (key: KeyObject, type: 'spki' | 'pkcs8') =>
  Buffer.from(key.export({ type, format: 'pem' }) as string).toString('base64url');

export const makeCallers = (): Callers => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: pem(publicKey, 'spki'),
    privateKey: pem(privateKey, 'pkcs8'),
    headersFor: async (user, kind = 'user'): Promise<Record<string, string>> => {
      if (!user) return {};
      const token = await new SignJWT({ kind, role: user.role, person: user.personId })
        .setProtectedHeader({ alg: callerTokenAlgorithm })
        .setSubject(user.id)
        .setIssuer(callerTokenIssuer)
        .setIssuedAt()
        .setExpirationTime(`${callerTokenSeconds}s`)
        .sign(privateKey);
      return { [callerTokenHeader]: token };
    },
  };
};

import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password nobody knows, of the same cost: checked where there is none to check. */
const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$hxrkTTVAgOXmx9FN0Hdr4g$wMlKMIZ7Qs4SvE+dbUQKzNmf9JzYdiHOY1ybWB5hlfo';

/** One password typed on two keyboards may arrive as different code points. */
const canonical = (password: string) => password.normalize('NFKC');

/** argon2id hash in PHC format, with its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(canonical(password), cost);

/**
 * Whether the password fits. Without a stored hash the answer is no and takes as long as with one, so that nobody
 * learns by the clock which addresses have an account.
 */
export const passwordMatches = async (storedHash: string | null, password: string): Promise<boolean> => {
  const matches = await verify(storedHash ?? decoyHash, canonical(password));
  return matches && storedHash !== null;
};

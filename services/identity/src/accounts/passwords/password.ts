import { hash, verify } from '@node-rs/argon2';
import { makeWorkQueue } from '@setu/service-kit';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of an unknown password with the same cost, checked when an account has no hash. */
const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$hxrkTTVAgOXmx9FN0Hdr4g$wMlKMIZ7Qs4SvE+dbUQKzNmf9JzYdiHOY1ybWB5hlfo';

/** Maximum number of concurrent hashes. A hash needs 19 MiB and about 20 ms of CPU, so more would slow down other calls. */
const queue = makeWorkQueue({
  concurrency: 2,
  maxWaiting: 60,
  maxWaitMs: 4_000,
  busyMessage: 'Many people are signing in at the moment. Try again in a few seconds.',
});

/** Normalizes a password, because two keyboards may produce different code points for it. */
const canonical = (password: string) => password.normalize('NFKC');

/** argon2id hash in PHC format, with its own salt. @throws OverloadedError 503 when too many wait */
export const hashPassword = (password: string): Promise<string> =>
  queue.run(() => hash(canonical(password), cost));

/**
 * Whether the password is right. Without a stored hash the check fails after the same time, so that the time does not reveal
 * which addresses have an account.
 * @throws OverloadedError 503 when too many wait
 */
export const passwordMatches = async (storedHash: string | null, password: string): Promise<boolean> => {
  const matches = await queue.run(() => verify(storedHash ?? decoyHash, canonical(password)));
  return matches && storedHash !== null;
};

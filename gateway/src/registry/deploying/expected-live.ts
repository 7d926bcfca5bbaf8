import { ConflictError } from '@setu/service-kit';
import type { StoredDeployment } from '../../releases/deployments';

/**
 * Holds what the caller saw live against what is live now.
 * @param expected null when nothing was live; undefined when the caller does not say, as earlier command lines do
 * @throws ConflictError when it was changed in the meantime
 */
export const assertStillLive = (
  piece: string,
  now: StoredDeployment | null,
  expected: string | null | undefined,
): void => {
  const live = now?.live ?? null;
  if (expected === undefined || expected === live) return;
  const change = now ? ` The last change was ${now.action} by ${now.actor} at ${now.at}.` : '';
  throw new ConflictError(
    'live_changed',
    `${live ?? 'Nothing'} is live of ${piece} now, not ${expected ?? 'nothing'} as you saw it.${change} Look at its status and decide again.`,
  );
};

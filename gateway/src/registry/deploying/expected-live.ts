import { ConflictError } from '@setu/service-kit';
import type { StoredDeployment } from '../../releases/deployments';

/**
 * Compares the live version that the caller saw with the current one.
 * @param expected null when nothing was live; undefined when the caller does not send it, as older command lines do
 * @throws ConflictError when it was changed in the meantime
 */
export const assertStillLive = (
  deployable: string,
  now: StoredDeployment | null,
  expected: string | null | undefined,
): void => {
  const live = now?.live ?? null;
  if (expected === undefined || expected === live) return;
  const change = now ? ` The last change was ${now.action} by ${now.actor} at ${now.at}.` : '';
  throw new ConflictError(
    'live_changed',
    `${deployable} was changed meanwhile: ${live ?? 'nothing'} is live now, and you expected ${expected ?? 'nothing'}.${change} Check its status and decide again.`,
  );
};

import { CurrentUser } from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import type { UpstreamReply } from '../upstreams/upstreams';

/** The user as a page knows it; `userKnown` false means that nobody could be asked. */
export interface PageUser {
  user: CurrentUser | null;
  userKnown: boolean;
}

/** What the identity service's reply says. 401: the account is gone, so nobody is signed in. */
export const pageUserOf = (reply: UpstreamReply, logger: Logger): PageUser => {
  if (reply.status === 401) return { user: null, userKnown: true };
  if (reply.status !== 200) return { user: null, userKnown: false };
  const parsed = CurrentUser.safeParse(JSON.parse(reply.body));
  if (parsed.success) return { user: parsed.data, userKnown: true };
  logger.error({ err: parsed.error }, 'the current user has a shape nobody knows');
  return { user: null, userKnown: false };
};

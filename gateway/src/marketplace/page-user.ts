import { CurrentUser, getCurrentUser } from '@setu/contracts';
import { noPageAccount } from '@setu/protocol';
import { type Logger, traceOf } from '@setu/service-kit';
import type { PageProduct, PageUser } from '../edge/pages/page-product';
import { accountOf } from '../edge/sessions/page-account';
import { sessionChangesIn } from '../edge/sessions/session-changes';
import type { Sessions } from '../edge/sessions/sessions';
import { sessionOf } from '../edge/sessions/signed-in-session';
import { jsonOf, type UpstreamReply } from '../edge/upstreams/upstreams';

interface Deps {
  sessions: Pick<Sessions, 'applyChanges'>;
  logger: Logger;
}

type KnownUser = Omit<PageUser, 'account'>;

/** The user in a reply of the identity service. 401 means that the account was deleted, so the page has no user. */
const userIn = (reply: UpstreamReply, logger: Logger): KnownUser => {
  if (reply.status === 401) return { user: null, userKnown: true };
  if (reply.status !== 200) return { user: null, userKnown: false };
  const parsed = CurrentUser.safeParse(jsonOf(reply));
  if (parsed.success) return { user: parsed.data, userKnown: true };
  logger.error({ err: parsed.error }, 'invalid current user from the identity service');
  return { user: null, userKnown: false };
};

/** Reads the signed-in user of a page. Never throws: the page is served without its user when identity fails. */
export const makeReadUser =
  ({ sessions, logger }: Deps): PageProduct['readUser'] =>
  async (ctx, read) => {
    const { signedIn, isKnown } = sessionOf(ctx, 'user');
    if (!signedIn) return { user: null, userKnown: isKnown, account: isKnown ? noPageAccount : undefined };
    try {
      const reply = await read(getCurrentUser.path);
      const changes = sessionChangesIn(reply.headers);
      await sessions.applyChanges(ctx, changes);
      const known = userIn(reply, logger);
      // The brand of the page's calls, which identity may have changed before the sessions have it.
      const worksFor = changes.account?.worksFor === undefined ? signedIn.worksFor : changes.account.worksFor;
      const isGone = known.userKnown && known.user === null;
      return { ...known, account: isGone ? undefined : accountOf({ ...signedIn, worksFor }) };
    } catch (err) {
      const { requestId } = ctx.state;
      logger.warn({ err, requestId, traceId: traceOf(ctx)?.traceId }, 'a page is served without its user');
      return { user: null, userKnown: false, account: accountOf(signedIn) };
    }
  };

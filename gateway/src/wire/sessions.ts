import Keygrip from 'keygrip';
import { makeCheckSessions, makeHeldOpen } from '../edge/sessions/held-open';
import { makeSessionStore } from '../edge/sessions/session-store';
import { makeSessions } from '../edge/sessions/sessions';
import { watchSessions } from '../marketplace/notifications/follow-notifications';
import { makeOpenStreams } from '../marketplace/notifications/open-streams';
import type { GatewayDeps } from './deps';

type Options = Pick<Parameters<typeof makeSessions>[0], 'isSecure' | 'hasSessions'> & {
  /** Called when sessions of a user end here. */
  onEnded: (userId: string) => void;
};

/** Sessions, and what they hold open. */
export const wireSessions = (
  { environment, db, logger }: GatewayDeps,
  { isSecure, hasSessions, onEnded }: Options,
) => {
  const keys = new Keygrip(environment.SESSION_KEYS, 'sha256');
  const store = makeSessionStore(db);
  const held = makeHeldOpen();
  const checkSessions = makeCheckSessions(db, held);
  const sessions = makeSessions({
    store,
    keys,
    logger,
    isSecure,
    hasSessions,
    onEnded: (userId) => {
      checkSessions(userId).catch((err: unknown) =>
        logger.warn({ err }, 'what the session held open was not checked'),
      );
      onEnded(userId);
    },
  });
  return {
    keys,
    store,
    held,
    streams: makeOpenStreams(environment.MAX_STREAMS, held),
    checkSessions,
    sessions,
    stopWatching: watchSessions({ checkSessions, logger }),
  };
};

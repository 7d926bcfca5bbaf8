import { notificationAddedV1, userUpdatedV1 } from '@setu/contracts';
import { eventEnvelope } from '@setu/protocol';
import type { Broker, Logger } from '@setu/service-kit';
import { z } from 'zod';
import type { CheckSessions, HeldOpen } from '../../edge/sessions/held-open';
import type { OpenStreams } from './open-streams';

/** Subject on which gateways publish whose session ended. */
const endedSubject = 'platform.session-ended';
/** Time after an event of identity within which the accounts consumer has stored it, ms. */
const storedAfterMs = 2_000;
/** Interval at which the sessions that hold something open are checked, ms. */
const checkIntervalMs = 60_000;

const Added = eventEnvelope(notificationAddedV1.data);
const Updated = eventEnvelope(userUpdatedV1.data);
const Ended = z.object({ userId: z.guid() });

const read = <T extends z.ZodType>(schema: T, bytes: Uint8Array): z.output<T> =>
  schema.parse(JSON.parse(new TextDecoder().decode(bytes)));

interface Options {
  streams: OpenStreams;
  held: HeldOpen;
  checkSessions: CheckSessions;
  logger: Logger;
}

/** Checks the sessions that hold something open periodically, because this gateway may have missed their end. */
export const watchSessions = ({
  checkSessions,
  logger,
}: Pick<Options, 'checkSessions' | 'logger'>): (() => void) => {
  const timer = setInterval(() => {
    checkSessions().catch((err: unknown) =>
      logger.warn({ err }, 'the sessions that hold something open were not checked'),
    );
  }, checkIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Sends notifications to the open streams as identity publishes them, and aborts what sessions held open that ended at another gateway.
 * Notifications that are published without a connection are not delivered later, so a new connection ends all streams: browsers resume
 * and read them.
 * @returns a function that notifies all gateways of an ended session, and one that stops everything
 */
export const followNotifications = (broker: Broker, { streams, held, checkSessions, logger }: Options) => {
  const { connection } = broker;
  const check = (userId: string) =>
    checkSessions(userId).catch((err: unknown) =>
      logger.warn({ err }, 'the sessions of an account were not checked'),
    );
  const on = (subject: string, handle: (bytes: Uint8Array) => void) =>
    connection.subscribe(subject, {
      callback: (err, message) => {
        try {
          if (err) throw err;
          handle(message.data);
        } catch (cause) {
          logger.warn({ err: cause, subject }, 'a message about notifications or sessions could not be read');
        }
      },
    });
  const subscriptions = [
    on(notificationAddedV1.type, (bytes) => {
      const { userId, version: _, ...notification } = read(Added, bytes).data;
      streams.deliver(userId, notification);
    }),
    // Suspension, deletion or a password change.
    on(userUpdatedV1.type, (bytes) => {
      const { subject, data } = read(Updated, bytes);
      // At once, so that a former member gets nothing more of the team. Events of older releases do not contain `worksFor`.
      if (data.worksFor !== undefined)
        for (const one of held.of(subject)) if (one.userId !== (data.worksFor ?? subject)) one.end();
      if (held.of(subject).length > 0) setTimeout(() => void check(subject), storedAfterMs).unref();
    }),
    on(endedSubject, (bytes) => void check(read(Ended, bytes).userId)),
  ];
  /** Ends streams now, and again when the broker has confirmed the subscriptions: notifications before that can be missed. */
  const endStreams = () => {
    streams.endAll();
    connection.flush().then(streams.endAll, () => undefined);
  };
  endStreams();
  broker.onReturn(endStreams);
  return {
    noteEnded: (userId: string): void => {
      if (!connection.isClosed()) connection.publish(endedSubject, JSON.stringify({ userId }));
    },
    stop: () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
};

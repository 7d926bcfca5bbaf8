import { notificationAddedV1, userUpdatedV1 } from '@setu/contracts';
import { eventEnvelope } from '@setu/protocol';
import type { Broker, Logger } from '@setu/service-kit';
import { z } from 'zod';
import type { CheckSessions, HeldOpen } from '../../edge/sessions/held-open';
import type { OpenStreams } from './open-streams';

/** Subject on which gateways say whose session ended. */
const endedSubject = 'platform.session-ended';
/** The accounts consumer stores what ends sessions within this time after an event of identity, ms. */
const storedAfterMs = 2_000;
/** The sessions that hold something open are checked at least this often, ms. */
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

/** Checks the sessions that hold something open from time to time: what ended them may not have reached this gateway. */
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
 * Sends notifications to the open streams as identity publishes them, and ends what a session held open that ended at another gateway. Notifications that are
 * published while there is no connection do not come later, so a new connection ends all streams: browsers resume and read them.
 * @returns a function that tells all gateways that a session ended, and one that ends it all
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
    // Suspension, deletion, another password.
    on(userUpdatedV1.type, (bytes) => {
      const { subject, data } = read(Updated, bytes);
      // At once, so that nothing of a team reaches who has left it. Events of older releases do not say for whom a person works.
      if (data.worksFor !== undefined)
        for (const one of held.of(subject)) if (one.userId !== (data.worksFor ?? subject)) one.end();
      if (held.of(subject).length > 0) setTimeout(() => void check(subject), storedAfterMs).unref();
    }),
    on(endedSubject, (bytes) => void check(read(Ended, bytes).userId)),
  ];
  /** Now, and again when the broker has the subscriptions: until then notifications can pass by. */
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

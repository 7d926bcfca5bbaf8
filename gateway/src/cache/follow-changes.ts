import { serviceNames } from '@setu/contracts';
import type { Broker, Logger } from '@setu/service-kit';
import { z } from 'zod';
import type { Changes } from './changes';

const Envelope = z.object({ type: z.string(), subject: z.string() });

/**
 * Notes every event of every service as it is published. Events that are published while the connection is lost do not come
 * later, so a new connection counts as a change of everything.
 * @returns ends it
 */
export const followChanges = (broker: Broker, changes: Changes, logger: Logger): (() => void) => {
  const note = (bytes: Uint8Array) => {
    try {
      const { type, subject } = Envelope.parse(JSON.parse(new TextDecoder().decode(bytes)));
      changes.note(type, subject);
    } catch (err) {
      logger.warn({ err }, 'an event could not be read, so every stored page is made again');
      changes.noteGap();
    }
  };
  const subscriptions = serviceNames.map((service) =>
    broker.connection.subscribe(`${service}.>`, {
      callback: (err, message) => {
        if (err) logger.warn({ err }, 'the caches miss events');
        else note(message.data);
      },
    }),
  );
  /** Now, and again when the broker has the subscriptions: until then events can pass by. */
  const noteGap = () => {
    changes.noteGap();
    broker.connection.flush().then(changes.noteGap, () => undefined);
  };
  noteGap();
  changes.watchBy(broker.isConnected);
  broker.onReturn(noteGap);
  return () => {
    changes.watchBy(() => false);
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
};

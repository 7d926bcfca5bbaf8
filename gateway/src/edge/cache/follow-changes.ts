import type { Broker, Logger } from '@setu/service-kit';
import { z } from 'zod';
import type { Changes } from './changes';

const Envelope = z.object({ type: z.string(), subject: z.string() });

interface Options {
  broker: Broker;
  /** Names of the services that are known at the moment. */
  services: () => readonly string[];
  changes: Changes;
  logger: Logger;
}

/**
 * Notes every event of every known service as it is published. Events that are published while the connection is lost are not
 * delivered later, so a new connection counts as a change of everything. So does each newly followed service.
 * @returns `followNew`, which follows services that became known, and `stop`
 */
export const followChanges = ({ broker, services, changes, logger }: Options) => {
  const note = (bytes: Uint8Array) => {
    try {
      const { type, subject } = Envelope.parse(JSON.parse(new TextDecoder().decode(bytes)));
      changes.note(type, subject);
    } catch (err) {
      logger.warn({ err }, 'an event could not be read, so every stored page is made again');
      changes.noteGap();
    }
  };
  const subscribe = (service: string) =>
    broker.connection.subscribe(`${service}.>`, {
      callback: (err, message) => {
        if (err) logger.warn({ err }, 'the caches miss events');
        else note(message.data);
      },
    });
  /** Notes a gap now, and again when the broker has confirmed the subscriptions: events before that can be missed. */
  const noteGap = () => {
    changes.noteGap();
    broker.connection.flush().then(changes.noteGap, () => undefined);
  };
  const followed = new Map<string, ReturnType<typeof subscribe>>();
  const followNew = () => {
    const known = services().filter((service) => !followed.has(service));
    if (known.length === 0 || broker.connection.isClosed()) return;
    for (const service of known) followed.set(service, subscribe(service));
    noteGap();
  };
  followNew();
  noteGap();
  changes.watchBy(broker.isConnected);
  broker.onReturn(noteGap);
  return {
    followNew,
    stop: () => {
      changes.watchBy(() => false);
      for (const subscription of followed.values()) subscription.unsubscribe();
    },
  };
};

import { repairBroker, startNats } from '@setu/dev-servers';

interface Options {
  /** Folder of its store. */
  dataDir: string;
  /** Services whose readiness shows whether the broker stores events. */
  serviceUrls: () => string[];
  /** Receives the supervisor's messages. */
  log: (line: string) => void;
}

/** A real nats-server that is restarted when it refuses to store, as `npm start` does. */
export const startSupervisedBroker = async ({ dataDir, serviceUrls, log }: Options) => {
  const nats = await startNats({ dataDir, log: () => undefined });
  const repair = repairBroker({ nats, serviceUrls, log });
  return {
    url: nats.url,
    stop: async () => {
      await repair.stop();
      await nats.stop();
    },
  };
};

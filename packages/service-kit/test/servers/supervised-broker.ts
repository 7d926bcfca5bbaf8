import { repairBroker, startNats } from '@setu/local';

interface Options {
  /** Holds its store. */
  dataDir: string;
  /** Services that are asked whether the broker stores. */
  serviceUrls: () => string[];
  /** Takes what the supervisor says. */
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

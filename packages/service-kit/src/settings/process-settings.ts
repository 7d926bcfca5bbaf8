import { serviceNames } from '@setu/contracts';

/** The processes in capitals, with which names of variables begin. */
export const owners = ['gateway', ...serviceNames].map((name) => name.toUpperCase());

/** Names that exist for each service and the gateway: `CATALOG_NATS_URL` for the ending `_NATS_URL`. */
export const ofEachProcess = (endings: readonly string[]): string[] =>
  owners.flatMap((owner) => endings.map((ending) => `${owner}${ending}`));

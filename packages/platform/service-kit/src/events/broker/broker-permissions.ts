import {
  askInstancesSubject,
  type BrokerPermissions,
  instancesSubject,
  type ServiceName,
  streamOf,
} from '@setu/protocol';

/** A durable consumer and the stream that it reads. `*` means any. */
export interface StreamRead {
  stream: string;
  durable: string;
}

const api = (...parts: string[]) => ['$JS.API', ...parts].join('.');

/** Permissions to read a stream by the process's own durable consumer, even when the stream does not exist yet. */
const readingOf = ({ stream, durable }: StreamRead): string[] => [
  api('STREAM.INFO', stream),
  api('STREAM.CREATE', stream),
  api('CONSUMER.INFO', stream, durable),
  api('CONSUMER.CREATE', stream, durable),
  api('CONSUMER.DURABLE.CREATE', stream, durable),
  api('CONSUMER.DELETE', stream, durable),
  api('CONSUMER.MSG.NEXT', stream, durable),
  ['$JS.ACK', stream, durable, '>'].join('.'),
];

/** Permissions of a service to publish its events, and to maintain and compact its stream. */
const owningOf = (service: ServiceName): string[] => {
  const stream = streamOf(service);
  return [
    `${service}.>`,
    api('STREAM.INFO', stream),
    api('STREAM.CREATE', stream),
    api('STREAM.UPDATE', stream),
    api('STREAM.MSG.DELETE', stream),
    // Compacting reads the whole stream with a temporary consumer.
    api('CONSUMER.CREATE', stream),
    api('CONSUMER.INFO', stream, '*'),
    api('CONSUMER.MSG.NEXT', stream, '*'),
  ];
};

/** Replies to requests of a process arrive below its own prefix, so that no other process can read them. */
export const inboxPrefixOf = (connection: string): string => `_INBOX.${connection}`;

const unique = (subjects: readonly string[]): string[] => [...new Set(subjects)].sort();

/** `replay` and `prune` connect while the process serves. */
const inboxesOf = (reader: string): string[] =>
  [reader, `${reader}-replay`, `${reader}-prune`].map((connection) => `${inboxPrefixOf(connection)}.>`);

/**
 * Permissions of a service: it publishes its own events and no others, reads the streams that it has consumers for, and changes no
 * stream of another service.
 */
export const servicePermissions = (
  service: ServiceName,
  reads: readonly StreamRead[],
): BrokerPermissions => ({
  publish: unique([api('INFO'), ...reads.flatMap(readingOf), ...owningOf(service), instancesSubject]),
  subscribe: unique([...inboxesOf(service), askInstancesSubject]),
});

/** Permissions of a gateway: it consumes the events of all these services, publishes none, and exchanges messages with other gateways. */
export const gatewayPermissions = (
  reads: readonly StreamRead[],
  services: readonly ServiceName[],
): BrokerPermissions => ({
  publish: unique([api('INFO'), ...reads.flatMap(readingOf), 'platform.>']),
  subscribe: unique([...inboxesOf('gateway'), 'platform.>', ...services.map((service) => `${service}.>`)]),
});

/** Any release of a process may run, and each has its own consumers. */
const anyRelease: readonly StreamRead[] = [{ stream: '*', durable: '*' }];

/**
 * Permissions of the gateway and of each of these services for servers on which any of their releases may run, by their names. A
 * service publishes only its own events. Unlike with the permissions of one release, it may read every stream.
 */
export const processPermissions = (
  services: readonly ServiceName[],
): Readonly<Record<string, BrokerPermissions>> =>
  Object.fromEntries([
    ['gateway', gatewayPermissions(anyRelease, services)],
    ...services.map((name) => [name, servicePermissions(name, anyRelease)]),
  ]);

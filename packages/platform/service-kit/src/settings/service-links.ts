const transports = 'TCP|UDP|SCTP';
const ofPort = new RegExp(`_PORT_\\d+_(?:${transports})(?:_(?:PROTO|PORT|ADDR))?$`);
const address = new RegExp(`^(?:${transports})://`, 'i');

/**
 * Whether Kubernetes injected a variable for a service of its namespace: `NATS_SERVICE_HOST`, `NATS_SERVICE_PORT_CLIENT`,
 * `NATS_PORT=tcp://…`, `NATS_PORT_4222_TCP_ADDR`. Kubernetes does so unless `enableServiceLinks` is false, and the names of our
 * services are prefixes of settings.
 */
export const isServiceLink = (name: string, value: string): boolean =>
  /_SERVICE_(?:HOST|PORT(?:_[A-Z0-9_]+)?)$/.test(name) ||
  ofPort.test(name) ||
  (/_PORT$/.test(name) && address.test(value));

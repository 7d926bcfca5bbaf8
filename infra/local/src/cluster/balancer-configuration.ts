/** A server behind the balancer. */
interface Behind {
  name: string;
  address: string;
  port: number;
  /** Port of its /readyz; for HTTP servers. */
  readyPort?: number;
}

/** Addresses with their ports, `address:port`. */
interface Listening {
  /** Addresses for visitors. */
  visitors: readonly string[];
  /** Address of the PostgreSQL that accepts writes. */
  database: string;
}

interface Servers {
  gateways: readonly Behind[];
  /** In the order of failover. */
  databases: readonly Behind[];
}

/**
 * The configuration of HAProxy: visitors are distributed over gateways that report themselves ready, and connections to PostgreSQL go to
 * the first server that answers. A gateway that is not ready, for example while stopping, gets no new calls and finishes its current ones
 * (L7OKC); calls of a silent gateway are ended at once. Notification streams are silent for up to 25 s, connections to PostgreSQL for
 * hours.
 */
export const balancerConfiguration = (at: Listening, { gateways, databases }: Servers): string => `global
  maxconn 4000

defaults
  timeout connect 1s
  timeout check 1s

frontend visitors
  mode http
  bind ${at.visitors.join(',')}
  timeout client 75s
  default_backend gateways

backend gateways
  mode http
  balance leastconn
  option forwardfor
  option redispatch
  retries 2
  timeout server 75s
  timeout queue 5s
  option httpchk
  http-check send meth GET uri /readyz
  http-check expect error-status L7OKC status 200
${gateways
  .map(
    ({ name, address, port, readyPort }) =>
      `  server ${name} ${address}:${port} check port ${readyPort ?? port} inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions`,
  )
  .join('\n')}

frontend database
  mode tcp
  bind ${at.database}
  timeout client 6h
  default_backend databases

backend databases
  mode tcp
  timeout server 6h
${databases
  .map(
    ({ name, address, port }, index) =>
      `  server ${name} ${address}:${port} check inter 500ms fall 2 rise 2 on-marked-down shutdown-sessions ${index > 0 ? 'backup' : 'on-marked-up shutdown-backup-sessions'}`,
  )
  .join('\n')}
`;

/** A body that is being received. */
interface Arrival {
  since: number;
  /** Closes its connection. */
  cut: () => void;
}

/** How long a body is received before its connection may be closed in favour of another body, ms. */
const freshMs = 3_000;

interface Bounds {
  /** Bodies that may be received at the same time. */
  max: number;
  /** Bodies of one client that may be received at the same time. */
  maxOfClient: number;
}

/** The bodies that are being received. */
export interface Arrivals {
  /**
   * Adds a body. When the limit is reached, the oldest body of the client with the most bodies is cut, if it is older than three seconds.
   * @param cut closes the connection of the body
   * @returns removes the body; null when the limit is reached
   */
  add: (client: string, cut: () => void) => (() => void) | null;
}

export const makeArrivals = ({ max, maxOfClient }: Bounds): Arrivals => {
  const byClient = new Map<string, Set<Arrival>>();
  let count = 0;

  const remove = (client: string, arrival: Arrival) => {
    const ofClient = byClient.get(client);
    if (!ofClient?.delete(arrival)) return;
    count -= 1;
    if (ofClient.size === 0) byClient.delete(client);
  };
  /** The client whose oldest body must be cut to add a body of this client; null below the limits. */
  const fullClient = (client: string): string | null => {
    if ((byClient.get(client)?.size ?? 0) >= maxOfClient) return client;
    if (count < max) return null;
    return [...byClient].reduce((a, b) => (b[1].size > a[1].size ? b : a))[0];
  };
  const makeRoom = (client: string): boolean => {
    const [oldest] = byClient.get(client) ?? [];
    if (!oldest || performance.now() - oldest.since < freshMs) return false;
    remove(client, oldest);
    oldest.cut();
    return true;
  };

  return {
    add: (client, cut) => {
      const full = fullClient(client);
      if (full !== null && !makeRoom(full)) return null;
      const arrival = { since: performance.now(), cut };
      const ofClient = byClient.get(client) ?? new Set();
      byClient.set(client, ofClient.add(arrival));
      count += 1;
      return () => remove(client, arrival);
    },
  };
};

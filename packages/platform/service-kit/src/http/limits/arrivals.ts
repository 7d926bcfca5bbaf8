/** A body that arrives. */
interface Arrival {
  since: number;
  /** Ends its connection. */
  cut: () => void;
}

/** How long a body may arrive before it can be cut to make room for another one, ms. */
const undisturbedMs = 3_000;

interface Bounds {
  /** Bodies that may arrive at the same time. */
  max: number;
  /** Bodies of one client that may arrive at the same time. */
  maxOfClient: number;
}

/** Bodies that arrive. */
export interface Arrivals {
  /**
   * Adds a body. Where there is no room, the oldest body of the client with the most makes room, if it has arrived for three seconds.
   * @param cut ends the connection of the body
   * @returns removes the body again; null when there is no room
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
  /** The client whose oldest body has to go before another one of this client can come; null while there is room. */
  const crowded = (client: string): string | null => {
    if ((byClient.get(client)?.size ?? 0) >= maxOfClient) return client;
    if (count < max) return null;
    return [...byClient].reduce((a, b) => (b[1].size > a[1].size ? b : a))[0];
  };
  const makeRoom = (client: string): boolean => {
    const [oldest] = byClient.get(client) ?? [];
    if (!oldest || performance.now() - oldest.since < undisturbedMs) return false;
    remove(client, oldest);
    oldest.cut();
    return true;
  };

  return {
    add: (client, cut) => {
      const full = crowded(client);
      if (full !== null && !makeRoom(full)) return null;
      const arrival = { since: performance.now(), cut };
      const ofClient = byClient.get(client) ?? new Set();
      byClient.set(client, ofClient.add(arrival));
      count += 1;
      return () => remove(client, arrival);
    },
  };
};

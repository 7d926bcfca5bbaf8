/** One kind of process that each call passes. */
export interface Station {
  name: string;
  /** Processor time that a call takes there, ms. */
  ms: number;
  /** Number that work concurrently: instances of a Node process, processors of PostgreSQL. */
  servers: number;
}

/** Number of simulated calls; the first tenth is for warming up. */
const calls = 40_000;

/** A sequence of numbers from 0 to 1, the same in every run. */
const numbers = () => {
  let state = 20_261_124;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / (2 ** 32 + 1);
  };
};

/**
 * The 95th percentile of the time of a call, ms, when this many calls a second arrive at random and pass the stations in turn. Each
 * station serves in order of arrival, with exponentially distributed times.
 */
export const simulateP95 = (stations: readonly Station[], perSecond: number): number => {
  const next = numbers();
  const exponential = (mean: number) => -Math.log(next()) * mean;
  let now = 0;
  let inTurn = Array.from({ length: calls }, () => {
    now += exponential(1_000 / perSecond);
    return { began: now, at: now };
  });
  for (const { ms, servers } of stations) {
    const freeAt = new Float64Array(servers);
    for (const call of inTurn) {
      let first = 0;
      for (let server = 1; server < servers; server += 1)
        if ((freeAt[server] ?? 0) < (freeAt[first] ?? 0)) first = server;
      call.at = Math.max(call.at, freeAt[first] ?? 0) + exponential(ms);
      freeAt[first] = call.at;
    }
    inTurn = inTurn.toSorted((one, other) => one.at - other.at);
  }
  const times = inTurn.map(({ began, at }) => at - began).slice(calls / 10);
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
};

/** The maximum of calls a second whose 95th percentile is at most `ms`, to 1 %. */
export const simulateMost = (stations: readonly Station[], ms: number): number => {
  let low = 0;
  let high = Math.min(...stations.map((station) => (station.servers * 1_000) / station.ms));
  while (high - low > high / 100) {
    const middle = (low + high) / 2;
    if (simulateP95(stations, middle) <= ms) low = middle;
    else high = middle;
  }
  return low;
};

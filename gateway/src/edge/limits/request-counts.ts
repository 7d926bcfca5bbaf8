import { createHmac, randomUUID } from 'node:crypto';
import type { Usage } from './sliding-window';

/** Length of a window. All gateways count in the same windows, which begin with the minute. */
export const windowMs = 60_000;
/** Most keys in one window. Further keys are not counted, so this limit does not stop a flood from more networks. */
const maxKeys = 100_000;
/** Most totals in one message. */
const maxTotals = 10_000;

/** The counts of one gateway in a window, by hashed key. They are totals, so that a lost message does no harm. */
export interface Totals {
  from: string;
  window: number;
  totals: Record<string, number>;
}

interface Count {
  own: number;
  /** The part of `own` that was sent to the other gateways. */
  shared: number;
  /** Counts of the other gateways, by gateway. */
  others: Map<string, number> | null;
}

const sumOf = (count: Count | undefined): number => {
  if (!count) return 0;
  let sum = count.own;
  for (const other of count.others?.values() ?? []) sum += other;
  return sum;
};

/** Requests in this window and the previous one: counted here, and received from the other gateways. */
export class RequestCounts {
  readonly id = randomUUID();
  /** Called after each count. */
  onAdd: () => void = () => undefined;
  private readonly windows = new Map<number, Map<string, Count>>();

  /**
   * @param secret hashes the keys, so that no client address leaves this process
   * @param shareFrom lower counts are not shared with the other gateways
   */
  constructor(
    private readonly secret: string,
    private readonly shareFrom: number,
    private readonly now: () => number = Date.now,
  ) {}

  private windowOf(number: number): Map<string, Count> {
    const found = this.windows.get(number);
    if (found) return found;
    const made = new Map<string, Count>();
    this.windows.set(number, made);
    for (const old of this.windows.keys()) if (old < number - 1) this.windows.delete(old);
    return made;
  }

  private countOf(window: Map<string, Count>, key: string): Count | null {
    const found = window.get(key);
    if (found) return found;
    if (window.size >= maxKeys) return null;
    const made: Count = { own: 0, shared: 0, others: null };
    window.set(key, made);
    return made;
  }

  /** The hashed key of a name. */
  keyOf(name: string): string {
    return createHmac('sha256', this.secret).update(name).digest('base64url').slice(0, 22);
  }

  usage(key: string): Usage {
    const at = this.now() / windowMs;
    const number = Math.floor(at);
    return {
      previous: sumOf(this.windows.get(number - 1)?.get(key)),
      current: sumOf(this.windows.get(number)?.get(key)),
      elapsed: at - number,
    };
  }

  add(key: string, cost: number): void {
    const count = this.countOf(this.windowOf(Math.floor(this.now() / windowMs)), key);
    if (count) count.own += cost;
    this.onAdd();
  }

  /** Totals that were not yet sent to the other gateways; null when there are none. */
  unshared(): Totals | null {
    const window = Math.floor(this.now() / windowMs);
    const totals: Record<string, number> = {};
    let left = maxTotals;
    for (const [key, count] of this.windows.get(window) ?? []) {
      if (count.own < this.shareFrom || count.own === count.shared) continue;
      if (left === 0) break;
      left -= 1;
      totals[key] = count.own;
      count.shared = count.own;
    }
    return left === maxTotals ? null : { from: this.id, window, totals };
  }

  /** Adds the totals of another gateway. Windows in the distant past or future are ignored. */
  merge({ from, window, totals }: Totals): void {
    const current = Math.floor(this.now() / windowMs);
    if (from === this.id || Math.abs(window - current) > 1) return;
    const counts = this.windowOf(window);
    for (const [key, total] of Object.entries(totals)) {
      const count = this.countOf(counts, key);
      if (!count) return;
      count.others ??= new Map();
      count.others.set(from, Math.max(total, count.others.get(from) ?? 0));
    }
  }
}

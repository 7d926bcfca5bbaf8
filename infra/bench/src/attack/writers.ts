import { setTimeout as sleep } from 'node:timers/promises';
import { type Caller, made, register } from './callers';

const writers = 10;
/** Pause between two writes of one writer, ms. */
const pauseMs = 60;

/** The refusal of an inquiry about a listing whose event has not arrived yet. */
const tooEarly = '404 franchise_not_found';

/** Ids of the writes that were acknowledged. */
export interface Written {
  franchises: string[];
  requirements: string[];
  inquiries: string[];
}

/** Status and code of a refusal, or the reason for a missing answer. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  const [, status, code] = /^(\d+): .*"code":"(\w+)"/s.exec(message) ?? [];
  return status ? `${status} ${code}` : (cause?.code ?? message.slice(0, 60));
};

/** Ten brands and investors write alternately, and acknowledged writes are recorded. Each listing has a unique title. */
export const startWriters = async (url: string) => {
  const written: Written = { franchises: [], requirements: [], inquiries: [] };
  let isStopped = false;
  const refused = new Map<string, number>();
  let lastRefusal = 0;
  const keep = async (into: string[], answer: ReturnType<Caller['call']>): Promise<string | null> => {
    try {
      const id = await made(answer);
      into.push(id);
      return id;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== tooEarly) lastRefusal = Date.now();
      refused.set(reason, (refused.get(reason) ?? 0) + 1);
      return null;
    }
  };
  const write = async (n: number, firstBrand: Caller, firstInvestor: Caller) => {
    const listing = {
      businessCategory: 'retail',
      franchiseModel: 'FOFO',
      minInvestment: 500000,
      maxInvestment: 900000,
      territories: ['Pune'],
    };
    const need = { businessCategory: 'retail', minArea: 300, maxArea: 600, preferredLocations: ['Pune'] };
    let [brand, investor] = [firstBrand, firstInvestor];
    for (let turn = 0; !isStopped; turn += 1) {
      const title = `Writer ${n} turn ${turn}`;
      const franchiseId = await keep(
        written.franchises,
        brand.call('POST', '/api/franchises', { ...listing, title }),
      );
      await keep(written.requirements, brand.call('POST', '/api/requirements', { ...need, title }));
      if (franchiseId && turn % 4 === 0) {
        const about = { toUserId: brand.id, franchiseId, subject: title, message: title };
        await keep(written.inquiries, investor.call('POST', '/api/inquiries', about));
      }
      // The daily limit of one investor and the maximum number of listings of one brand must not end the writing.
      if (turn % 60 === 59) investor = await register(url, `reader-${n}`, 'investor').catch(() => investor);
      if (turn % 600 === 599) brand = await register(url, `writer-${n}`, 'brand').catch(() => brand);
      await sleep(pauseMs);
    }
  };
  // All accounts exist before the first process is killed.
  const people: [Caller, Caller][] = [];
  for (let n = 0; n < writers; n += 1)
    people.push([
      await register(url, `writer-${n}`, 'brand'),
      await register(url, `reader-${n}`, 'investor'),
    ]);
  const running = people.map(([brand, investor], n) => write(n, brand, investor));
  return {
    written,
    /** Number of refused writes, by reason. */
    refused: (): ReadonlyMap<string, number> => refused,
    /** Time of the last refused write, ms since 1970; refusals because an event has not arrived yet do not count. */
    lastRefusal: () => lastRefusal,
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
};

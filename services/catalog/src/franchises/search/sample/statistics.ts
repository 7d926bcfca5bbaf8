import { makeSharedResults, type ServiceDeps } from '@setu/service-kit';
import { ListedFranchise } from '../rows/listed-franchise.model';

/** The latest statistics of Postgres about listed franchises. */
export interface Statistics {
  /** Approximate number of listed franchises; below 0 when it was never counted. */
  franchises: number;
  /** Returns the share of franchises with a category or a model. */
  shareOf: (value: string) => number;
}

/** How long statistics are kept, ms. */
const keptMs = 60_000;

interface Row {
  franchises: number;
  values: string[] | null;
  shares: number[] | null;
}

/** Reads the statistics, at most once a minute. */
export const makeStatistics = ({ db }: Pick<ServiceDeps, 'db'>): (() => Promise<Statistics>) => {
  const kept = makeSharedResults<Statistics>({ maxBytes: 1, bytesOf: () => 1 });
  const read = async (): Promise<Statistics> => {
    const { rows } = await db.raw(
      `select reltuples as franchises, most_common_vals::text::text[] as values, most_common_freqs as shares
       from pg_class left join pg_stats on schemaname = current_schema and tablename = relname
         and attname in ('business_category', 'franchise_model')
       where oid = ?::regclass`,
      [ListedFranchise.tableName],
    );
    const shares = new Map(
      (rows as Row[]).flatMap(({ values, shares }) =>
        (values ?? []).map((value, index) => [value, shares?.[index] ?? 0] as const),
      ),
    );
    return { franchises: Number(rows[0].franchises), shareOf: (value) => shares.get(value) ?? 0 };
  };
  return () => kept.get(String(Math.floor(Date.now() / keptMs)), read);
};

import type { BusinessCategory } from '@setu/contracts';
import type { Knex } from 'knex';

export type InsightKind = 'trend' | 'investment' | 'city';

/** A seeded figure: percent, rupees (with an upper end) or a score out of 5. */
export interface Sample {
  subject: string;
  value: number;
  upper: number | null;
}

const lakh = 100_000;
type Row = [kind: InsightKind, subject: BusinessCategory | string, value: number, upper?: number];

/** The nine figures of the specification's market insights. */
const demoSamples: readonly Row[] = [
  ['trend', 'food_beverage', 23],
  ['trend', 'education', 18],
  ['trend', 'fitness', 15],
  ['investment', 'food_beverage', 15 * lakh, 35 * lakh],
  ['investment', 'education', 25 * lakh, 50 * lakh],
  ['investment', 'retail', 10 * lakh, 30 * lakh],
  ['city', 'Mumbai', 4.8],
  ['city', 'Bangalore', 4.6],
  ['city', 'Delhi NCR', 4.5],
];

export const insertDemoSamples = (trx: Knex.Transaction) =>
  trx('insight_samples').insert(
    demoSamples.map(([kind, subject, value, upper], position) => ({
      kind,
      subject,
      position,
      value,
      upper_value: upper ?? null,
    })),
  );

/** The seeded figures of one kind, in order; empty outside a demo. */
export const readSamples = async (db: Knex, kind: InsightKind): Promise<Sample[]> => {
  const rows: { subject: string; value: string; upper_value: string | null }[] = await db('insight_samples')
    .where({ kind })
    .orderBy('position')
    .select('subject', 'value', 'upper_value');
  return rows.map(({ subject, value, upper_value }) => ({
    subject,
    value: Number(value),
    upper: upper_value === null ? null : Number(upper_value),
  }));
};

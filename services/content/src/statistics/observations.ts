import { demoFranchiseIdPrefix, popularCities } from '@setu/contracts';
import { daysBefore } from '@setu/service-kit';
import type { Knex } from 'knex';
import { cityScore, growthPercent } from './insight-cells';

/** Days of inquiries in each period of a trend, and for a city's score. */
const trendDays = 30;
const cityDays = 90;

/** Excludes seed data, which does not count as observations. */
const isReal = (db: Knex) => db.raw('franchises.id::text not like ?', [`${demoFranchiseIdPrefix}%`]);

const inquiriesAbout = (db: Knex, since: Date, until: Date) =>
  db('inquiries')
    .join('franchises', 'franchises.id', 'inquiries.franchise_id')
    .where('inquiries.sent_at', '>', since)
    .where('inquiries.sent_at', '<=', until)
    .whereRaw(isReal(db));

/**
 * Growth of inquiries per category, highest first. Observations are the inquiries of both periods. A category without inquiries
 * in the earlier period has no growth.
 */
export const observeTrends = async (db: Knex, now: Date) => {
  const turn = daysBefore(now, trendDays);
  const rows: { category: string; before: string; after: string }[] = await inquiriesAbout(
    db,
    daysBefore(now, 2 * trendDays),
    now,
  )
    .whereNotNull('business_category')
    .groupBy('business_category')
    .select(
      'business_category as category',
      db.raw('count(*) filter (where sent_at <= ?) as before', [turn]),
      db.raw('count(*) filter (where sent_at > ?) as after', [turn]),
    );
  return rows
    .flatMap(({ category, before, after }) => {
      const growth = growthPercent(Number(before), Number(after));
      return growth === null
        ? []
        : [{ subject: category, observations: Number(before) + Number(after), growth }];
    })
    .sort((a, b) => b.growth - a.growth || b.observations - a.observations);
};

/** Investment per category, the category with most franchises first. Observations are active franchises. */
export const observeInvestments = async (db: Knex) => {
  const rows: { category: string; count: string; min: string; max: string }[] = await db('franchise_figures')
    .where('is_demo', false)
    .whereNot('category', '')
    .where('priced', '>', 0)
    .orderByRaw('priced desc, category')
    .select(
      'category',
      'priced as count',
      db.raw('round(min_investment / priced) as min'),
      db.raw('round(max_investment / priced) as max'),
    );
  return rows.map(({ category, count, min, max }) => ({
    subject: category,
    observations: Number(count),
    min: Number(min),
    max: Number(max),
  }));
};

/** Cities by number of inquiries about franchises offered there, highest first, without states and Pan India. */
export const observeCities = async (db: Knex, now: Date) => {
  const rows: { city: string; count: string }[] = await inquiriesAbout(db, daysBefore(now, cityDays), now)
    .joinRaw('cross join lateral unnest(franchises.territories) as territory(city)')
    .whereIn('city', popularCities)
    .groupBy('city')
    .orderByRaw('count(*) desc, city')
    .select('city', db.raw('count(*) as count'));
  const most = Number(rows[0]?.count ?? 0);
  return rows.map(({ city, count }) => ({
    subject: city,
    observations: Number(count),
    score: cityScore(Number(count), most),
  }));
};

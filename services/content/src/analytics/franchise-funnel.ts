import type { FranchiseFunnel } from '@setu/contracts';
import { indianDay, inquiryStatuses } from '@setu/contracts';
import { NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';
import { lastDays, startOf, timeZone } from '../days';

/** Current statuses that show that an inquiry reached a meeting. */
const fromMeeting = inquiryStatuses.slice(
  inquiryStatuses.indexOf('meeting_scheduled'),
  inquiryStatuses.indexOf('deal_closed') + 1,
);

interface Wanted {
  id: string;
  brandId: string;
  /** Length of the period, days. */
  days: number;
  now: Date;
}

const totalOf = <K extends string>(rows: readonly Record<K, number>[], key: K): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

interface ViewsOfDay {
  day: string;
  views: number;
}
interface InquiriesOfDay {
  day: string;
  inquiries: number;
  meetings: number;
  deals: number;
}

/**
 * The steps from a view to a deal for a franchise of a brand.
 * @throws NotFoundError 404 `franchise_not_found`, also for a franchise of another brand
 */
export const readFranchiseFunnel = async (
  db: Knex,
  { id, brandId, days, now }: Wanted,
): Promise<FranchiseFunnel> => {
  const franchise = await db('franchises').where({ id, brand_id: brandId }).first('listed_at');
  if (!franchise) throw new NotFoundError('franchise_not_found');
  const listedOn = indianDay(franchise.listed_at);
  const shown = lastDays(now, days).filter((day) => day >= listedOn);
  const from = startOf(shown[0] ?? indianDay(now));
  const dayColumn = (column: string) => db.raw('(?? at time zone ?)::date::text as day', [column, timeZone]);
  const [views, inquiries]: [ViewsOfDay[], InquiriesOfDay[]] = await Promise.all([
    db('analytics')
      .where({ franchise_id: id, event: 'franchise_view' })
      .where('created_at', '>=', from)
      .groupByRaw('1')
      .select(dayColumn('created_at'), db.raw('count(*)::int as views')),
    db('inquiries')
      .where({ franchise_id: id })
      .where('sent_at', '>=', from)
      .groupByRaw('1')
      .select(
        dayColumn('sent_at'),
        db.raw('count(*)::int as inquiries'),
        db.raw('(count(*) filter (where status = any(?)))::int as meetings', [fromMeeting]),
        db.raw(`(count(*) filter (where status = 'deal_closed'))::int as deals`),
      ),
  ]);
  const viewsOf = new Map(views.map((row) => [row.day, row.views]));
  const inquiriesOf = new Map(inquiries.map((row) => [row.day, row.inquiries]));
  return {
    listedAt: franchise.listed_at.toISOString(),
    views: totalOf(views, 'views'),
    inquiries: totalOf(inquiries, 'inquiries'),
    meetings: totalOf(inquiries, 'meetings'),
    deals: totalOf(inquiries, 'deals'),
    perDay: shown.map((day) => ({
      day,
      views: viewsOf.get(day) ?? 0,
      inquiries: inquiriesOf.get(day) ?? 0,
    })),
  };
};

import { type Highlights, highlighted, type ReplyTime } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { Franchise, listedColumns } from '../franchise.model';
import { presentFranchise } from '../franchise.presenter';
import type { makeCountOptions } from './counts/count-options';
import type { makeListFranchises } from './list-franchises';

/** Read for each reply time, because a brand may have several franchises. */
const mostRead = 24;

const noFilter = { businessCategory: [], franchiseModel: [], territories: [] };

interface Deps extends Pick<ServiceDeps, 'db'> {
  list: ReturnType<typeof makeListFranchises>;
  countOptionsOf: ReturnType<typeof makeCountOptions>;
}

/** Reads what the landing page shows of the list. */
export const makeReadHighlights = ({ db, list, countOptionsOf }: Deps) => {
  const answeringWithin = (replyTime: ReplyTime): Promise<Franchise[]> =>
    Franchise.query(db)
      .select(listedColumns)
      .modify('listed')
      .whereRaw("brand_reply_time in ('hour', 'day') and brand_reply_time = ?", [replyTime])
      .orderByRaw('recommended_at desc, id desc')
      .limit(mostRead)
      .execute();

  /** One franchise of each of the brands that answer soonest. */
  const readAnswering = async (): Promise<Franchise[]> => {
    const found = [...(await answeringWithin('hour')), ...(await answeringWithin('day'))];
    const byBrand = new Map<string, Franchise>();
    for (const franchise of found)
      if (!byBrand.has(franchise.brandId)) byBrand.set(franchise.brandId, franchise);
    return [...byBrand.values()].slice(0, highlighted);
  };

  return async (): Promise<Highlights> => {
    const [newest, counts, answering] = await Promise.all([
      list({ ...noFilter, sort: 'newest', limit: highlighted }),
      countOptionsOf(noFilter),
      readAnswering(),
    ]);
    return {
      opportunities: { count: newest.total, precision: newest.isTotalBound ? 'at_least' : 'exact' },
      businessCategory: counts.businessCategory,
      investment: counts.investment,
      newest: newest.items.map(presentFranchise),
      answering: answering.map(presentFranchise),
    };
  };
};

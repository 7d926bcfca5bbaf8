import { FranchiseView, getFranchise, listFranchises } from '@setu/contracts';
import type { FindExample } from '../edge/pages/measuring/rendering-times';
import { jsonOf } from '../edge/upstreams/upstreams';

const detailPath = getFranchise.path.replace('/api', '');

/** The newest franchise is the example of every franchise page. */
export const findExample: FindExample = async (path, read) => {
  if (path !== detailPath) return null;
  const reply = await read(`${listFranchises.path}?limit=1&sort=newest`);
  const [first] = FranchiseView.pick({ id: true }).array().parse(jsonOf(reply));
  return first ? { id: first.id } : null;
};

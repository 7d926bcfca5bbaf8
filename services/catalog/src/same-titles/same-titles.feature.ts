import { findSameTitles } from '@setu/contracts';
import { feature, route } from '@setu/service-kit';
import { makeFindSameTitles } from './find-same-titles';

/** What looks like the listing that somebody is writing. */
export const sameTitles = feature({
  name: 'same-titles',
  build: (deps) => {
    const find = makeFindSameTitles(deps);
    return { routes: [route(findSameTitles, (query, actor) => find(query, actor))] };
  },
});

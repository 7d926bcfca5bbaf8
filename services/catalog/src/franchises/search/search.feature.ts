import { countOptions, getHighlights, listFranchises, listSimilarFranchises } from '@setu/contracts';
import { searchReadingHeader, writeSearchReading } from '@setu/protocol';
import { feature, pagedReply, Reply, route } from '@setu/service-kit';
import { presentFranchise } from '../franchise.presenter';
import { makeCountOptions } from './counts/count-options';
import { makeFindAlternatives } from './find-alternatives.consumer';
import { makeListFranchises } from './list-franchises';
import { makeListSimilar } from './list-similar';
import { makeReadHighlights } from './read-highlights';
import { forgetWords } from './words/forget-words';

/** The public list of franchises: filters, orders and search. README.md shows how a query is planned. */
export const franchiseSearch = feature({
  name: 'franchise-search',
  build: (deps) => {
    const list = makeListFranchises(deps);
    const listSimilar = makeListSimilar(deps);
    const countOptionsOf = makeCountOptions(deps);
    const readHighlights = makeReadHighlights({ ...deps, list, countOptionsOf });
    return {
      routes: [
        route(listFranchises, async (query) => {
          const { reading, items, ...page } = await list(query);
          const { body, options } = pagedReply(listFranchises.path, query, {
            ...page,
            items: items.map(presentFranchise),
          });
          return new Reply(body, {
            ...options,
            headers: {
              ...options.headers,
              ...(reading ? { [searchReadingHeader]: writeSearchReading(reading) } : {}),
            },
          });
        }),
        route(countOptions, countOptionsOf),
        route(getHighlights, readHighlights),
        route(listSimilarFranchises, async ({ id }, actor) =>
          (await listSimilar(id, actor)).map(presentFranchise),
        ),
      ],
      consumers: [makeFindAlternatives(deps)],
      retention: [forgetWords],
    };
  },
});

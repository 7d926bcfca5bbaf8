import { listOfferedProperties, listRequirementMatches, type PropertyListing } from '@setu/contracts';
import { type Page, pagedReply, type Route, route } from '@setu/service-kit';
import type { Match, makeListMatches } from './list-matches';
import type { Judged, makeListOffered } from './list-offered';

interface Deps<P> {
  listMatches: (...input: Parameters<ReturnType<typeof makeListMatches>>) => Promise<Page<Match<P>>>;
  listOffered: (...input: Parameters<ReturnType<typeof makeListOffered>>) => Promise<Judged<P>[]>;
  presentProperty: (property: P) => PropertyListing;
}

export const matchRoutes = <P>({ listMatches, listOffered, presentProperty }: Deps<P>): Route[] => [
  route(listRequirementMatches, async (input, actor) => {
    const { items, ...page } = await listMatches(input, actor);
    return pagedReply(listRequirementMatches.path, input, {
      ...page,
      items: items.map(({ property, providerName, score, reasons }) => ({
        property: presentProperty(property),
        providerName,
        score,
        reasons,
      })),
    });
  }),
  route(listOfferedProperties, async (input, actor) => {
    const offered = await listOffered(input, actor);
    return offered.map(({ property, ...judged }) => ({ property: presentProperty(property), ...judged }));
  }),
];

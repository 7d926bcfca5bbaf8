import { listRequirementMatches, type PropertyListing } from '@setu/contracts';
import { type Page, pagedReply, type Route, route } from '@setu/service-kit';
import type { Match, makeListMatches } from './list-matches';

interface Deps<P> {
  listMatches: (...input: Parameters<ReturnType<typeof makeListMatches>>) => Promise<Page<Match<P>>>;
  presentProperty: (property: P) => PropertyListing;
}

export const matchRoutes = <P>({ listMatches, presentProperty }: Deps<P>): Route[] => [
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
];

import { askForProof, decideFranchisee, decideProof, listFranchisees, listProofs } from '@setu/contracts';
import { newestFirst, pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { onlyOne } from '../../../listings/only-one';
import type { NamesOf } from '../../../listings/owner';
import { makeAskForProof } from './ask-for-proof';
import { makeDecideProof } from './decide-proof';
import { presentForAdmins, presentForBrand, presentProof } from './present-proofs';
import { Proof } from './proof.model';

type Deps = ServiceDeps & { namesOf: NamesOf } & Parameters<typeof makeDecideProof>[0];

/** The calls by which people ask for a proof, and brands and administrators decide. */
export const proofRoutes = (deps: Deps): Route[] => {
  const ask = makeAskForProof(deps);
  const decide = makeDecideProof(deps);
  return [
    route(askForProof, async (input, actor) => presentProof(await ask(input, actor))),
    route(listFranchisees, async (query, actor) => {
      const { state, franchiseId } = query;
      const matching = Proof.query(deps.db).where({ 'franchisee_proofs.brand_id': actor.id, state });
      if (franchiseId) matching.where('franchise_id', franchiseId);
      const { items, ...page } = await newestFirst(matching, query);
      const { cursor: _cursor, ...first } = query;
      return pagedReply(listFranchisees.path, first, { ...page, items: await presentForBrand(deps, items) });
    }),
    route(decideFranchisee, async (input, actor) =>
      onlyOne(await presentForBrand(deps, [await decide(input, actor, 'brand')])),
    ),
    route(listProofs, async (query) => {
      const { state, hasAgreement } = query;
      const matching = Proof.query(deps.db).where('franchisee_proofs.state', state);
      if (hasAgreement !== undefined) matching.where('has_agreement', hasAgreement);
      const { items, ...page } = await newestFirst(matching, query);
      const { cursor: _cursor, ...first } = query;
      return pagedReply(listProofs.path, first, { ...page, items: await presentForAdmins(deps, items) });
    }),
    route(decideProof, async (input, actor) =>
      onlyOne(await presentForAdmins(deps, [await decide(input, actor, 'administrator')])),
    ),
  ];
};

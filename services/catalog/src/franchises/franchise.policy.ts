import { type Actor, NotFoundError } from '@setu/service-kit';
import type { Franchise } from './franchise.model';

const missing = () => new NotFoundError('franchise_not_found');

const owns = (actor: Actor, franchise: Franchise): boolean =>
  actor.kind === 'user' && actor.id === franchise.brandId;

/** An administrator may change every franchise. */
export function assertThere(franchise: Franchise | undefined): asserts franchise is Franchise {
  if (!franchise) throw missing();
}

/** Everybody may see a listed franchise; only its owner may see an unlisted one. */
export function assertMaySee(actor: Actor, franchise: Franchise | undefined): asserts franchise is Franchise {
  if (!franchise || !(franchise.isListed || owns(actor, franchise))) throw missing();
}

/** Only the owner may change a franchise; others get 404. */
export function assertOwns(actor: Actor, franchise: Franchise | undefined): asserts franchise is Franchise {
  if (!franchise || !owns(actor, franchise)) throw missing();
}

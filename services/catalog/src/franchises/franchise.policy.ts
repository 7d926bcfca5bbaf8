import { type Actor, NotFoundError } from '@setu/service-kit';
import type { Franchise } from './franchise.model';

const missing = () => new NotFoundError('franchise_not_found');

const owns = (actor: Actor, franchise: Franchise): boolean =>
  actor.kind === 'user' && actor.id === franchise.brandId;

/** An administrator acts on every franchise there is. */
export function assertThere(franchise: Franchise | undefined): asserts franchise is Franchise {
  if (!franchise) throw missing();
}

/** Anyone may see a listed franchise, its owner an unlisted one too; to others it is not there. */
export function assertMaySee(actor: Actor, franchise: Franchise | undefined): asserts franchise is Franchise {
  if (!franchise || !(franchise.isListed || owns(actor, franchise))) throw missing();
}

/** Only the owner changes a franchise; to others it is not there. */
export function assertOwns(actor: Actor, franchise: Franchise | undefined): asserts franchise is Franchise {
  if (!franchise || !owns(actor, franchise)) throw missing();
}

import type { AdminProof, FranchiseeProof, ProofToDecide, Prover } from '@setu/contracts';
import { FranchiseeProof as FranchiseeProofView } from '@setu/contracts';
import { columnsIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { NamesOf } from '../../../listings/owner';
import { Franchise } from '../../franchise.model';
import { FranchiseeReview } from '../reviews/franchisee-review.model';
import type { Proof } from './proof.model';

/** A proof for the person whom it is about. */
export const presentProof = (proof: Proof): FranchiseeProof => ({
  ...columnsIn(FranchiseeProofView, proof),
  createdAt: proof.createdAt.toISOString(),
  decidedAt: proof.decidedAt?.toISOString() ?? null,
});

/** Who decided last; null while nobody has. */
const deciderOf = ({ decidedBy, brandId }: Proof): Prover | null => {
  if (decidedBy === null) return null;
  return decidedBy === brandId ? 'brand' : 'administrator';
};

interface Deps {
  db: Knex;
  namesOf: NamesOf;
}

/** Proofs for administrators, with three queries for all. */
export const presentForAdmins = async (
  { db, namesOf }: Deps,
  proofs: readonly Proof[],
): Promise<AdminProof[]> => {
  if (proofs.length === 0) return [];
  const [names, franchises, reviews] = await Promise.all([
    namesOf(proofs.map(({ userId }) => userId)),
    Franchise.query(db)
      .findByIds(proofs.map(({ franchiseId }) => franchiseId))
      .select('id', 'title', 'brand_name'),
    FranchiseeReview.query(db)
      .whereIn(
        ['author_id', 'franchise_id'],
        proofs.map(({ userId, franchiseId }) => [userId, franchiseId]),
      )
      .select('author_id', 'franchise_id'),
  ]);
  const franchiseOf = new Map(franchises.map((franchise) => [franchise.id, franchise]));
  const reviewed = new Set(reviews.map(({ authorId, franchiseId }) => `${authorId} ${franchiseId}`));
  return proofs.map((proof) => ({
    ...presentProof(proof),
    userId: proof.userId,
    userName: names.get(proof.userId) ?? '',
    franchiseTitle: franchiseOf.get(proof.franchiseId)?.title ?? '',
    hasReviewed: reviewed.has(`${proof.userId} ${proof.franchiseId}`),
    decidedBy: deciderOf(proof),
    brandId: proof.brandId,
    brandName: franchiseOf.get(proof.franchiseId)?.brandName ?? '',
    agreement: proof.agreement,
  }));
};

/** Proofs for the brand, which does not get the agreement. */
export const presentForBrand = async (deps: Deps, proofs: readonly Proof[]): Promise<ProofToDecide[]> =>
  (await presentForAdmins(deps, proofs)).map(
    ({ agreement: _agreement, brandId: _brandId, brandName: _brandName, ...proof }) => proof,
  );

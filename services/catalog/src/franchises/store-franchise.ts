import { type FranchiseDraft, franchiseCreatedV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Owner } from '../listings/owner';
import { canonicalPlaces } from '../listings/places';
import { waitingSince } from '../listings/review-columns';
import { derivedColumns } from './derived-columns';
import { Franchise } from './franchise.model';
import { franchiseState } from './franchise.presenter';

/** Fields that the brand does not set: reviews, and a placement by an administrator. */
interface NotByBrand {
  rating: string | null;
  reviewCount: number;
  featuredByAdmin: boolean;
}

interface NewFranchise {
  id: string;
  fields: FranchiseDraft;
  notByBrand: NotByBrand;
  brand: Owner;
  /** True when it is public only after a review. */
  isReviewed?: boolean;
  now: Date;
}

export type StoreFranchise = (trx: Knex.Transaction, franchise: NewFranchise) => Promise<Franchise>;

/** Writes a franchise and its creation event. */
export const makeStoreFranchise =
  ({ recordEvent }: { recordEvent: RecordEvent }): StoreFranchise =>
  async (trx, { id, fields: { expectedROI, ...rest }, notByBrand, brand, isReviewed = false, now }) => {
    const fields = { ...rest, territories: canonicalPlaces(rest.territories) };
    const review = isReviewed ? waitingSince(now) : {};
    const franchise = await Franchise.query(trx).insertAndFetch({
      ...fields,
      ...notByBrand,
      ...review,
      ...derivedColumns({ ...fields, ...review }, brand),
      id,
      version: 1,
      brandId: brand.id,
      expectedRoi: expectedROI,
      createdAt: now,
      updatedAt: now,
    });
    await recordEvent(trx, franchiseCreatedV1, id, franchiseState(franchise));
    return franchise;
  };

import { FranchiseChange, type FranchiseDraftView, type FranchiseView } from '@setu/contracts';
import { editablePictures, listingOfDraft } from '@setu/marketplace';
import { useDeferredValue, useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { emptyFranchise, type FranchiseValues, sentOf } from './franchise-form';

const names = Object.keys(emptyFranchise) as (keyof FranchiseValues)[];

/** The fields that can be read as they are typed now. The others are absent. */
const readableFields = (values: FranchiseValues): FranchiseDraftView['fields'] => {
  const sent = sentOf(values);
  return Object.fromEntries(
    names.flatMap((name) => {
      const read = FranchiseChange.shape[name].safeParse(sent[name]);
      return read.success ? [[name, read.data]] : [];
    }),
  );
};

/** The same while somebody types, after more urgent work. */
export const useReadableFields = (control: Control<FranchiseValues>): FranchiseDraftView['fields'] => {
  const values = useDeferredValue(useWatch({ control }) as FranchiseValues);
  return useMemo(() => readableFields(values), [values]);
};

export interface ListingOwner {
  brandId: string;
  brandName: string;
}

interface Listed {
  listing: FranchiseView;
  /** What is written; the listing has defaults for the rest. */
  written: FranchiseDraftView['fields'];
}

/** The listing that the form would publish now, with the drawing that the server has for it. */
export const useLiveListing = (
  control: Control<FranchiseValues>,
  published: FranchiseView | null,
  owner: ListingOwner,
  illustration: FranchiseView['illustration'],
): Listed => {
  const written = useReadableFields(control);
  return useMemo(() => {
    const now = new Date().toISOString();
    // The form does not list a drawn cover, which stays while there is no picture.
    const keepsDrawnCover =
      published !== null && written.images?.length === 0 && editablePictures(published.images).length === 0;
    const listing = listingOfDraft({
      id: published?.id ?? 'preview',
      ...owner,
      franchiseId: published?.id ?? null,
      published,
      fields: keepsDrawnCover ? { ...written, images: published.images } : written,
      illustration,
      form: null,
      createdAt: published?.createdAt ?? now,
      updatedAt: now,
    });
    return { listing, written };
  }, [written, published, owner, illustration]);
};

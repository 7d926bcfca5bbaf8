import type { FranchiseDraftView, FranchiseView, franchiseDraftChangedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { illustrationOf } from '../illustration/illustration-of';
import { shownUploadIds } from '../upload-ids';
import type { Draft } from './draft.model';

/** A draft for its brand, with the franchise that it changes. */
export const presentDraft = (
  draft: Draft,
  brandName: string,
  published: FranchiseView | null,
): FranchiseDraftView => ({
  id: draft.id,
  brandId: draft.brandId,
  brandName,
  franchiseId: draft.franchiseId,
  published,
  fields: draft.fields,
  illustration: illustrationOf({
    title: '',
    description: null,
    businessCategory: 'food_beverage',
    ...published,
    ...draft.fields,
    // A published draft keeps its drawing: the franchise that it changes has the same id as before.
    id: draft.franchiseId ?? draft.id,
  }),
  form: draft.form,
  createdAt: draft.createdAt.toISOString(),
  updatedAt: draft.updatedAt.toISOString(),
});

/** A draft for other services: only the uploads that it shows, without its texts. */
export const draftState = (
  draft: Pick<Draft, 'id' | 'version' | 'fields'>,
): EventData<typeof franchiseDraftChangedV1> => ({
  id: draft.id,
  version: draft.version,
  uploadIds: shownUploadIds(draft.fields),
});

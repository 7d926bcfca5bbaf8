import {
  type EventData,
  type FranchiseDraftView,
  type franchiseDraftChangedV1,
  uploadIdsOf,
} from '@setu/contracts';
import type { Draft } from './draft.model';

/** A draft for its brand. */
export const presentDraft = (draft: Draft, brandName: string): FranchiseDraftView => ({
  id: draft.id,
  brandId: draft.brandId,
  brandName,
  fields: draft.fields,
  createdAt: draft.createdAt.toISOString(),
  updatedAt: draft.updatedAt.toISOString(),
});

/** A draft for other services: the pictures that it shows, and nothing of its texts. */
export const draftState = (
  draft: Pick<Draft, 'id' | 'version' | 'fields'>,
): EventData<typeof franchiseDraftChangedV1> => ({
  id: draft.id,
  version: draft.version,
  uploadIds: uploadIdsOf(draft.fields.images ?? []),
});

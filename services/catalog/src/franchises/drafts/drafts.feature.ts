import { userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, ownRows, type ServiceDeps } from '@setu/service-kit';
import { Draft } from './draft.model';
import { type DraftDeps, draftRoutes } from './draft.routes';

/** Removes the drafts of deleted accounts. The content service removes their uploads after the same event. */
export const deletedDraftsConsumer = eraseAfter(userDeletedV1, 'deleted-drafts', (trx, ids) =>
  Draft.query(trx).whereIn('brand_id', ids).delete(),
);

/** Unfinished franchises, and unfinished changes of franchises. */
export const drafts = feature({
  name: 'drafts',
  needs: { lockOwner: 'brands', nameOf: 'brands', addFranchise: 'franchises' },
  build: (deps: ServiceDeps & Omit<DraftDeps, keyof ServiceDeps>) => ({
    routes: draftRoutes(deps),
    consumers: [deletedDraftsConsumer],
    ownData: [
      ownRows(Draft, {
        kind: 'franchise-draft',
        of: (rows, { id }) => rows.where('brand_id', id),
        content: ({ franchiseId, fields, form, createdAt, updatedAt }) => ({
          ...(franchiseId === null ? {} : { changes: franchiseId }),
          ...fields,
          ...(form?.typed ? { typed: form.typed } : {}),
          createdAt,
          updatedAt,
        }),
      }),
    ],
  }),
});

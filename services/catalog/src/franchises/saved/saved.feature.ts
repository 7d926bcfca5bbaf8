import { userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, ownRows } from '@setu/service-kit';
import { savedRoutes } from './saved.routes';
import { SavedFranchise } from './saved-franchise.model';

export const deletedSaversConsumer = eraseAfter(userDeletedV1, 'deleted-savers', (trx, ids) =>
  SavedFranchise.query(trx).whereIn('user_id', ids).delete(),
);

/** Franchises that people save for later. */
export const saved = feature({
  name: 'saved',
  build: (deps) => ({
    routes: savedRoutes(deps),
    consumers: [deletedSaversConsumer],
    ownData: [
      ownRows(SavedFranchise, {
        kind: 'saved-franchise',
        of: (rows, { id }) => rows.where('user_id', id),
        key: { column: 'franchise_id', property: 'franchiseId' },
        content: ({ franchiseId, savedAt }) => ({ franchiseId, savedAt }),
      }),
    ],
  }),
});

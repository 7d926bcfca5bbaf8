import { feature, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { LockOwner } from '../listings/owner';
import { makeFindListed, makeFindOffered, makeFindProperties } from './find-offered';
import { makeFollowProvider } from './follow-provider';
import { Property } from './property.model';
import { presentProperty } from './property.presenter';
import { propertyRoutes } from './property.routes';
import { makeStoreProperty } from './store-property';

/** Properties of agents and brands. @param isReviewed whether new properties are offered only after a review */
export const makeProperties = (isReviewed: boolean) =>
  feature({
    name: 'properties',
    needs: { lockOwner: 'brands' },
    build: (deps: ServiceDeps & { lockOwner: LockOwner }) => {
      const storeProperty = makeStoreProperty(deps);
      return {
        routes: propertyRoutes({ ...deps, storeProperty, isReviewed }),
        ownData: [
          ownRows(Property, {
            kind: 'property',
            of: (rows, { id }) => rows.where('provider_id', id),
            content: presentProperty,
          }),
        ],
        gives: {
          storeProperty,
          findOffered: makeFindOffered(deps),
          findListed: makeFindListed(deps),
          findProperties: makeFindProperties(deps),
          followProperties: makeFollowProvider(deps),
        },
      };
    },
  });

import { ownCatalogData } from '@setu/contracts';
import { ownDataRoute, ownRows, type Route, type ServiceDeps } from '@setu/service-kit';
import { Draft } from './drafts/draft.model';
import { Franchise } from './franchises/franchise.model';
import { presentFranchise } from './franchises/franchise.presenter';
import { SavedFranchise } from './franchises/saved/saved-franchise.model';
import { ReportModel } from './moderation/reports/report.model';
import { Property } from './properties/property.model';
import { presentProperty } from './properties/property.presenter';
import { Requirement } from './requirements/requirement.model';
import { presentRequirement } from './requirements/requirement.presenter';

const noNames: ReadonlyMap<string, string> = new Map();

/** What this service stores about a person, for the download. */
export const makeOwnData = ({ db }: Pick<ServiceDeps, 'db'>): Route =>
  ownDataRoute(db, ownCatalogData, [
    ownRows(Franchise, {
      kind: 'franchise',
      of: (rows, { id }) => rows.where('brand_id', id),
      content: presentFranchise,
    }),
    ownRows(Draft, {
      kind: 'franchise-draft',
      of: (rows, { id }) => rows.where('brand_id', id),
      content: ({ franchiseId, fields, createdAt, updatedAt }) => ({
        ...(franchiseId === null ? {} : { changes: franchiseId }),
        ...fields,
        createdAt,
        updatedAt,
      }),
    }),
    ownRows(Requirement, {
      kind: 'requirement',
      of: (rows, { id }) => rows.where('brand_id', id),
      content: (requirement) => presentRequirement(requirement, noNames),
    }),
    ownRows(Property, {
      kind: 'property',
      of: (rows, { id }) => rows.where('provider_id', id),
      content: presentProperty,
    }),
    ownRows(SavedFranchise, {
      kind: 'saved-franchise',
      of: (rows, { id }) => rows.where('user_id', id),
      key: { column: 'franchise_id', property: 'franchiseId' },
      content: ({ franchiseId, savedAt }) => ({ franchiseId, savedAt }),
    }),
    ownRows(ReportModel, {
      kind: 'report',
      of: (rows, { id }) => rows.where('reporter_id', id),
      content: ({ kind, listingId, reason, text, state, createdAt, decidedAt }) => ({
        kind,
        listingId,
        reason,
        text,
        state,
        createdAt,
        decidedAt,
      }),
    }),
  ]);

import { productTexts } from '@setu/contracts';
import type { ServiceDefinition } from '@setu/service-kit';
import type { Knex } from 'knex';
import { migrations } from '../migrations';
import { assetsFolder, brochureWorker, sharePictureWorker } from './assets';
import { BaseModel } from './base-model';
import { expectOwner, lockOwner, lockOwnerById, makeNameOfBrand, makeNamesOf } from './brands/brand.model';
import { makeBrandLogosConsumer } from './brands/brand-logos.consumer';
import { makeBrandReplyTimesConsumer } from './brands/brand-reply-times.consumer';
import { makeBrandVerificationsConsumer } from './brands/brand-verifications.consumer';
import { makeBrandsConsumer } from './brands/brands.consumer';
import { makeSeed } from './demo/seed';
import { deletedDraftsConsumer } from './drafts/deleted-accounts.consumer';
import { draftRoutes } from './drafts/draft.routes';
import { makeEndDraft } from './drafts/end-draft';
import { type CatalogSettings, readSettings } from './env';
import { makeBrochures } from './franchises/brochure/make-brochures';
import { makeAddFranchise } from './franchises/create-franchise';
import { makeDeactivateFranchise } from './franchises/deactivate-franchise';
import { makeFindFranchises } from './franchises/find-franchises';
import { assertOwnFranchise, findOwnFranchises } from './franchises/find-own-franchises';
import { makeFollowBrand as makeFranchisesFollow } from './franchises/follow-brand';
import { presentFranchise } from './franchises/franchise.presenter';
import { franchiseRoutes } from './franchises/franchise.routes';
import { deletedSaversConsumer } from './franchises/saved/deleted-accounts.consumer';
import { forgetWords } from './franchises/search/words/forget-words';
import { makeSharePictures } from './franchises/share-picture/make-share-pictures';
import { makeStoreFranchise } from './franchises/store-franchise';
import { makeListMatches } from './matches/list-matches';
import { makeListOffered } from './matches/list-offered';
import { matchRoutes } from './matches/match.routes';
import { moderationRoutes } from './moderation/moderation.routes';
import { deletedReportersConsumer } from './moderation/reports/deleted-accounts.consumer';
import { reportRoutes } from './moderation/reports/report.routes';
import { reportRetention } from './moderation/reports/report-retention';
import { makeReleaseWaiting } from './moderation/review/release-waiting';
import { reviewRoutes } from './moderation/review/review.routes';
import { touchWaiting } from './moderation/review/waiting.model';
import { makeOwnData } from './own-data';
import { makeFindListed, makeFindOffered, makeFindProperties } from './properties/find-offered';
import { makeFollowProvider } from './properties/follow-provider';
import { presentProperty } from './properties/property.presenter';
import { propertyRoutes } from './properties/property.routes';
import { makeStoreProperty } from './properties/store-property';
import { makeDeactivateRequirement } from './requirements/deactivate-requirement';
import { makeFindRequirements } from './requirements/find-requirements';
import { makeFollowBrand as makeRequirementsFollow } from './requirements/follow-brand';
import { makeConfirmedDealsConsumer } from './requirements/fulfilment/confirmed-deals.consumer';
import { makeFindOwnRequirement } from './requirements/fulfilment/find-own-requirement';
import { presentRequirement } from './requirements/requirement.presenter';
import { requirementRoutes } from './requirements/requirement.routes';
import { makeStoreRequirement } from './requirements/store-requirement';
import { makeAskIfOpen } from './still-open/ask-if-open';
import { stillOpenRoutes } from './still-open/still-open.routes';

/** Franchises, property requirements, properties, and their matches. */
export const makeCatalogService = ({ isReviewed }: CatalogSettings): ServiceDefinition => ({
  name: 'catalog',
  texts: productTexts,
  migrations,
  build: (deps) => {
    BaseModel.knex(deps.db);
    const brochures = makeBrochures({ worker: brochureWorker(), fontsFolder: assetsFolder() });
    const pictures = makeSharePictures({ worker: sharePictureWorker(), fontsFolder: assetsFolder() });
    const storeFranchise = makeStoreFranchise(deps);
    const storeRequirement = makeStoreRequirement(deps);
    const storeProperty = makeStoreProperty(deps);
    const follow = {
      franchise: makeFranchisesFollow(deps),
      requirement: makeRequirementsFollow(deps),
      property: makeFollowProvider(deps),
    };
    const deactivate = {
      franchise: makeDeactivateFranchise(deps),
      requirement: makeDeactivateRequirement(deps),
    };
    const noteShownChange = (trx: Knex.Transaction, ownerIds: readonly string[]) =>
      touchWaiting(trx, ownerIds, deps.clock.now());
    const namesOf = makeNamesOf(deps);
    const findOwnRequirement = makeFindOwnRequirement(deps);
    const findFranchises = makeFindFranchises(deps);
    const findProperties = makeFindProperties(deps);
    const findRequirements = makeFindRequirements(deps);
    const moderation = { ...deps, lockOwnerById, follow };
    return {
      routes: [
        ...franchiseRoutes({
          ...deps,
          lockBrand: lockOwner,
          storeFranchise,
          isReviewed,
          endDraft: makeEndDraft(deps),
          printBrochure: brochures.print,
          drawSharePicture: pictures.draw,
        }),
        ...draftRoutes({
          ...deps,
          lockBrand: lockOwner,
          addFranchise: makeAddFranchise({ ...deps, storeFranchise, isReviewed }),
          nameOf: makeNameOfBrand(deps),
          presentFranchise,
          findOwnFranchises,
          assertOwnFranchise,
        }),
        ...requirementRoutes({ ...deps, lockBrand: lockOwner, storeRequirement, isReviewed, namesOf }),
        ...propertyRoutes({ ...deps, lockProvider: lockOwner, storeProperty, isReviewed }),
        ...matchRoutes({
          listMatches: makeListMatches({
            findOwnRequirement,
            findOffered: makeFindOffered(deps),
            findProperties,
            namesOf,
          }),
          listOffered: makeListOffered({ findOwnRequirement, findListed: makeFindListed(deps) }),
          presentProperty,
        }),
        ...moderationRoutes({ ...moderation, namesOf }),
        ...reviewRoutes({
          ...moderation,
          namesOf,
          viewsOf: {
            franchise: async (ids) => (await findFranchises(ids)).map(presentFranchise),
            property: async (ids) => (await findProperties(ids)).map(presentProperty),
            // No agent has fulfilled a requirement that agents have not seen.
            requirement: async (ids) =>
              (await findRequirements(ids)).map((one) => presentRequirement(one, new Map())),
          },
        }),
        ...reportRoutes({ ...deps, namesOf }),
        ...stillOpenRoutes(deps),
        makeOwnData(deps),
      ],
      consumers: [
        makeBrandsConsumer({
          noteShownChange,
          followOwner: async (trx, owner) => {
            for (const bringInLine of Object.values(follow)) await bringInLine(trx, owner);
          },
        }),
        makeBrandVerificationsConsumer({ followOwner: follow.franchise }),
        makeBrandLogosConsumer({ followOwner: follow.franchise, noteShownChange }),
        makeBrandReplyTimesConsumer({ followOwner: follow.franchise }),
        makeConfirmedDealsConsumer(deps),
        deletedSaversConsumer,
        deletedReportersConsumer,
        deletedDraftsConsumer,
      ],
      retention: [forgetWords, reportRetention],
      sweeps: [
        makeAskIfOpen({ ...deps, lockOwnerById, deactivate }),
        makeReleaseWaiting(moderation, isReviewed),
      ],
      stop: async () => {
        await brochures.stop();
        await pictures.stop();
      },
      seed: makeSeed({ ...deps, expectOwner, storeFranchise, storeRequirement, storeProperty }),
    };
  },
});

/** The catalog with the default of each setting. */
export const catalogService: ServiceDefinition = makeCatalogService(readSettings({}));

import { join } from 'node:path';
import { ownCatalogData, productTexts } from '@setu/contracts';
import { joinFeatures, type ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';
import { BaseModel } from './base-model';
import { brands } from './brands/brands.feature';
import { brandChanges } from './brands/changes/brand-changes.feature';
import { demo } from './demo/demo.feature';
import { type CatalogSettings, readSettings } from './env';
import { brandPages } from './franchises/brand-pages/brand-pages.feature';
import { makeBrochures } from './franchises/brochure/brochures.feature';
import { drafts } from './franchises/drafts/drafts.feature';
import { followed } from './franchises/followed/followed.feature';
import { franchisees } from './franchises/franchisees/franchisees.feature';
import { makeFranchises } from './franchises/franchises.feature';
import { illustrations } from './franchises/illustration/illustrations.feature';
import { saved } from './franchises/saved/saved.feature';
import { franchiseSearch } from './franchises/search/search.feature';
import { makeSharePictures } from './franchises/share-picture/share-pictures.feature';
import { matches } from './matches/matches.feature';
import { makeModeration } from './moderation/moderation.feature';
import { reports } from './moderation/reports/reports.feature';
import { makeProperties } from './properties/properties.feature';
import { makeRequirements } from './requirements/requirements.feature';
import { sameTitles } from './same-titles/same-titles.feature';
import { stillOpen } from './still-open/still-open.feature';

/** The fonts of brochures and pictures: next to this file, and next to the bundle. */
const fontsFolder = (): string => join(__dirname, 'assets');

/** Franchises, property requirements, properties, and their matches. */
export const makeCatalogService = ({ isReviewed }: CatalogSettings): ServiceDefinition => ({
  name: 'catalog',
  texts: productTexts,
  migrations,
  build: joinFeatures({
    models: BaseModel,
    ownData: ownCatalogData,
    features: [
      brands,
      makeFranchises(isReviewed),
      franchiseSearch,
      makeBrochures(fontsFolder),
      makeSharePictures(fontsFolder),
      illustrations,
      drafts,
      makeRequirements(isReviewed),
      makeProperties(isReviewed),
      saved,
      matches,
      makeModeration(isReviewed),
      reports,
      franchisees,
      brandPages,
      followed,
      stillOpen,
      sameTitles,
      brandChanges,
      demo,
    ],
  }),
});

/** The catalog with the default of each setting. */
export const catalogService: ServiceDefinition = makeCatalogService(readSettings({}));

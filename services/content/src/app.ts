import { ownContentData, productTexts } from '@setu/contracts';
import { joinFeatures, type ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';
import { activity } from './activity/activity.feature';
import { analytics } from './analytics/analytics.feature';
import { BaseModel } from './base-model';
import { contact } from './contact/contact.feature';
import { demo } from './demo/demo.feature';
import { type ContentSettings, readSettings } from './env';
import { mindmap } from './mindmap/mindmap.feature';
import { projections } from './projections/projections.feature';
import { settings } from './settings/settings.feature';
import { statistics } from './statistics/statistics.feature';
import { makeUploads } from './uploads/uploads.feature';
import { websiteContent } from './website-content/website-content.feature';

/** Site copy, audit trail, statistics, contact submissions, uploaded pictures and PDFs. */
export const makeContentService = ({ uploads: store }: ContentSettings): ServiceDefinition => ({
  name: 'content',
  texts: productTexts,
  migrations,
  build: joinFeatures({
    models: BaseModel,
    ownData: ownContentData,
    features: [
      projections,
      analytics,
      makeUploads(store),
      activity,
      websiteContent,
      settings,
      statistics,
      contact,
      mindmap,
      demo,
    ],
  }),
});

/** The content service with the default of each setting. */
export const contentService: ServiceDefinition = makeContentService(readSettings({}));

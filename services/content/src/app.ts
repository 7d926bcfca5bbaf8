import { errorCatalogue, productTexts, siteCopyChangedV1, siteSettingsChangedV1 } from '@setu/contracts';
import { AppError, type ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';
import { activityConsumers } from './activity/activity.consumers';
import { newestPublic } from './activity/activity.model';
import { presentActivity } from './activity/activity.presenter';
import { activityRoutes } from './activity/activity.routes';
import { makeRecordChange } from './activity/record-activity';
import { analyticsRoutes } from './analytics/analytics.routes';
import { deletedVisitorsConsumer } from './analytics/deleted-accounts.consumer';
import { BaseModel } from './base-model';
import { contactRoutes } from './contact/contact.routes';
import { makeSeed } from './demo/seed';
import { type ContentSettings, readSettings } from './env';
import { makeDrawMindmap } from './mindmap/draw-mindmap';
import { mindmapRoutes } from './mindmap/mindmap.routes';
import { makeOwnData } from './own-data';
import { retention } from './retention';
import { settingsRoutes } from './settings/settings.routes';
import { findShownFranchise } from './statistics/find-franchise';
import { insertDemoSamples } from './statistics/insight-samples';
import { demoBaseline } from './statistics/platform-figures';
import { franchisesConsumer } from './statistics/projections/franchises.consumer';
import { inquiriesConsumer } from './statistics/projections/inquiries.consumer';
import { propertiesConsumer } from './statistics/projections/properties.consumer';
import { usersConsumer } from './statistics/projections/users.consumer';
import { statisticsRoutes } from './statistics/statistics.routes';
import { makeCheckOffThread } from './uploads/checking/check-off-thread';
import { makeCompleteUpload } from './uploads/complete-upload';
import { deletedUploadersConsumer } from './uploads/deleted-accounts.consumer';
import { listingUploadsConsumer } from './uploads/listing-uploads.consumer';
import { makePicturesOffThread } from './uploads/making/make-pictures-off-thread';
import { messageFilesConsumer } from './uploads/private/message-files.consumer';
import { agentPhotosConsumer, brandLogosConsumer } from './uploads/profile-uploads.consumers';
import { makeRemoveUploads } from './uploads/remove-uploads';
import { uploadRoutes } from './uploads/upload.routes';
import { contentRoutes } from './website-content/content.routes';
import { documentsWorker, mindmapWorker, picturesWorker } from './workers';

const keyTaken = new AppError(409, 'key_exists', undefined, {
  issues: [{ path: 'key', message: errorCatalogue.key_exists.sentence }],
});

/** Site copy, audit trail, statistics, contact submissions, uploaded pictures and PDFs. */
export const makeContentService = ({ uploads: store }: ContentSettings): ServiceDefinition => ({
  name: 'content',
  texts: productTexts,
  migrations,
  build: (deps) => {
    BaseModel.knex(deps.db);
    const mindmap = makeDrawMindmap(mindmapWorker());
    const pictures = makePicturesOffThread(picturesWorker());
    const documents = makeCheckOffThread(documentsWorker());
    const completing = makeCompleteUpload({
      ...deps,
      store,
      makePictures: pictures.makePictures,
      checkDocument: documents.checkDocument,
    });
    return {
      routes: [
        ...contentRoutes({ ...deps, recordChange: makeRecordChange('content', siteCopyChangedV1, deps) }),
        ...settingsRoutes({
          ...deps,
          recordChange: makeRecordChange('settings', siteSettingsChangedV1, deps),
        }),
        ...activityRoutes(deps),
        ...statisticsRoutes({
          ...deps,
          newestActivity: async (db, count) => (await newestPublic(db, count)).map(presentActivity),
        }),
        ...analyticsRoutes({ ...deps, findFranchise: findShownFranchise }),
        ...contactRoutes(deps),
        ...mindmapRoutes(mindmap),
        ...uploadRoutes({ ...deps, store, completeUpload: completing.completeUpload }),
        makeOwnData(deps),
      ],
      consumers: [
        usersConsumer,
        franchisesConsumer,
        propertiesConsumer,
        inquiriesConsumer,
        ...activityConsumers,
        deletedVisitorsConsumer,
        listingUploadsConsumer,
        brandLogosConsumer,
        agentPhotosConsumer,
        messageFilesConsumer,
        deletedUploadersConsumer,
      ],
      retention,
      sweeps: [makeRemoveUploads({ ...deps, store })],
      constraints: { website_content_key_taken: keyTaken },
      stop: async () => {
        await completing.stop();
        await Promise.all([mindmap.stop(), pictures.stop(), documents.stop()]);
      },
      seed: makeSeed({ ...deps, baseline: demoBaseline, insertSamples: insertDemoSamples }),
    };
  },
});

/** Content with the default of each setting. */
export const contentService: ServiceDefinition = makeContentService(readSettings({}));

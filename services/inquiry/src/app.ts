import { ownInquiryData, productTexts } from '@setu/contracts';
import { people } from '@setu/service-features/people';
import { queues } from '@setu/service-features/queues';
import { joinFeatures, type ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';
import { BaseModel } from './base-model';
import { type InquirySettings, readSettings } from './env';
import { franchises } from './franchises/franchises.feature';
import { inquiries } from './inquiries/inquiries.feature';
import { meetings } from './inquiries/meetings/meetings.feature';
import { notes } from './inquiries/notes/notes.feature';
import { replyTimes } from './inquiries/reply-times/reply-times.feature';
import { reports } from './inquiries/reports/reports.feature';
import { makeWebhooks } from './inquiries/webhooks/webhooks.feature';
import { properties } from './properties/properties.feature';
import { requirements } from './requirements/requirements.feature';
import { savedReplies } from './saved-replies/saved-replies.feature';

/** Inquiries about franchises, requirements and properties, and their messages. */
export const makeInquiryService = (settings: InquirySettings): ServiceDefinition => ({
  name: 'inquiry',
  texts: productTexts,
  migrations,
  build: joinFeatures({
    models: BaseModel,
    ownData: ownInquiryData,
    features: [
      queues,
      franchises,
      requirements,
      properties,
      people,
      inquiries,
      meetings,
      notes,
      makeWebhooks(settings.webhookOrigins),
      savedReplies,
      replyTimes,
      reports,
    ],
  }),
});

/** The service with the default settings. */
export const inquiryService: ServiceDefinition = makeInquiryService(readSettings({}));

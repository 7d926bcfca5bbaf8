import { ownInquiryData, productTexts } from '@setu/contracts';
import { people } from '@setu/service-features/people';
import { joinFeatures, type ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';
import { BaseModel } from './base-model';
import { franchises } from './franchises/franchises.feature';
import { inquiries } from './inquiries/inquiries.feature';
import { meetings } from './inquiries/meetings/meetings.feature';
import { notes } from './inquiries/notes/notes.feature';
import { replyTimes } from './inquiries/reply-times/reply-times.feature';
import { reports } from './inquiries/reports/reports.feature';
import { properties } from './properties/properties.feature';
import { requirements } from './requirements/requirements.feature';
import { savedReplies } from './saved-replies/saved-replies.feature';

/** Inquiries about franchises, requirements and properties, and their messages. */
export const inquiryService: ServiceDefinition = {
  name: 'inquiry',
  texts: productTexts,
  migrations,
  build: joinFeatures({
    models: BaseModel,
    ownData: ownInquiryData,
    features: [
      franchises,
      requirements,
      properties,
      people,
      inquiries,
      meetings,
      notes,
      savedReplies,
      replyTimes,
      reports,
    ],
  }),
};

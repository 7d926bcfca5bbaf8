import { productTexts } from '@setu/contracts';
import type { ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';
import { BaseModel } from './base-model';
import { findActiveFranchise } from './franchises/franchise.model';
import { franchisesConsumer } from './franchises/franchises.consumer';
import { deletedSendersConsumer } from './inquiries/deleted-accounts.consumer';
import { makeSeed } from './inquiries/demo/seed-inquiries';
import { alreadyOffered } from './inquiries/inquiry.policy';
import { inquiryRoutes } from './inquiries/inquiry.routes';
import { meetingRoutes } from './inquiries/meetings/meeting.routes';
import { deletedNotesConsumer } from './inquiries/notes/deleted-accounts.consumer';
import { noteRoutes } from './inquiries/notes/note.routes';
import { makeRemindReceivers } from './inquiries/reminders/remind-receivers';
import { makeDeletedReplyTimesConsumer } from './inquiries/reply-times/deleted-accounts.consumer';
import { makeMeasureReplyTimes } from './inquiries/reply-times/measure-reply-times';
import { deletedReportersConsumer } from './inquiries/reports/deleted-accounts.consumer';
import { messageReportRoutes } from './inquiries/reports/message-report.routes';
import { messageReportRetention } from './inquiries/reports/report-retention';
import { makeAcceptedOffersConsumer } from './inquiries/status/accepted-offers.consumer';
import { makeFulfilledRequirementsConsumer } from './inquiries/status/fulfilled-requirements.consumer';
import { threadRoutes } from './inquiries/thread/thread.routes';
import { makeOwnData } from './own-data';
import { peopleConsumer } from './people/people.consumer';
import { isSuspended, namesOf, peopleNamed } from './people/person.model';
import { propertiesConsumer } from './properties/properties.consumer';
import { findAvailableProperty } from './properties/property.model';
import { findActiveRequirement } from './requirements/requirement.model';
import { requirementsConsumer } from './requirements/requirements.consumer';
import { deletedSavedRepliesConsumer } from './saved-replies/deleted-accounts.consumer';
import { savedReplyRoutes } from './saved-replies/saved-reply.routes';

/** Inquiries about franchises, requirements and properties, and their messages. */
export const inquiryService: ServiceDefinition = {
  name: 'inquiry',
  texts: productTexts,
  migrations,
  build: (deps) => {
    BaseModel.knex(deps.db);
    return {
      routes: [
        ...inquiryRoutes({
          ...deps,
          peopleNamed,
          findFranchise: findActiveFranchise,
          findRequirement: findActiveRequirement,
          findProperty: findAvailableProperty,
        }),
        ...threadRoutes({ ...deps, isSuspended }),
        ...meetingRoutes({ ...deps, isSuspended }),
        ...messageReportRoutes({ ...deps, namesOf }),
        ...noteRoutes(deps),
        ...savedReplyRoutes(deps),
        makeOwnData(deps),
      ],
      consumers: [
        franchisesConsumer,
        requirementsConsumer,
        propertiesConsumer,
        peopleConsumer,
        deletedSendersConsumer,
        makeAcceptedOffersConsumer(deps),
        makeFulfilledRequirementsConsumer(deps),
        deletedReportersConsumer,
        deletedNotesConsumer,
        deletedSavedRepliesConsumer,
        makeDeletedReplyTimesConsumer(deps),
      ],
      sweeps: [makeRemindReceivers(deps), makeMeasureReplyTimes(deps)],
      retention: [messageReportRetention],
      constraints: { inquiries_one_offer: alreadyOffered },
      seed: makeSeed(deps),
    };
  },
};

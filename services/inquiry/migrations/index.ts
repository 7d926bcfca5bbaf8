import type { Migration } from '@setu/service-kit';
import { createFranchises } from './20261120100000-create-franchises';
import { createPeople } from './20261120100100-create-people';
import { createInquiries } from './20261120100200-create-inquiries';
import { createRequirements } from './20261121120000-create-requirements';
import { createProperties } from './20261121120100-create-properties';
import { addInquiryKind } from './20261121120200-add-inquiry-kind';
import { createInquiryMessages } from './20261121120300-create-inquiry-messages';
import { addSuspension } from './20261122050000-add-suspension';
import { closeOffersWithRequirement } from './20261122150000-close-offers-with-requirement';
import { indexInquiryKinds } from './20261122220000-index-inquiry-kinds';
import { indexInquirySubject } from './20261124130000-index-inquiry-subject';
import { addReminders } from './20261125090000-add-reminders';
import { indexReminders } from './20261125090100-index-reminders';
import { createMeetings } from './20261125091000-create-meetings';
import { addInvestorDetails } from './20261125110000-add-investor-details';
import { createMessageReports } from './20261125150000-create-message-reports';
import { addUnread } from './20261126100000-add-unread';
import { indexUnread } from './20261126100100-index-unread';
import { addMessageFiles } from './20261126120000-add-message-files';
import { createSavedReplies } from './20261126130000-create-saved-replies';
import { createInquiryNotes } from './20261127100000-create-inquiry-notes';
import { createInquiryLabels } from './20261127100100-create-inquiry-labels';
import { addAnsweredAt } from './20261128100000-add-answered-at';
import { createReplyTimes } from './20261128100100-create-reply-times';
import { fillAnsweredAt } from './20261128100200-fill-answered-at';
import { indexPeople } from './20261128110000-index-people';

export const migrations: readonly Migration[] = [
  createFranchises,
  createPeople,
  createInquiries,
  createRequirements,
  createProperties,
  addInquiryKind,
  createInquiryMessages,
  addSuspension,
  closeOffersWithRequirement,
  indexInquiryKinds,
  indexInquirySubject,
  addReminders,
  indexReminders,
  createMeetings,
  addInvestorDetails,
  createMessageReports,
  addUnread,
  indexUnread,
  addMessageFiles,
  createSavedReplies,
  createInquiryNotes,
  createInquiryLabels,
  addAnsweredAt,
  createReplyTimes,
  fillAnsweredAt,
  indexPeople,
];

import {
  getAgentProfile,
  getBrandProfile,
  listAssignments,
  listInquiries,
  listInquiryMessages,
  listMeetings,
  listMyFranchises,
  listMyProperties,
  listMyRequirements,
  listOpenQuestions,
  type NewsKind,
} from '@setu/contracts';

const inquiries = [listInquiries.path, listInquiryMessages.path];
const listings = [listMyFranchises.path, listMyProperties.path, listMyRequirements.path];

/**
 * The reads that news of a kind change. The key of every query begins with the path of its call, so the shell can refresh the open
 * lists and threads of remotes that it does not know.
 */
export const readsChangedBy: Readonly<Record<NewsKind, readonly string[]>> = {
  'inquiry-received': inquiries,
  'reply-received': inquiries,
  'status-changed': inquiries,
  'inquiry-waiting': inquiries,
  'meeting-changed': [...inquiries, listMeetings.path],
  'offer-accepted': [...inquiries, listAssignments.path],
  'assignment-changed': [listAssignments.path, listMyRequirements.path, listInquiries.path],
  'verification-changed': [getAgentProfile.path, getBrandProfile.path],
  'listing-moderated': listings,
  'listing-unconfirmed': [...listings, listOpenQuestions.path],
  'listing-reviewed': listings,
};

/** All of them, for news that were missed. */
export const allChangedReads: readonly string[] = [...new Set(Object.values(readsChangedBy).flat())];

import type { Endpoint } from '@setu/protocol';
import * as agentCalls from '../agent/agent-calls';
import * as brandPageCalls from '../catalog/brand-page';
import * as catalogCalls from '../catalog/calls';
import * as draftCalls from '../catalog/draft-calls';
import * as followCalls from '../catalog/follow-calls';
import * as proofCalls from '../catalog/franchisees/proof-calls';
import * as franchiseeReviewCalls from '../catalog/franchisees/review-calls';
import * as moderationCalls from '../catalog/moderation/moderation-calls';
import * as reportCalls from '../catalog/moderation/report-calls';
import * as reviewCalls from '../catalog/moderation/review-calls';
import * as illustrationCalls from '../catalog/pictures/illustration';
import * as propertyCalls from '../catalog/property-calls';
import * as requirementCalls from '../catalog/requirement-calls';
import * as savedCalls from '../catalog/saved-calls';
import * as optionCounts from '../catalog/search/option-counts';
import * as sameTitleCalls from '../catalog/search/same-titles';
import * as stillOpenCalls from '../catalog/still-open-calls';
import * as analyticsCalls from '../content/analytics-calls';
import * as contactCalls from '../content/contact-calls';
import * as contentCalls from '../content/content-calls';
import * as copyCalls from '../content/copy-calls';
import * as mindmapCalls from '../content/mindmap-calls';
import * as statisticsCalls from '../content/statistics-calls';
import * as uploadCalls from '../content/upload-calls';
import * as adminCalls from '../identity/admin-calls';
import * as brandCalls from '../identity/brand-calls';
import * as currentUser from '../identity/current-user';
import * as emailCalls from '../identity/email-calls';
import * as mailCalls from '../identity/mail-calls';
import * as mailSettingsCalls from '../identity/mail-settings-calls';
import * as notificationCalls from '../identity/notifications/notification-calls';
import * as pushCalls from '../identity/notifications/push-calls';
import * as phoneCalls from '../identity/phone-calls';
import * as sessionCalls from '../identity/session-calls';
import * as settingsCalls from '../identity/settings-calls';
import * as ownProviderCalls from '../identity/sign-in/own-provider';
import * as passkeyCalls from '../identity/sign-in/passkeys';
import * as passwordResetCalls from '../identity/sign-in/password-reset';
import * as providerCalls from '../identity/sign-in/provider-sign-in';
import * as signIn from '../identity/sign-in/sign-in';
import * as twoStepCalls from '../identity/sign-in/two-step';
import * as teamCalls from '../identity/team-calls';
import * as answerCalls from '../inquiry/answer-calls';
import * as inquiryCalls from '../inquiry/inquiry';
import * as meetingCalls from '../inquiry/meeting-calls';
import * as noteCalls from '../inquiry/note-calls';
import * as replyRecordCalls from '../inquiry/reply-record-calls';
import * as messageReportCalls from '../inquiry/report-calls';
import * as savedReplyCalls from '../inquiry/saved-reply-calls';
import * as webhookCalls from '../inquiry/webhook-calls';
import * as ownDataCalls from '../own-data-calls';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'path' in value && 'response' in value;

/**
 * All calls of the platform, for the API reference and tests. The gateway routes by live releases instead (ADR 0011). Add a line
 * for each new file with calls.
 */
export const allEndpoints: readonly Endpoint[] = [
  signIn,
  twoStepCalls,
  providerCalls,
  ownProviderCalls,
  passkeyCalls,
  emailCalls,
  phoneCalls,
  passwordResetCalls,
  currentUser,
  settingsCalls,
  sessionCalls,
  adminCalls,
  brandCalls,
  mailCalls,
  mailSettingsCalls,
  notificationCalls,
  pushCalls,
  teamCalls,
  catalogCalls,
  brandPageCalls,
  draftCalls,
  sameTitleCalls,
  savedCalls,
  followCalls,
  proofCalls,
  franchiseeReviewCalls,
  optionCounts,
  requirementCalls,
  propertyCalls,
  illustrationCalls,
  moderationCalls,
  reportCalls,
  reviewCalls,
  stillOpenCalls,
  answerCalls,
  inquiryCalls,
  meetingCalls,
  noteCalls,
  replyRecordCalls,
  messageReportCalls,
  savedReplyCalls,
  webhookCalls,
  agentCalls,
  copyCalls,
  contentCalls,
  contactCalls,
  analyticsCalls,
  statisticsCalls,
  mindmapCalls,
  uploadCalls,
  ownDataCalls,
].flatMap((calls) => Object.values<unknown>(calls).filter(isEndpoint));

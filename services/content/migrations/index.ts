import type { Migration } from '@setu/service-kit';
import { createWebsiteContent } from './20261121090000-create-website-content';
import { fillLandingCopy } from './20261121090100-fill-landing-copy';
import { createActivity } from './20261121090200-create-activity';
import { createCopies } from './20261121090300-create-copies';
import { createAnalytics } from './20261121090400-create-analytics';
import { createSamples } from './20261121090500-create-samples';
import { createSiteSettings } from './20261121090600-create-site-settings';
import { createLetters } from './20261121090700-create-letters';
import { createViewTotals } from './20261122012000-create-view-totals';
import { correctLandingCopy } from './20261122050000-correct-landing-copy';
import { addActivitySubject } from './20261122050100-add-activity-subject';
import { countProjections } from './20261122220000-count-projections';
import { addActivityPerson } from './20261123090000-add-activity-person';
import { createUploads } from './20261123110000-create-uploads';
import { indexActivityOfActor } from './20261123130000-index-activity-of-actor';
import { indexInquiriesOfFranchise } from './20261124122000-index-inquiries-of-franchise';
import { addUploadDocuments } from './20261125140000-add-upload-documents';
import { addUploadUsers } from './20261126100000-add-upload-users';
import { addPrivateUploads } from './20261126120000-add-private-uploads';

export const migrations: readonly Migration[] = [
  createWebsiteContent,
  fillLandingCopy,
  createActivity,
  createCopies,
  createAnalytics,
  createSamples,
  createSiteSettings,
  createLetters,
  createViewTotals,
  correctLandingCopy,
  addActivitySubject,
  countProjections,
  addActivityPerson,
  createUploads,
  indexActivityOfActor,
  indexInquiriesOfFranchise,
  addUploadDocuments,
  addUploadUsers,
  addPrivateUploads,
];

import type { Migration } from '@setu/service-kit';
import { createUsers } from './20261120090000-create-users';
import { createCredentials } from './20261120090100-create-credentials';
import { createAttempts } from './20261120090200-create-attempts';
import { searchUsers } from './20261121090000-search-users';
import { createBrandProfiles } from './20261121090100-create-brand-profiles';
import { endSessionsByVersion } from './20261122011000-end-sessions-by-version';
import { addSuspension } from './20261122050000-add-suspension';
import { createMails } from './20261123060000-create-mails';
import { createPasswordResets } from './20261123060100-create-password-resets';
import { listMails } from './20261123070000-list-mails';
import { confirmEmails } from './20261123080000-confirm-emails';
import { addTwoStep } from './20261123140000-add-two-step';
import { createNews } from './20261123150000-create-news';
import { addProviderSignIn } from './20261123170000-add-provider-sign-in';
import { createMailSettings } from './20261124100000-create-mail-settings';
import { addMailOfNews } from './20261124100100-add-mail-of-news';
import { indexMailOfNews } from './20261124100200-index-mail-of-news';
import { createPushBrowsers } from './20261125100000-create-push-browsers';
import { addTeam } from './20261125101000-add-team';
import { createBrandVerifications } from './20261125131000-create-brand-verifications';
import { createProviderJoins } from './20261126090000-create-provider-joins';
import { addBrandLogo } from './20261126100000-add-brand-logo';
import { createPasskeys } from './20261127090000-create-passkeys';
import { recoverAccounts } from './20261127100000-recover-accounts';
import { undoAddressChanges } from './20261127110000-undo-address-changes';
import { holdFormerAddresses } from './20261127120000-hold-former-addresses';

export const migrations: readonly Migration[] = [
  createUsers,
  createCredentials,
  createAttempts,
  searchUsers,
  createBrandProfiles,
  endSessionsByVersion,
  addSuspension,
  createMails,
  createPasswordResets,
  listMails,
  confirmEmails,
  addTwoStep,
  createNews,
  addProviderSignIn,
  createMailSettings,
  addMailOfNews,
  indexMailOfNews,
  createPushBrowsers,
  addTeam,
  createBrandVerifications,
  createProviderJoins,
  addBrandLogo,
  createPasskeys,
  recoverAccounts,
  undoAddressChanges,
  holdFormerAddresses,
];

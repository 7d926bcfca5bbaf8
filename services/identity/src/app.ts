import { ownIdentityData, productTexts } from '@setu/contracts';
import { queues } from '@setu/service-features/queues';
import { joinFeatures, type ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';
import { administration } from './accounts/administration/administration.feature';
import { attempts } from './accounts/attempts/attempts.feature';
import { makeDemo } from './accounts/demo/demo.feature';
import { emails } from './accounts/email/emails.feature';
import { grants } from './accounts/grants/grants.feature';
import { ownAccount } from './accounts/own-account.feature';
import { passkeys } from './accounts/passkeys/passkeys.feature';
import { passwords } from './accounts/passwords/passwords.feature';
import { makePhones } from './accounts/phone/phone.feature';
import { makeProviderSignIn } from './accounts/provider-sign-in/provider-sign-in.feature';
import { signIn } from './accounts/sign-in.feature';
import { membership } from './accounts/team/membership.feature';
import { team } from './accounts/team/team.feature';
import { makeTwoStep } from './accounts/two-step/two-step.feature';
import { users } from './accounts/users.feature';
import { BaseModel } from './base-model';
import { brandProfiles } from './brand-profiles/brand-profiles.feature';
import { type IdentitySettings, readSettings } from './env';
import { makeMail } from './mail/mail.feature';
import { mailLog } from './mail/mail-log.feature';
import { makeMailSettings } from './notifications/mail-settings/mail-settings.feature';
import { makeNotifications } from './notifications/notifications.feature';
import { makePush } from './notifications/push/push.feature';
import { pages } from './pages/pages.feature';
import { makeCookieOfProvider } from './pages/provider-sign-in/provider-cookie.feature';

/** Accounts, brand profiles, notifications, and mail. The gateway manages sessions, and gets a command to start a session. */
export const makeIdentityService = (settings: IdentitySettings): ServiceDefinition => ({
  name: 'identity',
  texts: productTexts,
  migrations,
  build: joinFeatures({
    models: BaseModel,
    ownData: ownIdentityData,
    features: [
      queues,
      makeMail(settings.mail),
      users,
      makePush(settings.push),
      makeMailSettings(settings.twoStep.keys),
      makeNotifications(settings.notifications),
      brandProfiles,
      attempts,
      membership,
      grants,
      passwords,
      emails,
      makePhones(settings.texts),
      ownAccount,
      makeTwoStep(settings.twoStep),
      passkeys,
      administration,
      team,
      makeDemo(settings.demoPassword),
      makeCookieOfProvider(settings.provider),
      makeProviderSignIn(settings.provider),
      signIn,
      pages,
      mailLog,
    ],
  }),
});

/** The identity service with the default of each setting. */
export const identityService: ServiceDefinition = makeIdentityService(readSettings({}));

import {
  brandProfileSavedV1,
  brandVerifiedV1,
  productTexts,
  twoStepRemovedV1,
  userDeletedV1,
  userRegisteredV1,
  userRoleChangedV1,
  userSuspensionChangedV1,
  userUpdatedV1,
} from '@setu/contracts';
import { newestFirst, type ServiceDefinition, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';
import { migrations } from '../migrations';
import { accountRoutes } from './accounts/account.routes';
import { makeAddAccount } from './accounts/add-account';
import { findAdmin } from './accounts/administration/admin.policy';
import { presentAdmin } from './accounts/administration/admin-user.presenter';
import { makeAdministration } from './accounts/administration/make-administration';
import { assertNotSuspended, isSuspended } from './accounts/administration/suspension.policy';
import { makeDeletion } from './accounts/deletion/make-deletion';
import { displayNameOf } from './accounts/display-name';
import { makeEmailAddresses } from './accounts/email/make-email-addresses';
import { hasPassword } from './accounts/passwords/credential.model';
import { ensurePassword } from './accounts/passwords/ensure-password';
import { makePasswords } from './accounts/passwords/make-passwords';
import { hashPassword } from './accounts/passwords/password';
import { makeRecoveryLink } from './accounts/passwords/reset/recovery-link';
import { makeRegisterAccount } from './accounts/register-account';
import { makeSaveUser } from './accounts/save-user';
import { makeSignIn } from './accounts/sign-in';
import { makeUpdateOwnAccount } from './accounts/update-own-account';
import {
  findUser,
  findUserByEmail,
  findUsers,
  hasUsers,
  lockUser,
  lockUserByEmail,
  lockUserOfNews,
  membersOf,
  type UserModel,
  usersLike,
} from './accounts/user.model';
import { adminSessionRoutes } from './accounts/admin-sessions/admin-session.routes';
import { makeAttemptLimits } from './accounts/attempts/attempt-limits';
import { BaseModel } from './base-model';
import { makeBrandProfiles } from './brand-profiles/make-brand-profiles';
import { isDemoAccount } from './demo/demo-people';
import { makeOfferedAccounts } from './demo/offered-accounts';
import { makeSeed } from './demo/seed';
import { makeEndAllGrants } from './accounts/grants/end-all-grants';
import { entered, makeLetIn } from './accounts/entering';
import { type IdentitySettings, readSettings } from './env';
import { tablesOfAccounts } from './accounts/grants/grants';
import { makeListMails } from './mail/list-mails';
import { forgetMails, lastMailAt, makeQueueMail } from './mail/mail.model';
import { mailRoutes } from './mail/mail.routes';
import { makeMailGauge } from './mail/mail-gauge';
import { makeMailQueues } from './mail-queues';
import { makeSaveMailSettings, wantedTopics } from './notifications/mail-settings/mail-settings.model';
import { mailSettingsRoutes } from './notifications/mail-settings/mail-settings.routes';
import { makeNews } from './notifications/news/make-news';
import { makeNewsMail } from './notifications/news/news-mail';
import { makeOwnData } from './own-data';
import { confirmEmailRoutes } from './pages/confirm-email/confirm-email.routes';
import { joinTeamRoutes } from './pages/join-team/join-team.routes';
import { passwordResetRoutes } from './pages/password-reset/password-reset.routes';
import { makeProviderCookie } from './pages/provider-sign-in/browser-cookie';
import { providerSignInRoutes } from './pages/provider-sign-in/provider-sign-in.routes';
import { signInRoutes } from './pages/sign-in/sign-in.routes';
import { unsubscribeRoutes } from './pages/unsubscribe/unsubscribe.routes';
import { makePasskeys } from './accounts/passkeys/make-passkeys';
import { makeProviderSignIn } from './accounts/provider-sign-in/make-provider-sign-in';
import { makePushes } from './notifications/push/make-pushes';
import { startQueues } from './queues';
import { retention } from './retention';
import { accountStateOf, type Step } from './session-command';
import { makeEndMembership } from './accounts/team/end-membership';
import { makeTeam } from './accounts/team/make-team';
import { makeTwoStep } from './accounts/two-step/make-two-step';
import { findTwoStep, twoStepSinceOf } from './accounts/two-step/two-step.model';
import { makeUnsubscribeLinks } from './notifications/mail-settings/unsubscribe-link';

/** A call may come from an account that was deleted at this moment, or whose session has not ended yet. */
const goneAccounts = Object.fromEntries(
  tablesOfAccounts.map((table) => [`${table}_user_id_fkey`, new UnauthenticatedError()]),
);

const brandAccount = (user: UserModel) => ({
  id: user.id,
  email: user.email,
  name: displayNameOf(user),
  createdAt: user.createdAt,
});

/** Accounts, passwords, brand profiles, administration of users, the sign-in page, and mail. Sessions belong to the gateway, which gets a command to start one. */
export const makeIdentityService = ({
  demoPassword,
  mail,
  twoStep,
  provider,
  news: newsSettings,
  push,
}: IdentitySettings): ServiceDefinition => ({
  name: 'identity',
  texts: productTexts,
  migrations,
  build: (deps) => {
    const { db, isDemo, recordEvent } = deps;
    BaseModel.knex(db);
    const limits = makeAttemptLimits(db);
    const addAccount = makeAddAccount(recordEvent);
    const saveUser = makeSaveUser(deps);
    const mayUsePassword = (userId: string) => isDemo || !isDemoAccount(userId);
    const signIn = makeSignIn({ ...deps, ...limits, mayEnter: ({ id }) => mayUsePassword(id) });
    const logInAsAdmin = makeSignIn({
      ...deps,
      ...limits,
      mayEnter: ({ id, role }) => role === 'admin' && mayUsePassword(id),
    });
    const mailing = {
      ...deps,
      ...limits,
      queueMail: makeQueueMail(deps),
      isMailOn: mail.url !== null,
      site: mail.site,
      recoveryLink: makeRecoveryLink({ ...deps, site: mail.site, mayUsePassword }),
    };
    const namesOf = async (ids: readonly string[]) =>
      new Map((await findUsers(db, ids)).map((user) => [user.id, displayNameOf(user)] as const));
    const pushes = makePushes({
      ...deps,
      ...push,
      lockPerson: lockUser,
      readersOf: async (trx, id) => [id, ...(await membersOf(trx, id)).map((member) => member.id)],
    });
    const news = makeNews({
      ...mailing,
      ...newsSettings,
      lockPerson: async (trx, id) => (await lockUser(trx, id)) !== undefined,
      wakeBrowsers: pushes.wakeBrowsers,
      namesOf,
      findEmail: async (id) => (await findUser(db, id))?.email ?? null,
    });
    const brandProfiles = makeBrandProfiles<UserModel>({
      ...deps,
      assertAdmin: (actor) => findAdmin(db, actor),
      listAccounts: async ({ search = '', ...paging }) => {
        const brands = usersLike(db, { search, role: 'brand', standing: undefined });
        const { items, ...page } = await newestFirst(brands, paging);
        return { ...page, items: items.map(brandAccount) };
      },
      findAccount: async (id) => {
        const user = await findUser(db, id);
        return user && brandAccount(user);
      },
      namesOf,
      findUser,
      lockUser,
      saveUser,
      notifyVerification: (trx, { userId, isVerified, decisionId, at }) =>
        news.addNews(
          trx,
          {
            to: userId,
            kind: 'verification-changed',
            aboutId: userId,
            state: isVerified ? 'verified' : 'unverified',
          },
          { id: decisionId, time: at.toISOString() },
        ),
    });
    const membership = makeEndMembership<UserModel>({ ...deps, lockUser, membersOf, saveUser });
    const endGrants = makeEndAllGrants({
      releaseTeam: membership.releaseAll,
      signOutTeam: membership.signOutAll,
    });
    const passwords = makePasswords({ ...mailing, mayUsePassword, saveUser, endGrants });
    const { checkOwnPassword, checkNewWayIn } = passwords;
    const team = makeTeam<UserModel>({
      ...mailing,
      membership,
      checkNewWayIn,
      addAccount,
      hashPassword,
      findUser,
      findUserByEmail,
      lockUser,
      membersOf,
      brandNameOf: displayNameOf,
      personNameOf: displayNameOf,
      accountStateOf,
      isSuspended,
      mayInvite: (id) => !isDemoAccount(id),
    });
    const emails = makeEmailAddresses({
      ...mailing,
      saveUser,
      checkOwnPassword,
      endGrants,
      mayChangeEmail: (id) => !isDemoAccount(id),
    });
    const deletion = makeDeletion({
      ...mailing,
      checkOwnPassword,
      forgetMails,
      endGrants,
      mayBeDeleted: (id) => !isDemoAccount(id),
    });
    const register = makeRegisterAccount({
      ...deps,
      ...limits,
      addAccount,
      queueConfirmation: emails.queueConfirmation,
    });
    const second = makeTwoStep({
      ...mailing,
      ...twoStep,
      checkOwnPassword,
      checkNewWayIn,
      findUser,
      lockUser,
      lockUserByEmail,
      displayNameOf,
      mayEnter: (user: UserModel, isAdmin) => {
        assertNotSuspended(user);
        return !isAdmin || user.role === 'admin';
      },
      mayUseTwoStep: (id) => !isDemoAccount(id),
    });
    const letIn = makeLetIn(db);
    /** The end of a sign-in whose password was right. */
    const enter = async (user: UserModel): Promise<Step> => {
      const ticket = await second.askForCode(user, false);
      return ticket === null ? letIn(user) : { ticket };
    };
    const providerCookie = makeProviderCookie({
      ...deps,
      secret: provider?.clientSecret ?? '',
      isSecure: mail.site.startsWith('https:'),
    });
    const fromProvider = makeProviderSignIn<UserModel>({
      ...mailing,
      provider,
      addAccount,
      findUser,
      findUserByEmail,
      lockUser,
      checkOwnPassword,
      checkNewWayIn,
      hasPassword,
      mayBeJoined: (id) => !isDemoAccount(id),
      rememberJoin: (checks) => providerCookie.keep({ ...checks, returnTo: '/settings', isJoin: true }),
    });
    const passkeys = makePasskeys<UserModel>({
      ...mailing,
      publicUrl: mail.site,
      findUser,
      lockUser,
      displayNameOf,
      checkNewWayIn,
      checkCode: second.checkCode,
      needsCode: async (userId) => (await findTwoStep(db, userId)) !== undefined,
      mayHavePasskeys: (id) => !isDemoAccount(id),
    });
    const administration = makeAdministration({
      ...mailing,
      saveUser,
      endGrants,
      removeTwoStep: second.removeTwoStep,
      twoStepSinceOf: (userIds) => twoStepSinceOf(db, userIds),
    });
    const enteredAdmin = (user: UserModel) => ({ admin: presentAdmin(user), version: user.version });
    const mailDeps = { ...deps, ...mail, mayUsePassword };
    /** Mail about news is for people who can sign in, at an address that is proven to be theirs. */
    const findReader = async (connection: Knex, id: string) => {
      const user = await findUser(connection, id);
      if (!user || user.suspendedAt || !user.emailConfirmedAt || isDemoAccount(id)) return null;
      return { email: user.email, role: user.role, topics: await wantedTopics(connection, id) };
    };
    const saveMailSettings = makeSaveMailSettings(deps);
    // Every mail that can be turned off has a link for it, so without the key there are none.
    const links = twoStep.keys.length > 0 ? makeUnsubscribeLinks(twoStep.keys, mail.site) : null;
    const kinds = [
      ...passwords.mails,
      ...emails.mails,
      ...deletion.mails,
      ...administration.mails,
      ...second.mails,
      ...fromProvider.mails,
      ...passkeys.mails,
      ...team.mails,
      ...news.mails,
      ...(links ? [makeNewsMail({ ...mailDeps, links, findReader, namesOf })] : []),
    ];
    const offered = makeOfferedAccounts({ ...deps, demoPassword, findUsers, displayNameOf });
    return {
      constraints: goneAccounts,
      routes: [
        ...accountRoutes({
          db,
          updateAccount: makeUpdateOwnAccount({ ...deps, saveUser }),
          changePassword: passwords.change,
          changeEmail: emails.changeEmail,
          sendConfirmation: emails.sendConfirmation,
          isMailOn: mailing.isMailOn,
          deleteAccount: deletion.deleteAccount,
        }),
        ...brandProfiles.routes,
        ...adminSessionRoutes({
          logIn: async (credentials, clientAddress) => {
            const admin = await logInAsAdmin(credentials, clientAddress);
            const ticket = await second.askForCode(admin, true);
            return ticket === null ? enteredAdmin(admin) : { ticket };
          },
          logInWithCode: async (input, clientAddress) =>
            enteredAdmin(await second.signInWithCode(input, true, clientAddress)),
          findAdmin: async (actor) => presentAdmin(await findAdmin(db, actor)),
          sampleCredentials: offered.administrators,
        }),
        ...administration.routes,
        ...second.routes,
        ...fromProvider.routes,
        ...passkeys.routes,
        ...news.routes,
        ...pushes.routes,
        ...team.routes,
        ...joinTeamRoutes({
          findInvitation: team.findInvitation,
          join: async (input, clientAddress) => entered(await team.join(input, clientAddress)),
        }),
        ...mailSettingsRoutes({ db, save: saveMailSettings }),
        ...unsubscribeRoutes({
          read: (token) => links?.read(token) ?? null,
          hasAccount: async (id) => (await findUser(db, id)) !== undefined,
          turnOff: (id, topics) =>
            saveMailSettings(id, Object.fromEntries(topics.map((topic) => [topic, false]))),
        }),
        makeOwnData(deps),
        ...mailRoutes({ listMails: makeListMails({ db, assertAdmin: (actor) => findAdmin(db, actor) }) }),
        ...signInRoutes({
          signIn: async (input, clientAddress) => enter(await signIn(input, clientAddress)),
          enterCode: async (input, clientAddress) =>
            letIn(await second.signInWithCode(input, false, clientAddress)),
          register: async (input, clientAddress) => entered(await register(input, clientAddress)),
          signInWithPasskey: async (input, clientAddress) => {
            const user = await passkeys.signIn(input, clientAddress);
            assertNotSuspended(user);
            return letIn(user);
          },
          hasPasskeys: passkeys.isAvailable,
          mayUse: async (id) => (await findUser(db, id))?.suspendedAt === null,
          demo: offered.users,
          providerName: fromProvider.name,
        }),
        ...providerSignInRoutes({
          providerName: fromProvider.name,
          begin: fromProvider.begin,
          finish: async (query, checks) => {
            const outcome = await fromProvider.finish(query, checks);
            if (!('came' in outcome)) return outcome;
            assertNotSuspended(outcome.came);
            return { came: await enter(outcome.came) };
          },
          finishJoin: fromProvider.finishJoin,
          register: async (input, clientAddress) =>
            entered(await fromProvider.register(input, clientAddress)),
          cookie: providerCookie,
        }),
        ...passwordResetRoutes({
          requestReset: passwords.requestReset,
          reset: async (input, clientAddress) => {
            const user = await passwords.reset(input, clientAddress);
            return { ...(await enter(user)), stateHeader: accountStateOf(user) };
          },
          findLink: passwords.findResetLink,
          isMailOn: mailing.isMailOn,
        }),
        ...confirmEmailRoutes(emails),
      ],
      consumers: [...news.consumers],
      retention,
      gauges: [makeMailGauge(deps)],
      sweeps: brandProfiles.sweeps,
      background: () => {
        const newsMails = { ...mailDeps, lockNextPerson: lockUserOfNews, findReader, lastMailAt };
        return startQueues(deps, [
          ...pushes.makeQueues(),
          ...makeMailQueues({ ...newsMails, queueMail: mailing.queueMail, kinds, links }),
        ]);
      },
      replacedEvents: [
        [userRegisteredV1, userUpdatedV1],
        [userRoleChangedV1, userDeletedV1],
        [userSuspensionChangedV1, userDeletedV1],
        [twoStepRemovedV1, userDeletedV1],
        [brandProfileSavedV1, userDeletedV1],
        [brandVerifiedV1, userDeletedV1],
      ],
      commands: {
        'make-admin': administration.makeFirstAdmin,
        'turn-off-two-step': second.turnOffForPerson,
        'delete-account': deletion.deleteAgain,
        'reseal-two-step': second.resealSecrets,
      },
      seed: makeSeed({
        ...deps,
        password: demoPassword,
        hasUsers,
        hashPassword,
        ensurePassword,
        addAccount,
        findUsers,
        ...brandProfiles.seeding,
      }),
    };
  },
});

/** Identity with the default of each setting. */
export const identityService: ServiceDefinition = makeIdentityService(readSettings({}));

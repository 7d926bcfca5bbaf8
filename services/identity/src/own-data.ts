import { ownIdentityData, ownVerificationOf } from '@setu/contracts';
import { ownDataRoute, ownRows, type Route, type ServiceDeps } from '@setu/service-kit';
import { UserModel } from './accounts/user.model';
import { presentUser } from './accounts/user.presenter';
import { BrandProfileModel } from './brand-profiles/brand-profile.model';
import { BrandVerificationModel } from './brand-profiles/verifications/verification.model';
import { MailModel } from './mail/mail.model';
import { MailSettingsModel } from './notifications/mail-settings/mail-settings.model';
import { NewsModel } from './notifications/news/news.model';
import { PasskeyModel } from './accounts/passkeys/passkey.model';
import { ProviderIdentityModel } from './accounts/provider-sign-in/provider-sign-in.model';
import { PushBrowserModel } from './notifications/push/push-browser.model';
import { InvitationModel } from './accounts/team/invitation.model';
import { TwoStepModel } from './accounts/two-step/two-step.model';

/** What this service stores about a person, for the download. Passwords and links are stored as hashes, which tell nobody anything. */
export const makeOwnData = ({ db }: Pick<ServiceDeps, 'db'>): Route =>
  ownDataRoute(db, ownIdentityData, [
    ownRows(UserModel, {
      kind: 'account',
      of: (rows, { id }) => rows.where('id', id),
      content: (user) => ({
        ...presentUser(user),
        brandName: user.brandName,
        emailConfirmedAt: user.emailConfirmedAt,
        suspendedAt: user.suspendedAt,
        suspensionReason: user.suspensionReason,
        worksFor: user.worksFor,
        worksSince: user.worksSince,
        updatedAt: user.updatedAt,
      }),
    }),
    ownRows(BrandProfileModel, {
      kind: 'brand-profile',
      of: (rows, { id }) => rows.where('user_id', id),
      key: { column: 'user_id', property: 'userId' },
      content: ({ description, targetAudience, website, logo, updatedAt }) => ({
        description,
        targetAudience,
        website,
        logo,
        updatedAt,
      }),
    }),
    ownRows(BrandVerificationModel, {
      kind: 'verification',
      of: (rows, { id }) => rows.where('user_id', id),
      content: ownVerificationOf,
    }),
    ownRows(TwoStepModel, {
      kind: 'two-step-verification',
      of: (rows, { id }) => rows.where('user_id', id),
      key: { column: 'user_id', property: 'userId' },
      content: ({ confirmedAt }) => ({ since: confirmedAt }),
    }),
    ownRows(PasskeyModel, {
      kind: 'passkey',
      of: (rows, { id }) => rows.where('user_id', id),
      content: ({ name, transports, createdAt, lastUsedAt }) => ({ name, transports, createdAt, lastUsedAt }),
    }),
    ownRows(NewsModel, {
      kind: 'news',
      of: (rows, { id }) => rows.where('user_id', id),
      content: ({ kind, aboutId, aboutKind, state, createdAt, readAt }) => ({
        kind,
        aboutId,
        aboutKind,
        state,
        createdAt,
        readAt,
      }),
    }),
    ownRows(MailSettingsModel, {
      kind: 'mail-settings',
      of: (rows, { id }) => rows.where('user_id', id),
      key: { column: 'user_id', property: 'userId' },
      content: ({ inquiries, assignments, listings, updatedAt }) => ({
        inquiries,
        assignments,
        listings,
        updatedAt,
      }),
    }),
    ownRows(InvitationModel, {
      kind: 'team-invitation',
      of: (rows, { id }) => rows.where('owner_id', id),
      content: ({ email, sentAt, expiresAt }) => ({ email, sentAt, expiresAt }),
    }),
    ownRows(PushBrowserModel, {
      kind: 'push-browser',
      of: (rows, { id }) => rows.where('user_id', id),
      content: ({ endpoint, createdAt }) => ({ pushService: new URL(endpoint).host, createdAt }),
    }),
    ownRows(ProviderIdentityModel, {
      kind: 'sign-in-provider',
      of: (rows, { id }) => rows.where('user_id', id),
      content: ({ issuer, subject, createdAt }) => ({ issuer, subject, createdAt }),
    }),
    ownRows(MailModel, {
      kind: 'mail',
      of: (rows, { id }) => rows.where('user_id', id),
      content: ({ kind, recipient, state, createdAt, endedAt }) => ({
        kind,
        recipient,
        state,
        createdAt,
        endedAt,
      }),
    }),
  ]);

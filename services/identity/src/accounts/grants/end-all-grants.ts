import type { Knex } from 'knex';
import { endEmailChange } from '../email/email-change.model';
import { endEmailLinks } from '../email/email-link.model';
import { endFormerAddresses } from '../email/former-address.model';
import { endChallenges } from '../passkeys/challenge.model';
import { endPasskeys } from '../passkeys/passkey.model';
import { endRecoveryLinks, endResetLinks, keepRecoveryLinks } from '../passwords/reset/password-reset.model';
import { endPhoneCode } from '../phone/phone-code.model';
import { endJoins } from '../provider-sign-in/provider-join.model';
import { endProviderIdentities } from '../provider-sign-in/provider-sign-in.model';
import { endInvitations } from '../team/invitation.model';
import { endTickets } from '../two-step/sign-in/ticket.model';
import { endTwoStep } from '../two-step/two-step.model';
import { type EndGrant, type EndGrants, makeEndGrants } from './end-grants';

/** Ends the grants that other features store. */
export interface EndsElsewhere {
  /** Ends the memberships of a brand that began at an instant or later; null: all. */
  releaseTeam: (trx: Knex.Transaction, ownerId: string, since: Date | null) => Promise<void>;
  /** Ends the sessions of the members of a brand. */
  signOutTeam: (trx: Knex.Transaction, ownerId: string) => Promise<void>;
  endPushBrowsers: (trx: Knex.Transaction, userId: string) => Promise<unknown>;
}

/** Ends all grants of a person in a table. */
const all =
  (end: (trx: Knex.Transaction, userId: string) => Promise<unknown>): EndGrant =>
  (trx, { userId }) =>
    end(trx, userId);

/** Ends each kind of grant that is stored in rows. */
export const makeEndAllGrants = ({ releaseTeam, signOutTeam, endPushBrowsers }: EndsElsewhere): EndGrants =>
  makeEndGrants({
    tickets: all(endTickets),
    'reset-links': all(endResetLinks),
    'recovery-links': async (trx, { userId, event, since }) => {
      if (event === 'address-change') return keepRecoveryLinks(trx, userId);
      await endRecoveryLinks(trx, userId, since);
      // So waiting mails to addresses since then get no link either.
      await endFormerAddresses(trx, userId, since);
    },
    'email-changes': all(endEmailChange),
    'confirm-links': all(endEmailLinks),
    'phone-codes': all(endPhoneCode),
    passkeys: all(endPasskeys),
    'passkey-challenges': all(endChallenges),
    providers: all(endProviderIdentities),
    'provider-joins': all(endJoins),
    'second-factor': (trx, { userId, event, since }) =>
      endTwoStep(trx, userId, {
        isUnproven: event !== 'password-change',
        since,
        isAll: event === 'deletion',
      }),
    'push-browsers': all(endPushBrowsers),
    invitations: all(endInvitations),
    members: (trx, { userId, event, since }) =>
      event === 'suspension' ? signOutTeam(trx, userId) : releaseTeam(trx, userId, since),
  });

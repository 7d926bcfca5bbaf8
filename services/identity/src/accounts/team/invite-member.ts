import { randomUUID } from 'node:crypto';
import { mostTeamMembers } from '@setu/contracts';
import {
  AppError,
  ConflictError,
  InvalidInputError,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import type { QueueMail } from '../../mail-kind';
import { expiryOf, InvitationModel, openInvitations } from './invitation.model';
import { invitationMailKind } from './invitation-mail';
import { lockOwner, type TeamAccount, type TeamPeople } from './owner';
import type { NotifyTeam } from './team-mails';

export interface InviteDeps extends TeamPeople, Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  queueMail: QueueMail;
  /** False when the installation has no mail server. */
  isMailOn: boolean;
  /** @throws RateLimitedError 429 when there were too many mails */
  countLink: (email: string, clientAddress: string) => Promise<void>;
  /**
   * Checks the password of an owner whose address is proven.
   * @throws InvalidInputError on `currentPassword` when it is wrong, or the account does not have a password
   * @throws ConflictError 409 email_unconfirmed
   */
  checkNewWayIn: (
    currentPassword: string,
    actor: SignedIn,
    clientAddress: string,
  ) => Promise<{ account: Pick<TeamAccount, 'sessionsFrom'> }>;
  notifyTeam: NotifyTeam;
  /** False for an account whose password is public. */
  mayInvite: (userId: string) => boolean;
}

const refusal = (message: string, path = 'email') => new InvalidInputError([{ path, message }]);

interface Input {
  email: string;
  currentPassword?: string | undefined;
}

/**
 * Invites a person by mail. It needs the password, so that an open session is not enough for a new way to sign in. The link of a valid
 * invitation is sent again without the password. The owner gets a mail.
 * @throws InvalidInputError on `currentPassword` when it is missing or wrong
 * @throws AppError 403 team_owner_only; 409 team_full, email_unconfirmed; 503 mail_unavailable
 * @throws RateLimitedError 429 when there were too many mails to the address or from the network
 */
export const makeInviteMember =
  (deps: InviteDeps) =>
  async (
    { email, currentPassword }: Input,
    actor: SignedIn,
    clientAddress: string,
  ): Promise<InvitationModel> => {
    const { clock, inTransaction, queueMail, isMailOn, countLink, mayInvite, notifyTeam } = deps;
    if (!mayInvite(actor.id)) throw refusal('An account of the demo cannot invite anybody');
    if (!isMailOn) throw new AppError(503, 'mail_unavailable');
    const checked =
      currentPassword === undefined ? null : await deps.checkNewWayIn(currentPassword, actor, clientAddress);
    await countLink(email, clientAddress);
    return inTransaction(async (trx) => {
      const owner = await lockOwner(trx, actor, deps);
      if (!owner.emailConfirmedAt) throw new ConflictError('email_unconfirmed');
      const members = await deps.membersOf(trx, owner.id);
      if (email === owner.email || members.some((member) => member.email === email))
        throw refusal('This person works in the account already');
      const now = clock.now();
      const open = await openInvitations(trx, owner.id, now);
      const known = open.find((one) => one.email === email);
      // The password is missing, or another password was chosen after this one was checked.
      if (!known && checked?.account.sessionsFrom !== owner.sessionsFrom)
        throw refusal(
          'Enter your current password. If the page has no field for it, load it again',
          'currentPassword',
        );
      if (!known && members.length + open.length >= mostTeamMembers) throw new ConflictError('team_full');
      const times = { sentAt: now, expiresAt: expiryOf(now) };
      const invitation = await InvitationModel.query(trx)
        .insert({ id: randomUUID(), ownerId: owner.id, email, tokenHash: null, ...times })
        // An earlier invitation of the same address, which may have expired. Its link stops working.
        .onConflict(['owner_id', 'email'])
        .merge(['sent_at', 'expires_at', 'token_hash'])
        .returning('*')
        .castTo<InvitationModel>();
      await queueMail(trx, {
        kind: invitationMailKind,
        cause: `${invitationMailKind}:${invitation.id}:${randomUUID()}`,
        to: { userId: owner.id, recipient: email },
      });
      if (!known) await notifyTeam(trx, 'invited', owner.id, now, invitation.id);
      return invitation;
    });
  };

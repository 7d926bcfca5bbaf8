import { joinTeamPage, product, teamInvitationDays } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { MailKind } from '../../mail-kind';
import { InvitationModel, renewToken } from './invitation.model';

/** Name of the kind of invitation mails. */
export const invitationMailKind = 'team-invitation';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock'> {
  /** Address of the site, without a trailing slash. */
  site: string;
  findUser: (db: Knex, id: string) => Promise<{ id: string; email: string } | undefined>;
}

/**
 * Invites a person to work in the account of a brand. It contains the confirmed address of the owner, but no name, because the owner may
 * have put any text into it.
 */
export const makeInvitationMail = ({ db, clock, site, findUser }: Deps): MailKind => ({
  name: invitationMailKind,
  expiresAfterMs: teamInvitationDays * 24 * 60 * 60 * 1_000,
  compose: async ({ cause }) => {
    const [, invitationId = ''] = cause.split(':');
    const invitation = await InvitationModel.query(db).findById(invitationId);
    const owner = invitation && (await findUser(db, invitation.ownerId));
    const token = owner && (await renewToken(db, invitation.id, clock.now()));
    if (!token) return null;
    const works = `The link works once, within ${teamInvitationDays} days.`;
    return {
      userId: owner.id,
      to: invitation.email,
      content: {
        subject: 'You are invited to a team',
        preview: works,
        heading: 'You are invited to a team',
        paragraphs: [
          `${owner.email} invites you to work in the account of a brand at ${product.name}: to list franchises, to answer inquiries, and to decide about offers. You get a password of your own.`,
        ],
        action: { label: 'See the invitation', url: `${site}${joinTeamPage.path}?token=${token}` },
        notes: [works, 'If you do not know who invites you, do nothing.'],
        reason: `You get this message because your address was entered for a team at ${product.name}.`,
      },
    };
  },
});

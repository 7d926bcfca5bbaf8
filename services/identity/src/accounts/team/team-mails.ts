import { product } from '@setu/contracts';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../../mail-kind';
import {
  makeNotifyOwner,
  makeSafetyMails,
  type NotifyOwner,
  type SafetyMailDeps,
  type SafetyWords,
} from '../safety-mails/safety-mails';
import { InvitationModel } from './invitation.model';

/** What happened to the team of a brand. */
type Happening = 'invited' | 'joined';

const matter = 'team';

/** Queues the mail to the owner of a brand about an invitation or a member. */
export type NotifyTeam = NotifyOwner<Happening>;

export const makeNotifyTeam = (queueMail: QueueMail): NotifyTeam => makeNotifyOwner(matter, queueMail);

interface Deps extends SafetyMailDeps {
  findUser: (db: Knex, id: string) => Promise<{ email: string } | undefined>;
}

const wordsWith = ({ db, findUser }: Deps): SafetyWords<Happening> => ({
  invited: async (invitationId) => {
    const who = (await InvitationModel.query(db).findById(invitationId))?.email ?? 'A person';
    return {
      subject: 'You invited a person to your team',
      paragraphs: [
        `${who} was invited to work in your account at ${product.name}, with your password. A member reads all inquiries of your brand and answers them. Your settings show who is invited, and withdraw an invitation.`,
      ],
    };
  },
  joined: async (memberId) => {
    const who = (await findUser(db, memberId))?.email ?? 'A person';
    return {
      subject: 'A person joined your team',
      paragraphs: [
        `${who} works in your account at ${product.name} from now on, and reads all inquiries of your brand. Your settings show who works there, and remove a member.`,
      ],
    };
  },
});

/** The mail to the owner of a brand about a new invitation or member. */
export const makeTeamMails = (deps: Deps): readonly MailKind[] =>
  makeSafetyMails(matter, wordsWith(deps), deps);

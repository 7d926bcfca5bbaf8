import { feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { IdentitySettings } from '../env';
import type { AddMails, MailKind } from '../mail-kind';
import type { AddQueues } from '../queues';
import { makeListMails } from './list-mails';
import { forgetMails, lastMailAt, MailModel, makeQueueMail } from './mail.model';
import { mailRoutes } from './mail.routes';
import { makeMailGauge } from './mail-gauge';
import { connectMailServer } from './mail-server';
import { makeMailQueue } from './send-mails';

interface Needs extends Pick<Parameters<typeof makeListMails>[0], 'assertAdmin'> {
  addQueues: AddQueues;
}

/** Days for which is stored what became of a mail. No mail waits that long. docs/retention.md gives the reason. */
const mailDays = 90;

/** The mails of all features: their queue, and what sends them. */
export const makeMail = ({ url, site, from, host }: IdentitySettings['mail']) =>
  feature({
    name: 'mail',
    needs: { addQueues: 'queues', assertAdmin: 'users' },
    build: (deps: ServiceDeps & Needs) => {
      const kinds: MailKind[] = [];
      const addMails: AddMails = (more) => void kinds.push(...more);
      deps.addQueues(() => {
        if (url !== null)
          return [makeMailQueue({ ...deps, kinds, site, server: connectMailServer({ url, from, host }) })];
        deps.logger.warn('SMTP_URL is not set: no mail is sent');
        return [];
      });
      return {
        routes: mailRoutes({ listMails: makeListMails(deps) }),
        gauges: [makeMailGauge(deps)],
        retention: [olderThan({ name: 'mails', table: 'mails', column: 'created_at', days: mailDays })],
        ownData: [
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
        ],
        gives: {
          addMails,
          queueMail: makeQueueMail(deps),
          forgetMails,
          lastMailAt,
          isMailOn: url !== null,
          site,
        },
      };
    },
  });

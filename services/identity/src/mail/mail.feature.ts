import type { AddQueues, WorkAfter } from '@setu/service-features/queues';
import { feature, type ServiceDeps } from '@setu/service-kit';
import type { IdentitySettings } from '../env';
import type { AddMails, MailKind } from '../mail-kind';
import { forgetMails, lastMailAt, makeQueueMail } from './mail.model';
import { connectMailServer } from './mail-server';
import { makeMailQueue } from './send-mails';

/** The mails of all features: their queue and their sender. */
export const makeMail = ({ url, site, from, host }: IdentitySettings['mail']) =>
  feature({
    name: 'mail',
    needs: { addQueues: 'queues', workAfter: 'queues' },
    build: (deps: ServiceDeps & { addQueues: AddQueues; workAfter: WorkAfter }) => {
      const kinds: MailKind[] = [];
      const addMails: AddMails = (more) => void kinds.push(...more);
      deps.addQueues(() => {
        if (url !== null)
          return [makeMailQueue({ ...deps, kinds, site, server: connectMailServer({ url, from, host }) })];
        deps.logger.warn('SMTP_URL is not set: no mail is sent');
        return [];
      });
      return {
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

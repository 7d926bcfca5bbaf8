import { connectMailServer } from './mail/mail-server';
import { makeMailQueue } from './mail/send-mails';
import { makeNewsMailQueue } from './notifications/news/queue-news-mails';
import type { Queue } from './queues';

type ServerOptions = Parameters<typeof connectMailServer>[0];

type Deps = Omit<Parameters<typeof makeMailQueue>[0], 'server'> &
  Parameters<typeof makeNewsMailQueue>[0] &
  Omit<ServerOptions, 'url'> & {
    /** Address of the mail server; null: no mail is sent. */
    url: string | null;
    /** The links that turn mail about news off; without them none is queued. */
    links: unknown;
  };

/** The mails to send, and the news to be mailed, where the installation has what it takes. */
export const makeMailQueues = ({ url, links, ...deps }: Deps): Queue[] => {
  if (url === null) {
    deps.logger.warn('SMTP_URL is not set: no mail is sent');
    return [];
  }
  const mails = makeMailQueue({ ...deps, server: connectMailServer({ ...deps, url }) });
  if (links) return [makeNewsMailQueue(deps), mails];
  deps.logger.warn('TWO_STEP_KEY is not set: news are not mailed');
  return [mails];
};

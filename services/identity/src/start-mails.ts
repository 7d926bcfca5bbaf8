import { connectMailServer } from './mail/mail-server';
import { startMailSender } from './mail/send-mails';
import { startNewsMails } from './news/queue-news-mails';

type ServerOptions = Parameters<typeof connectMailServer>[0];

type Deps = Omit<Parameters<typeof startMailSender>[0], 'server'> &
  Parameters<typeof startNewsMails>[0] &
  Omit<ServerOptions, 'url'> & {
    /** Address of the mail server; null: no mail is sent. */
    url: string | null;
    /** The links that turn mail about news off; without them none is queued. */
    links: unknown;
  };

/** Sends mail, and queues mail about news, where the installation has what it takes. */
export const startMails = ({ url, links, ...deps }: Deps): { stop: () => Promise<void> }[] => {
  if (url === null) {
    deps.logger.warn('SMTP_URL is not set: no mail is sent');
    return [];
  }
  const sender = startMailSender({ ...deps, server: connectMailServer({ ...deps, url }) });
  if (links) return [startNewsMails(deps), sender];
  deps.logger.warn('TWO_STEP_KEY is not set: news are not mailed');
  return [sender];
};

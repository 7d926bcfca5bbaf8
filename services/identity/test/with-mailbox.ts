import { setUpServiceAlone } from '@setu/service-kit/test';
import { makeIdentityService } from '../src/app';
import { readSettings } from '../src/env';
import type { Identity } from './builders';
import { type Mailbox, startMailbox } from './mailbox';

/**
 * Starts identity and a mail server that takes its mails before the tests of a file, and stops both after them. Their fields can be
 * read inside tests and hooks only.
 * @param environment further variables; the site is https://setu.example
 */
export const setUpIdentityWithMailbox = (
  environment: Record<string, string> = {},
): { identity: Identity; mailbox: Mailbox } => {
  let mailbox: Mailbox | undefined;
  const started = () => {
    if (!mailbox) throw new Error('The mail server has not started. Read it inside a test or a hook.');
    return mailbox;
  };
  beforeAll(async () => {
    mailbox = await startMailbox();
  });
  const identity = setUpServiceAlone({
    ...makeIdentityService(readSettings({})),
    // Built once the address of the mail server is known.
    build: (deps) =>
      makeIdentityService(
        readSettings({ SMTP_URL: started().url, PUBLIC_URL: 'https://setu.example/', ...environment }),
      ).build(deps),
  });
  afterAll(() => mailbox?.stop());
  return {
    identity,
    mailbox: {
      get url() {
        return started().url;
      },
      get mails() {
        return started().mails;
      },
      refuse: (refusal) => started().refuse(refusal),
      mailTo: (address, which) => started().mailTo(address, which),
      stop: () => started().stop(),
    },
  };
};

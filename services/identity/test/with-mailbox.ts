import { setUpServiceAlone } from '@setu/service-kit/test';
import { makeIdentityService } from '../src/app';
import { readSettings } from '../src/env';
import type { Identity } from './builders';
import { type Mailbox, startMailbox } from './mailbox';

/**
 * Starts identity and a mail server that accepts its mails before the tests of a file, and stops both after them. Their fields can only be
 * read inside tests and hooks.
 * @param environment additional variables; the site is https://setu.example
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
    // Built after the mail server started, because it needs its address.
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

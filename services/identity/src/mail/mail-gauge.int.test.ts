import { randomUUID } from 'node:crypto';
import { eventually, setUpServiceAlone } from '@setu/service-kit/test';
import { makeIdentityService } from '../app';
import { readSettings } from '../env';
import { MailModel } from './mail.model';

// Without a mail server, rows do not change after the test writes them.
const identity = setUpServiceAlone(makeIdentityService(readSettings({})));

const minuteMs = 60_000;

const addMail = (state: MailModel['state'], ageMinutes: number) => {
  const at = new Date(Date.now() - ageMinutes * minuteMs);
  return MailModel.query(identity.db).insert({
    id: randomUUID(),
    kind: 'test',
    cause: randomUUID(),
    recipient: `${randomUUID()}@people.test`,
    state,
    dueAt: at,
    createdAt: at,
  });
};

it('the metrics count the mails that were queued 5 to 60 minutes ago, by state', async () => {
  // A gauge that cannot be read within two seconds keeps its previous values, so the test retries.
  const metrics = (...lines: string[]) =>
    eventually(async () => {
      const { text } = await identity.service.call('GET', '/metrics');
      for (const line of lines) expect(text).toContain(line);
    });
  await metrics('mails_recent{state="waiting",service="identity"} 0');

  for (const state of ['sent', 'sent', 'waiting', 'sending', 'expired'] as const) await addMail(state, 30);
  await addMail('waiting', 2);
  await addMail('refused', 90);

  await metrics(
    'mails_recent{state="sent",service="identity"} 2',
    'mails_recent{state="waiting",service="identity"} 2',
    'mails_recent{state="expired",service="identity"} 1',
    'mails_recent{state="refused",service="identity"} 0',
  );
});

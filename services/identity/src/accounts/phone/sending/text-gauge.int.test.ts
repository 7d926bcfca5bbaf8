import { randomUUID } from 'node:crypto';
import { eventually, setUpServiceAlone } from '@setu/service-kit/test';
import { register } from '../../../../test/builders';
import { makeIdentityService } from '../../../app';
import { readSettings } from '../../../env';
import { PhoneCodeModel } from '../phone-code.model';

// Without a gateway, rows do not change after the test writes them.
const identity = setUpServiceAlone(makeIdentityService(readSettings({})));

const minuteMs = 60_000;

const addCode = async (state: PhoneCodeModel['state'], ageMinutes: number) => {
  const { user } = await register(identity.service);
  const at = new Date(Date.now() - ageMinutes * minuteMs);
  await PhoneCodeModel.query(identity.db).insert({
    userId: user.id,
    id: randomUUID(),
    number: '+919876543210',
    codeHashes: [],
    state,
    sends: 1,
    tries: 0,
    dueAt: at,
    requestedAt: at,
    expiresAt: new Date(Date.now() + minuteMs),
  });
};

it('the metrics count the text messages that were requested 1 to 10 minutes ago, by state', async () => {
  // A gauge that cannot be read within two seconds keeps its previous values, so the test retries.
  const metrics = (...lines: string[]) =>
    eventually(async () => {
      const { text } = await identity.service.call('GET', '/metrics');
      for (const line of lines) expect(text).toContain(line);
    });
  await metrics('texts_recent{state="waiting",service="identity"} 0');

  for (const state of ['sent', 'waiting', 'sending', 'failed', 'refused'] as const) await addCode(state, 5);
  await addCode('waiting', 0);
  await addCode('failed', 11);

  await metrics(
    'texts_recent{state="sent",service="identity"} 1',
    'texts_recent{state="waiting",service="identity"} 2',
    'texts_recent{state="failed",service="identity"} 1',
    'texts_recent{state="refused",service="identity"} 1',
  );
});

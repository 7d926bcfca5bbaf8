import { randomUUID } from 'node:crypto';
import { ownDataOf } from '@setu/service-kit/test';
import { register, setUpIdentity } from '../test/builders';

const identity = setUpIdentity();

it('a brand downloads its account, profile and mails, without its password and links', async () => {
  const { sent, user } = await register(identity.service, { role: 'brand', brandName: 'Nadi Naturals' });
  await register(identity.service);
  await identity.service.call('PATCH', '/api/brand/profile', {
    as: user,
    body: { description: 'Cold-pressed oils' },
  });
  await identity.db('mails').insert({
    id: randomUUID(),
    kind: 'password-changed',
    cause: randomUUID(),
    user_id: user.id,
    state: 'sent',
    due_at: new Date(),
    created_at: new Date(),
  });
  const records = await ownDataOf(identity.service, 'identity', user);
  expect(records).toMatchObject([
    { kind: 'account', content: { id: user.id, email: sent.email, brandName: 'Nadi Naturals' } },
    { kind: 'brand-profile', content: { description: 'Cold-pressed oils' } },
    { kind: 'mail', content: { kind: 'password-changed', state: 'sent' } },
  ]);
  expect(JSON.stringify(records)).not.toMatch(/hash|token|scrypt/i);
});

import { randomUUID } from 'node:crypto';
import { migrate, rollbackOne } from '@setu/service-kit';
import { identityService } from '../src/app';
import { register, startIdentity } from '../test/builders';

test('every migration goes back and forward again', async () => {
  const identity = await startIdentity();
  const { db, service } = identity;
  const { migrations } = identityService;

  const undone: (string | null)[] = [];
  for (const _ of migrations) undone.push(await rollbackOne(db, 'identity', migrations));
  expect(undone).toEqual(migrations.map(({ name }) => name).reverse());
  const { rows } = await db.raw("select tablename from pg_tables where schemaname = 'identity'");
  const tables = rows.map(({ tablename }: { tablename: string }) => tablename);
  for (const table of ['users', 'credentials', 'attempts']) expect(tables).not.toContain(table);

  await migrate(db, 'identity', migrations);
  expect((await register(service)).reply.status).toBe(201);
  await identity.stop();
});

test('addresses of links that work and of notices that wait are held from the beginning', async () => {
  const identity = await startIdentity();
  const { db, service } = identity;
  const { migrations } = identityService;
  const { user, sent } = await register(service);
  while ((await rollbackOne(db, 'identity', migrations)) !== '20261127120000-hold-former-addresses');
  const soon = new Date(Date.now() + 60_000);
  await db('password_resets').insert({
    token_hash: randomUUID(),
    user_id: user.id,
    expires_at: soon,
    former_email: 'linked@people.test',
  });
  const notice = { kind: 'email-moved', user_id: user.id, due_at: soon, created_at: new Date() };
  await db('mails').insert(
    [
      { recipient: 'noticed@people.test' },
      { recipient: 'told@people.test', state: 'sent' },
      { recipient: sent.email },
    ].map((mail) => ({ ...notice, id: randomUUID(), cause: randomUUID(), ...mail })),
  );
  await migrate(db, 'identity', migrations);
  expect(await db('former_addresses').orderBy('email').select('email', 'user_id')).toEqual([
    { email: 'linked@people.test', user_id: user.id },
    { email: 'noticed@people.test', user_id: user.id },
  ]);
  await identity.stop();
});

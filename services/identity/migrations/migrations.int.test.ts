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

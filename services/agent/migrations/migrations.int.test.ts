import { migrate, rollbackOne } from '@setu/service-kit';
import { addAssignment, startAgents } from '../test/builders';
import { migrations } from './index';

it('every migration goes back and forward again', async () => {
  const agents = await startAgents();
  const { db } = agents.service.running;
  const undone: (string | null)[] = [];
  for (const _ of migrations) undone.push(await rollbackOne(db, 'agent', migrations));
  expect(undone).toEqual(migrations.map(({ name }) => name).reverse());
  const { rows } = await db.raw("select tablename from pg_tables where schemaname = 'agent' order by 1");
  expect(rows.map(({ tablename }: { tablename: string }) => tablename)).toEqual([
    'dead_letters',
    'idempotency_keys',
    'inbox',
    'migrations',
    'outbox',
    'relay_state',
  ]);

  await migrate(db, 'agent', migrations);
  expect((await addAssignment(agents.service)).id).toEqual(expect.any(String));
  await agents.stop();
});

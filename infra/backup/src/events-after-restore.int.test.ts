import { join } from 'node:path';
import { addFranchise } from '@setu/catalog/test/builders';
import { removeDataDir, startPostgres } from '@setu/dev-servers';
import { eventually, someone, startTestBroker } from '@setu/service-kit/test';
import { settled } from '../test/settled';
import { startServices } from '../test/start-services';
import { startWorld, type World } from '../test/world';
import { createBackup } from './create-backup';
import { schemaNames } from './database/schemas';
import { withSession } from './database/session';
import { readStructure } from './database/structure';
import { readRows } from './database/table-rows';
import { restoreBackup } from './restore-backup';

const log = () => undefined;
const brand = someone('brand');
const unconsumed = 5;
let world: World;
let file: string;

/** The backup contains published events that inquiry has not consumed. */
beforeAll(async () => {
  world = await startWorld();
  const { services, folder, dataDir, env } = world;
  await settled(services);
  await services.inquiry.stop();
  for (let count = 0; count < unconsumed; count += 1) await addFranchise(services.catalog, brand);
  await settled(services, 'inquiry');
  ({ file } = await createBackup({ target: folder, dataDir, env, log }));
});
afterAll(() => world?.stop());

/** Tables that record what was published and handled, and when. */
const records = ['outbox', 'inbox', 'relay_state'];

/** The contents of every table except `records`. */
const contents = (url: string) =>
  withSession(url, async (client) => {
    const found: Record<string, string> = {};
    for (const schema of schemaNames)
      for (const table of (await readStructure(client, schema)).tables) {
        if (records.includes(table.name)) continue;
        const { rows, sha256 } = await readRows(client, { schema, ...table });
        found[`${schema}.${table.name}`] = `${rows} rows, ${sha256}`;
      }
    return found;
  });

test.each([
  ['', async () => undefined],
  [
    ', also events that the inbox has forgotten after 30 days',
    (url: string) =>
      withSession(url, async (client) => {
        for (const schema of schemaNames) await client.query(`delete from ${schema}.inbox`);
      }),
  ],
])(
  'with an empty NATS, a restored installation handles each unhandled event once%s',
  async (name, prepare) => {
    const dataDir = join(world.folder, `restored${name.length}`);
    const open = () => startPostgres({ dataDir, schemas: schemaNames, isDurable: false, log });
    await restoreBackup({ file, dataDir, env: world.env, log, openDatabase: open });
    const postgres = await open();
    const broker = await startTestBroker();
    await prepare(postgres.url);
    const before = await contents(postgres.url);
    const services = await startServices({ schemaUrls: postgres.schemaUrls, broker });
    try {
      await settled(services);
      const after = await contents(postgres.url);
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
      expect(changed).toEqual(['inquiry.franchises']);

      const { id } = await addFranchise(services.catalog, brand);
      await eventually(async () => {
        const known = await services.inquiry.running
          .db('franchises')
          .where({ brand_id: brand.id })
          .pluck('id');
        expect(known).toHaveLength(unconsumed + 1);
        expect(known).toContain(id);
      });
      expect(await services.inquiry.running.db('dead_letters')).toEqual([]);
    } finally {
      await services.stop();
      await broker.stop();
      await postgres.stop({ force: true });
      await removeDataDir(dataDir);
    }
  },
);

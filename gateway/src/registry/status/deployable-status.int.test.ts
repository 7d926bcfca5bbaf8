import { makeDatabase } from '@setu/service-kit';
import { publishTo, releaseTo, smallFiles, smallRemote } from '../../../test/front-ends';
import { useRegistry } from '../../../test/registry-asks';
import { allDeployables, deployableStatus } from './deployable-status';

const { gateway, deploy } = useRegistry();

/** Releases two versions of a remote, and publishes a third. */
const releaseRemote = async (name: string) => {
  const { registry } = gateway();
  await releaseTo(registry, smallRemote(name, '1'), smallFiles);
  await releaseTo(registry, smallRemote(name, '2'), smallFiles);
  await publishTo(registry, smallRemote(name, '3'), smallFiles);
};

/** Counts the statements for the status of all deployables, on connections that the running gateway does not use. */
const countStatements = async (): Promise<number> => {
  const db = makeDatabase({ url: gateway().database.url, schema: 'gateway' });
  let statements = 0;
  db.on('query', () => {
    statements += 1;
  });
  await allDeployables(db);
  await db.destroy();
  return statements;
};

it('the status of all deployables takes as many statements for eleven as for one', async () => {
  const { db } = gateway().running;
  await releaseRemote('status-0');
  const few = await countStatements();
  expect(few).toBeGreaterThan(0);
  for (let n = 1; n <= 10; n += 1) await releaseRemote(`status-${n}`);
  expect(await countStatements()).toBe(few);

  await deploy('status-0', { action: 'canary', version: '3', percent: 10 });
  const all = await allDeployables(db);
  expect(all.map(({ name }) => name)).toEqual([...all.map(({ name }) => name)].sort());
  for (const status of all) expect(status).toEqual(await deployableStatus(db, status.name));
  const [first, second] = ['status-0', 'status-1'].map((name) => all.find((status) => status.name === name));
  expect(first).toMatchObject({ previous: '2', deployment: { live: '2', canary: { version: '3' } } });
  expect(second).toMatchObject({ previous: '1', deployment: { live: '2', canary: null } });
  expect(second?.releases.map(({ version }) => version)).toEqual(['3', '2', '1']);
});

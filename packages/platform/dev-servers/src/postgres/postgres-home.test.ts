import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAbandonedHomes } from './postgres-home';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const makeHome = async (name: string, dataDir?: string) => {
  const home = join(folder, 'homes', name);
  await mkdir(home, { recursive: true });
  if (dataDir) await writeFile(join(home, 'data-folder'), dataDir);
  return home;
};
const makeDataFolder = async (name: string, home: string) => {
  const dataDir = join(folder, name);
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'postgres.json'), JSON.stringify({ home, isPrepared: true }));
};

test('a home is abandoned when its data folder does not exist or has another database', async () => {
  const gone = await makeHome('gone', join(folder, 'removed'));
  const replaced = await makeHome('replaced', join(folder, 'begun-again'));
  await makeDataFolder('begun-again', join(folder, 'homes', 'another'));
  const used = await makeHome('used', join(folder, 'in-use'));
  await makeDataFolder('in-use', used);
  await makeHome('of-somebody-else');

  const found = await findAbandonedHomes([join(folder, 'homes'), join(folder, 'no-such-place')]);
  expect(found.sort()).toEqual([gone, replaced]);
});

import { platformPaths } from '@setu/protocol';
import { publishTo, remote, remoteFiles } from '../../test/front-ends';

import { useRegistry } from '../../test/registry-asks';
import { diskArtefacts } from './artefacts/artefacts';
import { readRegistry } from './registry-state';

const { gateway } = useRegistry();

test('a read of the registry never has a live version without its release', async () => {
  const versions = ['1', '2', '3'].map((number) => `0.1.${number}`);
  for (const version of versions)
    await publishTo(gateway().registry, { ...remote, version, container: `setu_${version}` }, remoteFiles);
  const artefacts = diskArtefacts(gateway().artefacts);
  let isChanging = true;
  const change = async () => {
    try {
      for (let i = 0; i < 10; i++) {
        const version = versions[i % versions.length];
        await gateway().registry('POST', platformPaths.deployments('public'), { action: 'promote', version });
      }
    } finally {
      isChanging = false;
    }
  };
  const read = async () => {
    while (isChanging) {
      const { remotes } = await readRegistry(gateway().running.db, artefacts);
      expect(remotes.map(({ name, live }) => [name, live !== null])).toEqual([['public', true]]);
    }
  };
  await Promise.all([change(), read(), read()]);
});

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publishFolder, readBuild } from '@setu/registry-client';
import { findPactBroker } from '../broker/pact-broker';
import { buildDeployable } from '../build-deployable';
import { readDeployable } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { refused } from '../cli/failure';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const readOwnBuild = async (folder: string, deployable: string) => {
  if (!existsSync(join(folder, 'release.json')))
    throw refused(
      'no_release',
      `${folder} has no release.json, so it is not a build. Name the dist folder of a build.`,
    );
  const release = await readBuild(folder);
  if (release.name !== deployable)
    throw refused('other_piece', `${folder} is a build of ${release.name}, not of ${deployable}.`);
  return release;
};

/** `publish <deployable>` */
export const addPublish: AddCommand = (program, run) => {
  program
    .command('publish')
    .description('build a deployable if its sources changed, and upload it; visitors do not get it yet')
    .argument('<deployable>', 'mfe-brand, shell, catalog …', readDeployable)
    .option('--folder <path>', 'publish the build in this folder without building')
    .option('--quick', 'compress less: 9 % more to transfer, for a fortieth of the processor time')
    .action((deployable: string, { folder, quick }: { folder?: string; quick?: true }) =>
      run(async ({ root, env, client, note, progress }) => {
        const build = folder ? resolve(root, folder) : await buildDeployable(root, deployable, note);
        const release = await readOwnBuild(build, deployable);
        // Publish to the broker first: it accepts the same pacts again, but the registry accepts a release only once.
        await findPactBroker(env)?.publishPacts(release, build);
        const { name, version, kind, commit, files } = await publishFolder(client, build, {
          packing: quick ? 'quick' : 'smallest',
          onProgress: progress,
        });
        const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
        return {
          json: { name, version, kind, commit, files: files.length, bytes },
          text: `${name} ${version} is published: ${files.length} files, ${megabytes(bytes)}.
It is not live yet. Next: npm run release -- verify ${name}`,
        };
      }),
    );
};

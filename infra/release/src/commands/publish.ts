import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findPactBroker } from '../broker/pact-broker';
import { buildPiece } from '../build-piece';
import { readPiece } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { refused } from '../cli/failure';
import { publishFolder, readBuild } from '../publish-folder';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const readOwnBuild = async (folder: string, piece: string) => {
  if (!existsSync(join(folder, 'release.json')))
    throw refused(
      'no_release',
      `${folder} has no release.json, so it is not a build. Name the dist folder of a build.`,
    );
  const release = await readBuild(folder);
  if (release.name !== piece)
    throw refused('other_piece', `${folder} is a build of ${release.name}, not of ${piece}.`);
  return release;
};

/** `publish <deployable>` */
export const addPublish: AddCommand = (program, run) => {
  program
    .command('publish')
    .description('build a deployable if its sources changed, and upload it; visitors do not get it yet')
    .argument('<deployable>', 'mfe-brand, shell, catalog …', readPiece)
    .option('--folder <path>', 'publish the build in this folder without building')
    .action((piece: string, { folder }: { folder?: string }) =>
      run(async ({ root, env, client, note, progress }) => {
        const build = folder ? resolve(root, folder) : await buildPiece(root, piece, note);
        const release = await readOwnBuild(build, piece);
        // The broker comes first: it accepts the same pacts again, while the registry accepts a release once.
        await findPactBroker(root, env)?.publishPacts(release, build);
        const { name, version, kind, commit, files } = await publishFolder(client, build, progress);
        const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
        return {
          json: { name, version, kind, commit, files: files.length, bytes },
          text: `${name} ${version} is published: ${files.length} files, ${megabytes(bytes)}.
It is not live yet. Next: npm run release -- verify ${name}`,
        };
      }),
    );
};

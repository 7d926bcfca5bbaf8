import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  contractsIn,
  copyPacts,
  currentCommit,
  describeFiles,
  inputVersion,
  type Mode,
  putInPlace,
  releaseFile,
  stagingFolder,
} from '@setu/build-kit';
import * as contracts from '@setu/contracts';
import { bundle, mainFile } from './bundle';
import { describeBundle } from './describe-bundle';
import { toldFacts } from './told-facts';

/** Builds in a folder of its own, which then takes the place of dist; a build that fails leaves dist as it was. */
const inStaging = async <T>(folder: string, build: (outputFolder: string) => Promise<T>): Promise<T> => {
  const dist = join(folder, 'dist');
  const staging = stagingFolder(dist);
  try {
    const result = await build(staging);
    putInPlace(staging, dist);
    return result;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
};

/** Copies the files a service reads while it runs, `src/assets`, beside its bundle. */
const copyAssets = (folder: string, outputFolder: string): void => {
  const from = join(folder, 'src', 'assets');
  if (existsSync(from)) cpSync(from, join(outputFolder, 'assets'), { recursive: true });
};

/**
 * Builds a service and its release.json. No file of it is for browsers.
 * @throws Error with the compiler's messages, or when the service does not describe itself
 */
export const buildService = (folder: string, mode: Mode): Promise<contracts.ServiceRelease> =>
  inStaging(folder, async (outputFolder) => {
    const version = inputVersion(folder, mode);
    const modules = await bundle(folder, outputFolder, mode);
    const description = await describeBundle(join(outputFolder, mainFile));
    if (description.name !== basename(folder))
      throw new Error(`The service in ${folder} calls itself ${description.name}`);
    copyAssets(folder, outputFolder);
    copyPacts(folder, outputFolder);
    const files = await describeFiles(outputFolder, mode, () => false);
    const release = contracts.ServiceRelease.parse({
      ...description,
      kind: 'service',
      version,
      commit: currentCommit(folder),
      files,
      contracts: contractsIn(outputFolder, files),
      main: mainFile,
      tells: toldFacts(description.name, modules, contracts),
    });
    writeFileSync(join(outputFolder, releaseFile), `${JSON.stringify(release, null, 2)}\n`);
    return release;
  });

/** Builds a server that is no piece of the registry: the gateway, in which the registry lives. */
export const buildServer = (folder: string, mode: Mode): Promise<void> =>
  inStaging(folder, async (outputFolder) => {
    await bundle(folder, outputFolder, mode);
    copyPacts(folder, outputFolder);
  });

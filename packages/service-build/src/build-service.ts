import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  builtVersion,
  copyPacts,
  describeBuild,
  inStaging,
  type Mode,
  notingInputs,
  usedContracts,
  writeRelease,
} from '@setu/build-kit';
import * as contracts from '@setu/contracts';
import { type Endpoint, type ReleaseEndpoint, ServiceRelease } from '@setu/protocol';
import { bundle, mainFile } from './bundle';
import { describeBundle } from './describe-bundle';
import { producedEvents } from './produced-events';

/** Copies the files that a service reads at run time, `src/assets`, next to its bundle. */
const copyAssets = (folder: string, outputFolder: string): void => {
  const from = join(folder, 'src', 'assets');
  if (existsSync(from)) cpSync(from, join(outputFolder, 'assets'), { recursive: true });
};

/** Describes a service's calls for the API reference of the platform, which shows the live releases. */
const writeOpenApi = (outputFolder: string, endpoints: readonly ReleaseEndpoint[]): void => {
  const isOwn = ({ method, path }: Endpoint) =>
    endpoints.some((own) => own.method === method && own.path === path);
  const document = contracts.openApiDocument(contracts.allEndpoints.filter(isOwn), '');
  writeFileSync(join(outputFolder, contracts.openApiFile), JSON.stringify(document));
};

/**
 * Builds a service and its release.json.
 * @throws Error with the compiler's messages, or when the service does not describe itself
 */
export const buildService = (folder: string, mode: Mode): Promise<ServiceRelease> =>
  notingInputs(folder, () =>
    inStaging(folder, async (outputFolder) => {
      const graph = await bundle(folder, outputFolder, mode);
      const version = builtVersion(folder, {
        mode,
        graph,
        folders: [join(folder, 'src', 'assets')],
        kit: { name: '@setu/service-build', sources: 'src', tools: ['@rspack/core'] },
        settings: null,
      });
      const description = await describeBundle(join(outputFolder, mainFile));
      if (description.name !== basename(folder))
        throw new Error(`The service in ${folder} calls itself ${description.name}`);
      copyAssets(folder, outputFolder);
      writeOpenApi(outputFolder, description.endpoints);
      const release = ServiceRelease.parse({
        ...description,
        ...(await describeBuild(folder, outputFolder, mode)),
        kind: 'service',
        version,
        main: mainFile,
        produces: producedEvents(description.name, usedContracts(graph), contracts),
      });
      writeRelease(outputFolder, release);
      return release;
    }),
  );

/** Builds a server that is not a deployable of the registry: the gateway, which contains the registry. */
export const buildServer = (folder: string, mode: Mode): Promise<void> =>
  inStaging(folder, async (outputFolder) => {
    await bundle(folder, outputFolder, mode);
    copyPacts(folder, outputFolder);
  });

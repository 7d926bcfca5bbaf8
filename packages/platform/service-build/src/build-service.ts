import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  builtVersion,
  type Contracts,
  contractsIn,
  copyPacts,
  describeBuild,
  inStaging,
  type Mode,
  recordInputs,
  usedOf,
  writeRelease,
} from '@setu/build-kit';
import {
  type ApiReference,
  type Endpoint,
  openApiDocument,
  openApiFile,
  type ReleaseEndpoint,
  ServiceRelease,
} from '@setu/protocol';
import { bundle, mainFile } from './bundle';
import { describeBundle } from './describe-bundle';
import { producedEvents } from './produced-events';

/** Copies the files that a service reads at run time, `src/assets`, next to its bundle. */
const copyAssets = (folder: string, outputFolder: string): void => {
  const from = join(folder, 'src', 'assets');
  if (existsSync(from)) cpSync(from, join(outputFolder, 'assets'), { recursive: true });
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'path' in value && 'response' in value;

/** Describes a service's calls for the API reference of the platform, which shows the live releases. */
const writeOpenApi = (
  outputFolder: string,
  endpoints: readonly ReleaseEndpoint[],
  contracts: readonly Contracts[],
): void => {
  const isOwn = ({ method, path }: Endpoint) =>
    endpoints.some((own) => own.method === method && own.path === path);
  const all = contracts.flatMap(({ exports }) => Object.values(exports));
  const reference = contracts.find(({ exports }) => 'apiReference' in exports)?.exports.apiReference;
  const calls = all.filter(isEndpoint).filter(isOwn);
  const document = openApiDocument(calls, '', reference as ApiReference | undefined);
  writeFileSync(join(outputFolder, openApiFile), JSON.stringify(document));
};

/**
 * Builds a service and its release.json.
 * @throws Error with the compiler's messages, or when the service does not describe itself
 */
export const buildService = (folder: string, mode: Mode): Promise<ServiceRelease> =>
  recordInputs(folder, () =>
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
      const contracts = await contractsIn(graph);
      writeOpenApi(outputFolder, description.endpoints, contracts);
      const release = ServiceRelease.parse({
        ...description,
        ...(await describeBuild(folder, outputFolder, mode)),
        kind: 'service',
        version,
        main: mainFile,
        produces: producedEvents(description.name, usedOf(contracts)),
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

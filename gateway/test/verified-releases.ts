import { join } from 'node:path';
import {
  platformPaths,
  type ReleaseMigration,
  type RemoteRelease,
  type ServiceRelease,
} from '@setu/protocol';
import { publishTo, remote } from './front-ends';
import { useRegistry } from './registry-asks';

/** A service with these migrations, without calls. */
export const service = (
  name: string,
  version: string,
  migrations: ReleaseMigration[] = [],
): [ServiceRelease, Record<string, string>] => [
  {
    kind: 'service',
    name,
    version,
    commit: 'c0ffee00c0ffee00',
    files: [],
    contracts: [],
    main: 'main.js',
    endpoints: [],
    produces: [],
    consumes: [],
    migrations,
  },
  { 'main.js': `/* ${version} */` },
];

/** A remote that relies on a service with this pact. */
export const consumer = (
  name: string,
  version: string,
  provider: string,
  integrity: string,
): [RemoteRelease, Record<string, string>] => [
  {
    ...remote,
    name,
    version,
    container: `setu_${name}_${version}`,
    server: null,
    routes: [],
    contracts: [{ provider, file: `pacts/${name}-${provider}.json`, integrity }],
  },
  { 'remoteEntry.js': '/* entry */' },
];

/** A gateway with its own pact and no releases, and helpers for tests of contracts and schemas. */
export const useVerifiedReleases = () => {
  const registry = useRegistry({}, { isBare: true, pactFolder: join(__dirname, 'own-pacts') });
  const { call, deploy, verify } = registry;

  const publish = async ([release, files]: readonly [
    RemoteRelease | ServiceRelease,
    Record<string, string>,
  ]) => {
    await publishTo(registry.gateway().registry, release, files);
  };
  const go = (action: 'promote' | 'canary', name: string, version: string, more: object = {}) =>
    deploy(name, { action, version, ...more });
  const promote = (name: string, version: string, more: object = {}) => go('promote', name, version, more);
  /** Messages of the gates, or an empty list when the release went live. */
  const refusals = async (reply: ReturnType<typeof go>): Promise<string[]> => {
    const { status, json } = await reply;
    if (status === 201) return [];
    expect(json().code).toBe('promotion_refused');
    return json().errors.map(({ path, message }: Record<string, string>) => `${path}: ${message}`);
  };
  const report = (name: string, version: string, body: object, token?: string) =>
    call('PUT', platformPaths.verifications(name, version), body, token);
  const seen = (name: string, version: string, by: string, integrity: string, failed?: string) =>
    verify(name, version, {
      contracts: [{ consumer: by, integrity, success: !failed, detail: failed ?? null }],
    });
  return { ...registry, publish, go, promote, refusals, report, seen };
};

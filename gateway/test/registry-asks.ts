import { platformPaths } from '@setu/protocol';
import { startTestGateway, type TestGateway } from './test-gateway';

/** Calls of tests to a gateway's registry; refusals are returned as replies. */
export const registryAsks = (gateway: () => TestGateway) => {
  const call = (method: string, path: string, body?: object, token = gateway().releaseToken) =>
    gateway().send(path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
  /** Runs a verification, and ends it with this report. */
  const verify = async (name: string, version: string, report: object, token?: string) => {
    const request = { name, version, isOwn: true };
    const begun = await call('POST', platformPaths.verificationRuns, request, token);
    if (begun.status !== 201) return begun;
    const { id, attempt } = begun.json();
    const result = { deployable: name, version, pairs: [], schemas: [], isReady: true, notes: [] };
    const outcome = { result, reports: [{ name, version, report }] };
    const end = { attempt, log: 'what the tests wrote', outcome };
    return call('PUT', platformPaths.verificationEnd(id), end, token);
  };
  return {
    verify,
    /** @param token empty for none */
    call,
    deploy: (name: string, request: object) => call('POST', platformPaths.deployments(name), request),
    statusOf: async (name: string) => (await call('GET', platformPaths.deployable(name))).json(),
    /** The history of a deployable, newest first. */
    historyOf: async (name: string) => (await call('GET', platformPaths.history(name))).json(),
    /** The version of a small remote that its page shows; null when it has no page. */
    versionShown: async (name: string, cookie = '', at = gateway()): Promise<string | null> => {
      const { text } = await at.send(`/${name}`, { headers: { accept: 'text/html', cookie } });
      return new RegExp(`/mfe/${name}/([^/]+)/remoteEntry.js`).exec(text)?.[1] ?? null;
    },
  };
};

/** Starts a gateway for the tests of one file, stops it after them, and returns it with calls to its registry. */
export const useRegistry = (...options: Parameters<typeof startTestGateway>) => {
  let started: TestGateway;
  beforeAll(async () => {
    started = await startTestGateway(...options);
    // The first gateway of a run publishes releases, which is slow on a busy machine.
  }, 120_000);
  afterAll(() => started?.stop());
  const gateway = () => started;
  return { gateway, ...registryAsks(gateway) };
};

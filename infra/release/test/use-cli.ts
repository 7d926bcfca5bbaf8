import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRemote, writeBuild } from '@setu/registry-client/test';
import { startTestGateway, type TestGateway } from '../../../gateway/test/test-gateway';
import { runHere } from './run-here';

/** The folder of this repository. */
export const root = join(__dirname, '../../..');

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** A gateway for the tests of a file, and the command line as a team runs it. */
export const useCli = () => {
  let started: TestGateway;
  let folder: string;
  beforeAll(async () => {
    started = await startTestGateway();
    folder = await mkdtemp(join(tmpdir(), 'setu-cli-'));
    // The first gateway of a run publishes releases, which is slow on a busy machine.
  }, 120_000);
  afterAll(async () => {
    await started?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs the command line in this process, like a team on another machine. */
  const release = (args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
    runHere(root, args, {
      RELEASE_URL: started.url,
      RELEASE_TOKEN: started.releaseToken,
      DATA_DIR: folder,
      ...env,
    });
  const json = async (args: string[], env?: NodeJS.ProcessEnv) => {
    const { code, out, err } = await release([...args, '--json'], env);
    expect(err).toBe('');
    return { code, body: JSON.parse(out) };
  };
  const build = (name: string, version = '1', more = {}) =>
    writeBuild(join(folder, `${name}-${version}`), aRemote(name, version, more));
  const publish = async (name: string, version = '1', more = {}) => {
    const done = await release(['publish', name, '--folder', await build(name, version, more)]);
    expect([done.err, done.code]).toEqual([expect.not.stringContaining('fail'), 0]);
  };
  return { gateway: () => started, scratch: () => folder, release, json, build, publish };
};

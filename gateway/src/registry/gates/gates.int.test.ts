import { writeFile } from 'node:fs/promises';
import { platformPaths, type RemoteRelease } from '@setu/contracts';
import { smallFiles as files, smallRemote as piece, publishTo, releaseTo } from '../../../test/front-ends';
import { registryAsks } from '../../../test/registry-asks';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const { call, deploy } = registryAsks(() => gateway);

describe('the gates', () => {
  const refused = async (release: RemoteRelease, its = files) => {
    await publishTo(gateway.registry, release, its);
    const reply = await deploy(release.name, { action: 'promote', version: release.version });
    expect(reply.status).toBe(409);
    expect(reply.json().code).toBe('promotion_refused');
    return reply.json().errors as { path: string; message: string }[];
  };

  it('refuse a path that another piece has for the same people, and let others have it', async () => {
    const claims = (version: string, path: string, audience: RemoteRelease['routes'][number]['audience']) =>
      piece('claims', version, {
        routes: [{ path, audience, screen: './s', files: ['screen.js'], shared: [] }],
      });
    expect(await refused(claims('1', '/admin/', ['agent']))).toEqual([
      {
        path: 'routes',
        message:
          'claims claims the page /admin/ for the role agent, which public 0.1.0-abc has. Take another path, or let public give this one up first.',
        mend: 'Take another path, or let public give this one up first.',
      },
    ]);
    // The name of a parameter makes no other path.
    expect(await refused(claims('2', '/franchises/:key', 'everyone'))).toHaveLength(1);
    await releaseTo(gateway.registry, claims('3', '/dashboard', ['agent']), files);
  });

  it('refuse what the live shell cannot share', async () => {
    const needs = piece('needs', '1', { sharedRanges: { react: '^99.0.0' } });
    expect(await refused(needs)).toMatchObject([
      { path: 'shared', message: expect.stringContaining('react ^99.0.0, which it does not bring') },
    ]);
  });

  it('refuse more scripts than the budget allows', async () => {
    const [error] = await refused(piece('fat', '1', { budget: 10 }));
    expect(error).toMatchObject({ path: 'size', message: expect.stringContaining('its budget is 0.0 kB') });
  });

  it('refuse files that were changed where they lie', async () => {
    await publishTo(gateway.registry, piece('spoilt'), files);
    await writeFile(`${gateway.artefacts}/spoilt/1/screen.js`, 'changed');
    const reply = await deploy('spoilt', { action: 'promote', version: '1' });
    expect(reply.json().errors[0].path).toBe('files');
  });

  it('give way to a reason, which is recorded with what it passed over', async () => {
    await refused(piece('needed', '1', { budget: 10 }));
    const reply = await deploy('needed', { action: 'promote', version: '1', override: 'needed today' });
    expect(reply.status).toBe(201);
    const [promoted, before] = (await call('GET', platformPaths.history('needed'))).json();
    expect(promoted).toMatchObject({
      action: 'promote',
      outcome: 'done',
      detail: { override: 'needed today', overridden: [{ gate: 'size' }] },
    });
    expect(before).toMatchObject({ action: 'promote', outcome: 'refused' });
  });
});

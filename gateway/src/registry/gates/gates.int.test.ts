import { writeFile } from 'node:fs/promises';
import { platformPaths, type RemoteRelease, type ServiceRelease } from '@setu/protocol';
import {
  describe as describeRelease,
  smallFiles as files,
  publishTo,
  releaseTo,
  serviceFiles,
  serviceRelease,
  shell,
  shellFiles,
  smallRemote,
} from '../../../test/front-ends';

import { useRegistry } from '../../../test/registry-asks';

const { gateway, deploy, historyOf } = useRegistry();

const publishShell = async (version: string, path: string) => {
  const release = { ...shell, version, routes: [{ path, audience: 'signed-in' as const }] };
  await publishTo(gateway().registry, release, shellFiles);
  return version;
};

describe('the gates', () => {
  const refused = async (release: RemoteRelease | ServiceRelease, its: Record<string, string> = files) => {
    await publishTo(gateway().registry, release, its);
    const reply = await deploy(release.name, { action: 'promote', version: release.version });
    expect(reply.status).toBe(409);
    expect(reply.json().code).toBe('promotion_refused');
    return reply.json().errors as { path: string; message: string }[];
  };

  it('the gates refuse a path that another deployable has for the same people, and allow it for other people', async () => {
    const claims = (version: string, path: string, audience: RemoteRelease['routes'][number]['audience']) =>
      smallRemote('claims', version, {
        routes: [{ path, audience, screen: './s', files: ['screen.js'], shared: [] }],
      });
    expect(await refused(claims('1', '/admin/', ['agent']))).toEqual([
      {
        path: 'routes',
        message:
          'claims claims the page /admin/ for the role agent, which public 0.1.0-abc already has. Choose another path, or promote a version of public without it in the same step.',
        fix: 'Choose another path, or promote a version of public without it in the same step.',
      },
    ]);
    // Another parameter name does not make another path.
    expect(await refused(claims('2', '/franchises/:key', 'everyone'))).toHaveLength(1);
    await releaseTo(gateway().registry, claims('3', '/dashboard', ['agent']), files);
  });

  const page = (name: string, path: string, audience: RemoteRelease['routes'][number]['audience']) =>
    smallRemote(name, '1', { routes: [{ path, audience, screen: './s', files: ['screen.js'], shared: [] }] });

  it('the gates refuse a path that overlaps with one of another deployable', async () => {
    const [exact] = await refused(page('overlaps-page', '/franchises/new', 'everyone'));
    expect(exact?.message).toMatch(
      /^overlaps-page claims the page \/franchises\/new for visitors and \d more, which overlaps with \/franchises\/:id of public 0\.1\.0-abc\./,
    );
    await releaseTo(gateway().registry, page('list-page', '/lists/latest', 'signed-out'), files);
    const [loose] = await refused(page('any-list-page', '/lists/:id', 'everyone'));
    expect(loose?.message).toContain('which overlaps with /lists/latest of list-page 1.');
    await releaseTo(gateway().registry, page('member-lists', '/lists/:id', 'signed-in'), files);
  });

  it('the gates refuse a page of the live shell, and a shell with a page of a live remote', async () => {
    const [error] = await refused(page('home-page', '/', ['brand']));
    expect(error?.message).toContain(
      'claims the page / for the role brand, which shell 0.2.0-def already has.',
    );
    const reply = await deploy('shell', {
      action: 'promote',
      version: await publishShell('1', '/franchises'),
    });
    expect([reply.status, reply.json().errors[0].message]).toEqual([
      409,
      expect.stringMatching(
        /^shell claims the page \/franchises for .* which public 0\.1\.0-abc already has\./,
      ),
    ]);
  });

  it('a page goes from the shell to a remote in one step; such a shell is refused while no remote has the page', async () => {
    const version = 'without-settings';
    const without = {
      ...shell,
      version,
      routes: shell.routes.filter(({ path }) => path !== '/settings'),
      needs: [{ path: '/settings', audience: 'signed-in' as const }],
    };
    await publishTo(gateway().registry, without, shellFiles);
    const alone = await deploy('shell', { action: 'promote', version });
    expect([alone.status, alone.json().errors]).toEqual([
      409,
      [
        {
          path: 'routes',
          message: expect.stringMatching(
            /^shell without-settings needs the page \/settings, which no live release has for (the role \w+, )*everybody else who is signed in\. Promote the remote that has it first, or in the same step\.$/,
          ),
          fix: 'Promote the remote that has it first, or in the same step.',
        },
      ],
    ]);
    const settings = page('settings', '/settings', 'signed-in');
    const [early] = await refused(settings);
    expect(early?.message).toContain('which shell 0.2.0-def already has.');
    const releases = [
      { name: 'settings', version: settings.version },
      { name: 'shell', version },
    ];
    const together = await gateway().registry('POST', platformPaths.promotions, { releases });
    expect(together.status).toBe(201);
    await deploy('shell', { action: 'promote', version: shell.version, override: 'for the other tests' });
    expect((await deploy('settings', { action: 'rollback' })).status).toBe(201);
  });

  it('the gates refuse a file at the root that replaces a page of another deployable', async () => {
    const withFile = { ...files, 'public/franchises/1.png': 'a picture' };
    const [hidden] = await refused(page('franchises', '/own-page', 'everyone'), withFile);
    expect(hidden?.message).toContain(
      'claims the file /franchises/1.png, which overlaps with /franchises/:id of public',
    );
  });

  it('the gates refuse calls that overlap with those of another service', async () => {
    const [error] = await refused(
      serviceRelease('takes-calls', '1', [{ method: 'GET', path: '/api/franchises/featured' }]),
      serviceFiles,
    );
    expect(error?.message).toContain(
      'claims the calls at /api/franchises/featured, which overlaps with /api/franchises/:id of catalog',
    );
  });

  /** Stores a release as if it had been published before a rule existed. */
  const storeOld = async (stated: RemoteRelease, its: Record<string, string>) => {
    const release = describeRelease(stated, its);
    const { name, version } = release;
    for (const [file, text] of Object.entries(its))
      await gateway().registry('PUT', platformPaths.file(name, version, file), Buffer.from(text));
    const row = { name, version, kind: 'remote', release: JSON.stringify(release), published_by: 'before' };
    await gateway().running.db('gateway.releases').insert(row);
  };

  it('files of older remotes at the root are served but cannot run, until the shell has them', async () => {
    const old = {
      ...files,
      'public/covers/one.svg': '<svg id="old"/>',
      'public/sw.js': 'hostile',
      'public/a.html': 'hostile',
    };
    await storeOld(smallRemote('covers'), old);
    expect((await deploy('covers', { action: 'promote', version: '1' })).status).toBe(201);
    const cover = await gateway().send('/covers/one.svg');
    expect([cover.text, cover.headers['content-security-policy']]).toEqual([
      '<svg id="old"/>',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ]);
    for (const path of ['/sw.js', '/a.html']) expect((await gateway().send(path)).text).not.toBe('hostile');

    const version = 'with-covers';
    const withCovers = { ...shellFiles, 'public/covers/one.svg': '<svg id="new"/>' };
    await publishTo(gateway().registry, { ...shell, version }, withCovers);
    expect((await deploy('shell', { action: 'promote', version })).status).toBe(201);
    expect((await gateway().send('/covers/one.svg')).text).toBe('<svg id="new"/>');
    await deploy('shell', { action: 'promote', version: shell.version });
  });

  it('the gates refuse a release that breaks a newer rule, and such a live release stays live', async () => {
    const insert = (version: string, path: string) =>
      storeOld({ ...page('older', path, 'everyone'), version }, files);
    await insert('1', '/older/*');
    await insert('2', '/older//');
    const promote = (version: string, more = {}) => deploy('older', { action: 'promote', version, ...more });
    const refusal = await promote('1');
    expect(refusal.json().errors).toEqual([
      {
        path: 'routes',
        message:
          'older 1: /older/* has a wildcard, which would take the addresses of other deployables. Name each route. Then publish a new version.',
        fix: 'Then publish a new version.',
      },
    ]);
    expect((await promote('1', { override: 'as if it had been live before' })).status).toBe(201);
    const shown = async (path: string) =>
      (await gateway().send(path, { headers: { accept: 'text/html' } })).text.includes(
        '/mfe/older/1/screen.js',
      );
    expect([await shown('/older'), await shown('/older/a/b'), await shown('/franchises')]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await promote('2')).status).toBe(409);
  });

  it('the gates refuse a remote that requires what the live shell does not provide', async () => {
    const needs = smallRemote('needs', '1', { sharedRanges: { react: '^99.0.0' } });
    expect(await refused(needs)).toMatchObject([
      { path: 'shared', message: expect.stringContaining('requires react ^99.0.0; shell') },
    ]);
  });

  it('the gates refuse a budget above the platform’s, unless it is overridden', async () => {
    const [error] = await refused(smallRemote('rich', '1', { budget: 1e12 }));
    expect(error).toMatchObject({
      path: 'size',
      message: expect.stringContaining(
        'rich states a budget of 1000000000.0 kB; the platform allows a remote 120.0 kB.',
      ),
    });
    expect((await deploy('rich', { action: 'promote', version: '1', override: 'agreed' })).status).toBe(201);
  });

  it('the gates refuse more scripts than the budget allows', async () => {
    const [error] = await refused(smallRemote('fat', '1', { budget: 10 }));
    expect(error).toMatchObject({ path: 'size', message: expect.stringContaining('its budget is 0.0 kB') });
  });

  it('the gates refuse files that were changed in the store', async () => {
    await publishTo(gateway().registry, smallRemote('spoilt'), files);
    await writeFile(`${gateway().artefacts}/spoilt/1/screen.js`, 'changed');
    const reply = await deploy('spoilt', { action: 'promote', version: '1' });
    expect(reply.json().errors[0].path).toBe('files');
  });

  it('an override with a reason is recorded with the refusals that it overrides', async () => {
    await refused(smallRemote('needed', '1', { budget: 10 }));
    const reply = await deploy('needed', { action: 'promote', version: '1', override: 'needed today' });
    expect(reply.status).toBe(201);
    const [promoted, before] = await historyOf('needed');
    expect(promoted).toMatchObject({
      action: 'promote',
      outcome: 'done',
      detail: { override: 'needed today', overridden: [{ gate: 'size' }] },
    });
    expect(before).toMatchObject({ action: 'promote', outcome: 'refused' });
  });
});

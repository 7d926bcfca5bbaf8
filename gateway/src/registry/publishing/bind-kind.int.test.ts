import { platformPaths, type Release, type TokenRight } from '@setu/protocol';
import {
  describe as describeRelease,
  publishTo,
  releaseTo,
  serviceFiles,
  serviceRelease,
  shell,
  shellFiles,
  smallFiles,
  smallRemote,
} from '../../../test/front-ends';

import { useRegistry } from '../../../test/registry-asks';
import { makeToken } from '../rights/release-token';

const { gateway, call, deploy, statusOf, versionShown } = useRegistry();

const tokenFor = (deployables: string[], rights: TokenRight[] = []) =>
  makeToken(gateway().running.db, 'team', { deployables, rights });

/** Uploads the files of a release and publishes it. @returns the registry's reply to the publication */
const publish = async (token: string, release: Release, files: Record<string, string>) => {
  const { name, version } = release;
  for (const [path, text] of Object.entries(files))
    await call('PUT', platformPaths.file(name, version, path), Buffer.from(text), token);
  return call('PUT', platformPaths.release(name, version), describeRelease(release, files), token);
};
const refusal = async (reply: ReturnType<typeof publish>) => {
  const { status, json } = await reply;
  return [status, json().code, json().detail];
};
/** Inserts a row like earlier versions of the registry, which did not check the kind. */
const publishedBefore = async (release: Release, files: Record<string, string>) => {
  const { name, version, kind } = release;
  const described = describeRelease(release, files);
  for (const [path, text] of Object.entries(files))
    await call('PUT', platformPaths.file(name, version, path), Buffer.from(text));
  await gateway()
    .running.db('gateway.releases')
    .insert({ name, version, kind, release: JSON.stringify(described), published_by: 'earlier' });
};
const shellScript = async () =>
  /\/mfe\/[^"]+\/shell\.js/.exec(
    (await gateway().send('/franchises', { headers: { accept: 'text/html' } })).text,
  )?.[0];

describe('the shell', () => {
  it('a shell under another name is refused, whatever the rights of the token', async () => {
    for (const token of [await tokenFor(['aaa-team'], ['create-shell']), gateway().releaseToken])
      expect(await refusal(publish(token, { ...shell, name: 'aaa-team', version: '3' }, shellFiles))).toEqual(
        [
          409,
          'kind_bound',
          'Only the deployable called shell is the shell, so aaa-team cannot be one. Publish it as a remote.',
        ],
      );
    expect(await shellScript()).toBe('/mfe/shell/0.2.0-def/shell.js');
  });

  it('a remote or a service under the shell’s name is refused', async () => {
    const token = await tokenFor(['shell'], ['create-remote', 'create-service']);
    for (const [release, files] of [
      [smallRemote('shell', '9'), smallFiles],
      [serviceRelease('shell', '10', []), serviceFiles],
    ] as const)
      expect(await refusal(publish(token, release, files))).toEqual([
        409,
        'kind_bound',
        expect.stringMatching(/^The name shell belongs to the shell, so a (remote|service) cannot have it\./),
      ]);
  });

  it('the shell stays when releases of another kind were published earlier, and promote refuses those', async () => {
    await publishedBefore({ ...shell, name: 'aaa-old', version: '1' }, shellFiles);
    await publishedBefore(smallRemote('shell', 'remote-1'), smallFiles);
    const override = 'passes over every gate';
    for (const [name, version] of [
      ['aaa-old', '1'],
      ['shell', 'remote-1'],
    ] as const)
      for (const request of [
        { action: 'promote', version, override },
        { action: 'canary', version, percent: 50, override },
      ]) {
        const reply = await deploy(name, request);
        expect([reply.status, reply.json().code]).toEqual([409, 'kind_bound']);
      }
    expect(await shellScript()).toBe('/mfe/shell/0.2.0-def/shell.js');
  });

  it('the shell stays live when a release of another kind was made live earlier', async () => {
    const before = { action: 'promote', canary_version: null, actor: 'earlier' };
    await publishedBefore({ ...shell, name: 'aaa-live', version: '1' }, shellFiles);
    await gateway()
      .running.db('gateway.deployments')
      .insert({ ...before, piece: 'aaa-live', live_version: '1' });
    // Any deployment makes the gateway read the registry again.
    await releaseTo(gateway().registry, smallRemote('after-attack'), smallFiles);
    expect(await versionShown('after-attack')).toBe('1');
    expect(await shellScript()).toBe('/mfe/shell/0.2.0-def/shell.js');
  });
});

describe('a name', () => {
  it('a name keeps the kind of its first release', async () => {
    await publishTo(gateway().registry, smallRemote('keeps-kind'), smallFiles);
    expect(
      await refusal(publish(gateway().releaseToken, serviceRelease('keeps-kind', '2', []), serviceFiles)),
    ).toEqual([
      409,
      'kind_bound',
      'keeps-kind is a remote since its first release, so a service cannot have that name. Publish it under another name.',
    ]);
    expect((await statusOf('keeps-kind')).kind).toBe('remote');
  });

  it('a name gets one kind when two first releases of different kinds are published concurrently', async () => {
    const replies = await Promise.all([
      publish(gateway().releaseToken, smallRemote('at-once', '1'), smallFiles),
      publish(gateway().releaseToken, serviceRelease('at-once', '2', []), serviceFiles),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const rows = await gateway().running.db('gateway.releases').where({ name: 'at-once' });
    expect(rows).toHaveLength(1);
    expect((await statusOf('at-once')).kind).toBe(rows[0].kind);
  });

  it('a name is created by a token with the right for its kind; later releases need the name only', async () => {
    const plain = await tokenFor(['new-remote', 'new-service']);
    expect(await refusal(publish(plain, smallRemote('new-remote'), smallFiles))).toEqual([
      403,
      'right_missing',
      'The first release of a remote called new-remote needs a token with the right create-remote. The operator of the platform creates one: token create … --rights create-remote.',
    ]);
    const creator = await tokenFor(['new-remote', 'new-service'], ['create-remote']);
    expect((await publish(creator, serviceRelease('new-service', '1', []), serviceFiles)).status).toBe(403);
    expect((await publish(creator, smallRemote('other-remote'), smallFiles)).status).toBe(403);
    expect((await publish(creator, smallRemote('new-remote'), smallFiles)).status).toBe(201);
    expect((await publish(plain, smallRemote('new-remote', '2'), smallFiles)).status).toBe(201);
  });
});

describe('a service', () => {
  it('a service may answer only paths below /api/ that begin with a fixed word', async () => {
    const token = await tokenFor(['greedy'], ['create-service']);
    const paths = ['/api/:x', '/api', '/', '/platform/discovery', '/api/loans/../x', '/api//x', '/api/*'];
    const claims = (list: string[]) =>
      serviceRelease(
        'greedy',
        '1',
        list.map((path) => ({ method: 'POST', path })),
      );
    const reply = await publish(token, claims(paths), serviceFiles);
    expect(reply.status).toBe(400);
    expect(reply.json().errors.map(({ path }: { path: string }) => path)).toEqual(
      paths.map((_, index) => `endpoints.${index}.path`),
    );
    expect(reply.json().errors[0].message).toBe(
      '/api/:x has a parameter directly after /api, which would take the calls of other services. Start with a literal segment.',
    );
    expect((await publish(token, claims(['/api/loans', '/api/loans/:id/offer']), serviceFiles)).status).toBe(
      201,
    );
    expect((await gateway().send('/api/nothing-here')).status).toBe(404);
  });

  it('a service under the name of a front end is refused', async () => {
    const token = await tokenFor(['mfe-brand'], ['create-service']);
    const reply = publish(token, serviceRelease('mfe-brand', '1', []), serviceFiles);
    expect(await refusal(reply)).toEqual([409, 'kind_bound', expect.stringContaining('belong to remotes')]);
  });
});

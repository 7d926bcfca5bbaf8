import { apiReference, listFranchises } from '@setu/contracts';
import { openApiDocument, openApiFile, overridesPath, platformPaths } from '@setu/protocol';
import { publishTo, releaseTo, serviceFiles, serviceRelease } from '../../../test/front-ends';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway?.stop());

const document = async () => (await gateway.send('/api/docs/openapi.json')).json();
const paths = async () => Object.keys((await document()).paths);

/** A call that only this release has. */
const added = {
  ...listFranchises,
  path: '/api/franchises/:id/branches',
  summary: 'Branches <b>near</b> you',
};
const calls = [listFranchises, added];
const release = (version: string) =>
  serviceRelease(
    'catalog',
    version,
    calls.map(({ method, path }) => ({ method, path })),
  );
const files = (fragment: unknown) => ({ ...serviceFiles, [openApiFile]: JSON.stringify(fragment) });

test('a release without a description is shown with the calls of the gateway’s contracts', async () => {
  expect(await paths()).toEqual(expect.arrayContaining(['/api/franchises', '/api/login', '/api/inquiries']));
});

const exampleIn = (content: Record<string, { example?: unknown }>) => content['application/json']?.example;

test('a call is shown with its example', async () => {
  const { post } = (await document()).paths['/api/inquiries'];
  expect(exampleIn(post.requestBody.content)).toMatchObject({ subject: 'A kiosk in Pune' });
  expect((await gateway.send('/api/docs')).text).toContain(
    '&quot;subject&quot;: &quot;A kiosk in Pune&quot;',
  );
});

test('a list is shown with the bound of its count', async () => {
  const { get } = (await document()).paths['/api/franchises'];
  expect(get.responses['200'].headers['x-total-is-bound'].description).toContain('counting stopped at 1,000');
  expect((await gateway.send('/api/docs')).text).toContain('counting stopped at 1,000');
});

test('a call is shown as its live release describes it, and not before it is live', async () => {
  const fragment = openApiDocument(calls, '', apiReference);
  await publishTo(gateway.registry, release('2'), files(fragment));
  const path = '/api/franchises/{id}/branches';
  expect(await paths()).not.toContain(path);
  const deploy = (body: object) => gateway.registry('POST', platformPaths.deployments('catalog'), body);
  await deploy({ action: 'canary', version: '2', percent: 50 });
  expect(await paths()).not.toContain(path);
  await deploy({ action: 'promote', version: '2' });

  expect(await paths()).toContain(path);
  const { get } = (await document()).paths['/api/franchises'];
  expect(exampleIn(get.responses['200'].content)).toMatchObject([{ title: 'Chai Chaupal kiosk' }]);
  expect(get.responses['200'].headers).toHaveProperty('x-total-is-bound');
  // Calls that the release no longer answers are gone, and those of other services remain.
  expect(await paths()).not.toContain('/api/requirements');
  expect(await paths()).toContain('/api/inquiries');
  const page = (await gateway.send('/api/docs')).text;
  expect(page).toContain('Branches &lt;b&gt;near&lt;/b&gt; you');

  await deploy({ action: 'rollback' });
  expect(await paths()).not.toContain(path);
});

test('a release describes its own calls only, and a conflicting schema is renamed', async () => {
  const fragment = openApiDocument(calls, '', apiReference);
  const foreign = { ...fragment.paths, '/api/login': fragment.paths['/api/franchises'] };
  const problem = { type: 'object', properties: { mine: { type: 'string' } } };
  const schemas = { ...fragment.components.schemas, Problem: problem };
  await releaseTo(
    gateway.registry,
    release('3'),
    files({ ...fragment, paths: foreign, components: { schemas } }),
  );
  const { paths: shown, components } = await document();
  expect(shown['/api/login'].get?.summary).not.toBe(listFranchises.summary);
  expect(components.schemas['catalog.Problem']).toEqual(problem);
  expect(components.schemas.Problem).not.toEqual(problem);
  expect(JSON.stringify(shown['/api/franchises'])).toContain('#/components/schemas/catalog.Problem');
  expect(JSON.stringify(shown['/api/login'])).toContain('"#/components/schemas/Problem"');
});

test.each([['nonsense'], [{ paths: { '/api/franchises': { get: { summary: 1 } } } }]])(
  'a description of another shape, %j, is replaced by the contracts of the gateway',
  async (fragment) => {
    const version = `bad-${JSON.stringify(fragment).length}`;
    await releaseTo(gateway.registry, release(version), files(fragment));
    expect((await gateway.send('/api/docs')).status).toBe(200);
    expect((await document()).paths['/api/franchises'].get.summary).toBe(listFranchises.summary);
  },
);

test('the calls that the gateway answers itself are shown, whatever the services describe', async () => {
  const { paths: shown, tags } = await document();
  expect(Object.keys(shown['/api/auth/sessions'])).toEqual(expect.arrayContaining(['get', 'delete']));
  for (const path of ['/api/auth/sessions/{id}', '/api/notifications/stream', '/api/logout'])
    expect(shown).toHaveProperty([path]);
  expect(tags.map(({ name }: { name: string }) => name)).toContain('platform');
  const page = (await gateway.send('/api/docs')).text;
  expect(page).toContain('Makes several releases live in one step');
  // A body of several variants, as the page shows it.
  expect(page).toContain('&quot;promote&quot; or &quot;canary&quot; or &quot;rollback&quot;');
});

describe('the calls below /platform', () => {
  const all = Object.values(platformPaths).map((path) =>
    typeof path === 'string'
      ? path
      : (path as (...names: string[]) => string)(...['{name}', '{version}', '{path}'].slice(0, path.length)),
  );
  const shownBelow = async (path: string) => {
    const { paths: shown } = await document();
    const pattern = path.replace(/\{\w+\}/g, '{}');
    const found = Object.keys(shown).find((one) => one.replace(/\{\w+\}/g, '{}') === pattern);
    return { found, methods: Object.keys(shown[found ?? ''] ?? {}).map((method) => method.toUpperCase()) };
  };

  test.each([...all, overridesPath])('%s is shown with every method that it answers', async (path) => {
    const { found, methods } = await shownBelow(path);
    expect(found).toBeDefined();
    const address = path.replace(/\{\w+\}/g, '1');
    const { status, headers } = await gateway.send(address, { method: 'PROPFIND' });
    expect(status).toBe(405);
    const answered = String(headers.allow)
      .split(', ')
      .filter((method) => method !== 'HEAD');
    // GET of this address is answered as a read of a run by its id.
    if (path === platformPaths.nextVerificationRun) methods.push('GET');
    expect(methods.sort()).toEqual(answered.sort());
  });
});

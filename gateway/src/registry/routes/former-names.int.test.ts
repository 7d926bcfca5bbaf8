import {
  describe as described,
  publishTo,
  serviceFiles,
  serviceRelease,
  smallFiles,
  smallRemote,
} from '../../../test/front-ends';
import { useRegistry } from '../../../test/registry-asks';

const { gateway, call } = useRegistry();

/** The addresses and fields as command lines of before 22 November 2026 write them. */
const former = '/platform/pieces';

const publishAsBefore = async (name: string, version: string) => {
  const address = `${former}/${name}/releases/${version}`;
  for (const [path, text] of Object.entries(smallFiles))
    expect((await call('PUT', `${address}/files/${path}`, Buffer.from(text))).status).toBe(204);
  return call('PUT', address, described(smallRemote(name, version), smallFiles));
};

it('an older command line publishes, promotes and rolls back at the former addresses', async () => {
  for (const version of ['1', '2']) {
    expect((await publishAsBefore('older', version)).status).toBe(201);
    const promoted = await call('POST', `${former}/older/deployments`, { action: 'promote', version });
    expect([promoted.status, promoted.json().deployment]).toEqual([
      201,
      expect.objectContaining({ piece: 'older', deployable: 'older', live: version }),
    ]);
  }
  const back = await call('POST', `${former}/older/deployments`, { action: 'rollback' });
  expect(back.json().deployment).toMatchObject({ piece: 'older', live: '1' });
  const file = await call('GET', `${former}/older/releases/1/files/screen.js`);
  expect(file.text).toBe(smallFiles['screen.js']);
});

it('replies to an older command line name each deployable "piece" too', async () => {
  await publishAsBefore('named', '1');
  const together = await call('POST', '/platform/promotions', {
    releases: [{ name: 'named', version: '1' }],
  });
  expect(together.json()).toEqual([
    expect.objectContaining({ deployment: expect.objectContaining({ piece: 'named' }) }),
  ]);
  const [status] = (await call('GET', former))
    .json()
    .filter(({ name }: { name: string }) => name === 'named');
  expect(status.deployment.piece).toBe('named');
  expect((await call('GET', `${former}/named`)).json()).toEqual(status);
  const history = (await call('GET', `${former}/named/history`)).json();
  expect(history.map(({ piece, action }: { piece: string; action: string }) => [piece, action])).toEqual([
    ['named', 'promote'],
    ['named', 'publish'],
  ]);
});

it('an older command line verifies: its queries and results say "piece"', async () => {
  await publishTo(gateway().registry, serviceRelease('checked', '1', []), serviceFiles);
  await publishTo(gateway().registry, serviceRelease('other', '1', []), serviceFiles);
  const runs = [];
  for (const name of ['checked', 'other']) {
    const run = (
      await call('POST', '/platform/verification-runs', { name, version: '1', isOwn: true })
    ).json();
    const result = { piece: name, version: '1', pairs: [], schemas: [], isReady: true, notes: [] };
    const outcome = { result, reports: [] };
    const end = { attempt: run.attempt, log: '', outcome };
    expect((await call('PUT', `/platform/verification-runs/${run.id}/end`, end)).status).toBe(204);
    runs.push(run.id);
  }
  const read = (await call('GET', `/platform/verification-runs/${runs[0]}`)).json();
  expect(read.result).toMatchObject({ piece: 'checked', deployable: 'checked', isReady: true });
  const listed = (await call('GET', '/platform/verification-runs?piece=checked')).json();
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([runs[0]]);
  expect((await call('GET', '/platform/matrix?piece=nothing')).json()).toEqual([]);
});

it('a run that was stored with the former name is read with both', async () => {
  await publishTo(gateway().registry, serviceRelease('stored', '1', []), serviceFiles);
  const request = { name: 'stored', version: '1', isOwn: true };
  const { id } = (await call('POST', '/platform/verification-runs', request)).json();
  const result = { piece: 'stored', version: '1', pairs: [], schemas: [], isReady: true, notes: [] };
  await gateway()
    .running.db('gateway.verification_runs')
    .where({ id })
    .update({ result: JSON.stringify(result), ended_at: new Date() });
  const run = (await call('GET', `/platform/verification-runs/${id}`)).json();
  expect(run).toMatchObject({ state: 'done', result: { ...result, deployable: 'stored' } });
});

it('an address that only looks like a former one is unknown', async () => {
  expect((await call('GET', '/platform/piecesmeal')).status).toBe(404);
});

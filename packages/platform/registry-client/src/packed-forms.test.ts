import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aRemote } from '../test/build-folder';
import { packedForms } from './packed-forms';

const release = aRemote('packed');
const bytes = Buffer.from('/* the same words again */'.repeat(2_000));

test.each(['smallest', 'quick'] as const)('the %s packed forms of a script unpack to it', async (packing) => {
  const forms = await packedForms(release, 'screen.js', bytes, packing);
  expect(Object.keys(forms)).toEqual(['.br', '.gz']);
  expect(brotliDecompressSync(forms['.br'] ?? '').equals(bytes)).toBe(true);
  expect(gunzipSync(forms['.gz'] ?? '').equals(bytes)).toBe(true);
});

test('files that browsers do not load, or that are compressed already, have no packed forms', async () => {
  for (const path of ['server/server.mjs', 'assets/inter.woff2'])
    expect(await packedForms(release, path, bytes, 'quick')).toEqual({});
  const { files, contracts, version } = release;
  const service = {
    kind: 'service' as const,
    name: 'packed',
    version,
    commit: null,
    main: 'main.js',
    files,
    contracts,
    endpoints: [],
    produces: [],
    consumes: [],
    migrations: [],
  };
  expect(await packedForms(service, 'main.js', bytes, 'quick')).toEqual({});
});

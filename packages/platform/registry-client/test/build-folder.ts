import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { containerName, type RemoteRelease } from '@setu/protocol';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The smallest remote, with one page at `/<name>`. */
export const aRemote = (name: string, version = '1', more: Partial<RemoteRelease> = {}): RemoteRelease => ({
  kind: 'remote',
  name,
  version,
  commit: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00',
  files: [],
  contracts: [],
  budget: 120_000,
  sharedVersions: {},
  sharedRanges: {},
  sharedImports: {},
  entry: 'remoteEntry.js',
  container: containerName({ name, version }),
  server: null,
  routes: [{ path: `/${name}`, audience: 'everyone', screen: './s', files: ['screen.js'], shared: [] }],
  ...more,
});

/**
 * Writes a build like `frontend build`: files and release.json.
 * @param more texts of further files by path, such as pacts
 */
export const writeBuild = async (
  folder: string,
  release: RemoteRelease,
  more: Record<string, string> = {},
): Promise<string> => {
  const files = { 'remoteEntry.js': `/* ${release.version} */`, 'screen.js': '/* screen */', ...more };
  const described = Object.entries(files).map(([path, text]) => ({
    path,
    bytes: Buffer.byteLength(text),
    gzip: gzipSync(text).length,
    integrity: integrityOf(text),
  }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...release, files: described }));
  return folder;
};

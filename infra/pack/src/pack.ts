import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { listWorkspaces } from '@setu/build-kit';
import { apiReport, differences } from './api-report';
import { emit, type PlatformPackage, sourcesOf } from './emit';
import { crossings, importProblems, testPackagesOf } from './imports';
import { type Manifest, packedManifest } from './packed-manifest';

/** Problems that prevent packing, each with a fix. */
export class PackProblems extends Error {}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

const platformPackages = (root: string): Promise<PlatformPackage[]> =>
  Promise.all(
    listWorkspaces(root)
      .filter(({ folder }) => folder.startsWith(join(root, 'packages/platform/')))
      .map(async (workspace) => ({ ...workspace, manifest: await readManifest(workspace.folder) })),
  );

const nestedManifests = ({ folder, manifest }: PlatformPackage): Promise<Manifest[]> =>
  Promise.all(
    Object.values({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter((version) => version.startsWith('file:'))
      .map((version) => readManifest(join(folder, version.slice('file:'.length)))),
  );

/** Runs before the compiler, which writes next to every source that it reads, including those of the product. */
const seamProblems = async (
  root: string,
  packages: readonly PlatformPackage[],
  names: ReadonlySet<string>,
) => {
  const found = packages.map(async (one) =>
    crossings(relative(root, one.folder), await sourcesOf(one), names),
  );
  return (await Promise.all(found)).flat();
};

const apiFile = 'api.md';

/** The problem when the API differs from its report; null when it does not. */
const apiProblem = async (root: string, { folder, name }: PlatformPackage, report: string) => {
  const file = join(folder, apiFile);
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (before === report) return [];
  const changes = differences(before, report).slice(0, 20).join('\n');
  return [
    `The API of ${name} is not what ${relative(root, file)} says. Run npm run pack -- --api and commit the file.\n${changes}`,
  ];
};

/** @throws PackProblems when there are any */
const refuse = (problems: readonly string[]) => {
  if (problems.length > 0) throw new PackProblems(problems.join('\n'));
};

interface Options {
  root: string;
  /** Folder for the tarballs. */
  target: string;
  /** Whether to write the API reports instead of comparing with them. */
  isWritingApi?: boolean;
}

/**
 * Builds the packages of the platform and packs them.
 * @returns the paths of the tarballs
 * @throws PackProblems for an undeclared import, an import that crosses the seam, and an API that differs from its report
 */
export const packPlatform = async ({ root, target, isWritingApi = false }: Options): Promise<string[]> => {
  const staging = await mkdtemp(join(tmpdir(), 'setu-pack-'));
  try {
    const packages = await platformPackages(root);
    const names = new Set(packages.map(({ packageName }) => packageName));
    refuse(await seamProblems(root, packages, names));
    const built = await emit(root, packages, staging);
    const { engines } = await readManifest(root);
    const problems: string[] = [];
    for (const one of packages) {
      const { manifest, folder, name } = one;
      const files = built.get(manifest.name) ?? [];
      problems.push(...importProblems(relative(root, folder), manifest, files));
      const report = apiReport(manifest, files);
      if (isWritingApi) await writeFile(join(folder, apiFile), report);
      else problems.push(...(await apiProblem(root, one, report)));
      const nested = await nestedManifests(one);
      const packed = packedManifest({
        manifest,
        engines,
        nested,
        testPackages: testPackagesOf(files, manifest.name),
      });
      await writeFile(join(staging, name, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
    }
    refuse(problems);
    await mkdir(target, { recursive: true });
    const old = (await readdir(target)).filter((file) => /^setu-.+\.tgz$/.test(file));
    for (const file of old) await rm(join(target, file));
    const folders = packages.map(({ name }) => `./${name}`);
    const args = ['pack', ...folders, '--json', '--ignore-scripts', '--pack-destination', target];
    const { stdout } = await promisify(execFile)('npm', args, { cwd: staging });
    const results: { filename: string }[] = JSON.parse(stdout);
    return results.map(({ filename }) => join(target, filename));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, type Dockerfile, DockerfileParser, type From } from 'dockerfile-ast';

const folder = join(__dirname, '..');
const files = readdirSync(folder).filter((file) => file.endsWith('.Dockerfile'));
const parse = (file: string): Dockerfile => DockerfileParser.parse(readFileSync(join(folder, file), 'utf8'));

/** Returns the arguments of an instruction, joined to one line. */
const argumentsOf = (dockerfile: Dockerfile, keyword: string): string[] =>
  dockerfile
    .getInstructions()
    .filter((instruction) => instruction.getKeyword() === keyword)
    .map((instruction) => instruction.getArgumentsContent() ?? '');

/** The instructions of the last stage, which becomes the image. */
const lastStage = (dockerfile: Dockerfile) => {
  const all = dockerfile.getInstructions();
  return all.slice(all.map((instruction) => instruction.getKeyword()).lastIndexOf('FROM'));
};
const argumentIn = (stage: ReturnType<typeof lastStage>, keyword: string) =>
  stage
    .filter((instruction) => instruction.getKeyword() === keyword)
    .at(-1)
    ?.getArgumentsContent() ?? '';

test('there is a file for each kind of image', () => {
  expect(files.sort()).toEqual(['gateway.Dockerfile', 'release.Dockerfile', 'service.Dockerfile']);
});

// DL numbers are rules of hadolint.
describe.each(files)('%s', (file) => {
  const dockerfile = parse(file);
  const stage = lastStage(dockerfile);

  test('every base image has the same version as its tag (DL3006, DL3007)', () => {
    const bases = dockerfile.getFROMs().map((from: From) => from.getImage() ?? '');
    expect(new Set(bases)).toEqual(new Set(['node:20.20.2-bookworm-slim']));
    expect(argumentIn(stage, 'LABEL')).toContain(`docker.io/library/${bases[0]}`);
  });

  test('the user is not root, and is a number that a cluster can check (DL3002)', () => {
    const user = argumentIn(stage, 'USER');
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  test('the process starts without a shell and receives signals (DL3025)', () => {
    const json = dockerfile.getENTRYPOINTs().at(-1)?.getArgumentsContent() ?? '';
    expect(JSON.parse(json)).not.toHaveLength(0);
  });

  test('packages are installed from the lock file, before the sources are copied', () => {
    const lines = dockerfile.getInstructions().map((instruction) => instruction.getTextContent());
    const install = lines.findIndex((line) => /npm ci\b/.test(line));
    const build = lines.findIndex((line) => / AS build/.test(line));
    expect(install).toBeGreaterThan(build);
    expect(lines.slice(build, install).filter((line) => line.startsWith('COPY'))).toEqual([
      'COPY --from=manifests /manifests ./',
    ]);
    expect(lines.join('\n')).not.toMatch(/npm (install|i|update)\b/);
  });

  test('files are copied with COPY, from a stage that exists, to absolute work folders (DL3000, DL3020, DL3022)', () => {
    const stages = dockerfile.getFROMs().map((from: From) => from.getBuildStage());
    for (const copy of dockerfile.getCOPYs() as Copy[]) {
      const from = copy.getFromFlag()?.getValue();
      if (from !== undefined) expect(stages).toContain(from);
    }
    expect(argumentsOf(dockerfile, 'ADD')).toEqual([]);
    for (const path of argumentsOf(dockerfile, 'WORKDIR')) expect(path).toMatch(/^\//);
  });

  test('nothing is installed as root, and no secret is in an argument or a variable', () => {
    const text = dockerfile
      .getInstructions()
      .map((instruction) => instruction.getTextContent())
      .join('\n');
    expect(text).not.toMatch(/\bsudo\b|apt-get|curl|wget/);
    for (const line of [...argumentsOf(dockerfile, 'ARG'), ...argumentsOf(dockerfile, 'ENV')])
      expect(line).not.toMatch(/SECRET|PASSWORD|TOKEN|_KEY|DATABASE_URL/);
  });

  test('it has a health check, the labels of the Open Container Initiative and an SBOM', () => {
    expect(argumentIn(stage, 'HEALTHCHECK')).not.toBe('');
    const labels = argumentIn(stage, 'LABEL');
    for (const label of ['title', 'version', 'revision', 'licenses', 'base.name'])
      expect(labels).toContain(`org.opencontainers.image.${label}=`);
    expect(labels).toContain('example.franchisesetu.sbom=');
    expect(argumentsOf(dockerfile, 'RUN').join('\n')).toContain('npm sbom --sbom-format cyclonedx');
  });
});

test('only sources of a checkout get into an image', () => {
  const ignored = readFileSync(join(folder, '../../.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['.git', '.data', '**/node_modules', '**/dist', '**/.env*']),
  );
});

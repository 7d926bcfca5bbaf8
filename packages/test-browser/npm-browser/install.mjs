import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Installs the Chromium of package.json into node_modules/.cache unless it is there, and prints what is needed to launch it:
 * {"executablePath", "env"}. Two runs at the same time do not disturb each other: each unpacks into a folder of its own, and
 * the first to end gives its folder the final name.
 */
const here = import.meta.dirname;
const manifest = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const version = manifest.dependencies['@sparticuz/chromium'];
const cache = join(here, '../../../node_modules/.cache/test-browser');
const folder = join(cache, version);

const { LD_LIBRARY_PATH: libraries } = process.env;

/** npm's own variables would lead it to the repository's root. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')),
);

const installed = async () => {
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'new-'));
  try {
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(here, file), join(fresh, file));
    // The package declares Node 22; what of it runs here, its unpacking, does so on Node 20 too.
    const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--prefer-offline'];
    await promisify(execFile)('npm', args, { cwd: fresh, env: environment });
    // It unpacks into the folder for temporary files, and its own libraries only where it believes to be on a bare machine.
    process.env.TMPDIR = fresh;
    process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
    const { default: packed } = await import(join(fresh, 'node_modules/@sparticuz/chromium/build/index.js'));
    await packed.executablePath();
    const fonts = join(fresh, 'fonts', 'fonts.conf');
    writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/', `${folder}/`));
    rmSync(join(fresh, 'node_modules'), { recursive: true });
    if (!existsSync(folder)) renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
};

if (!existsSync(folder)) await installed();
const env = {
  FONTCONFIG_PATH: join(folder, 'fonts'),
  LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), libraries].filter(Boolean).join(':'),
};
process.stdout.write(JSON.stringify({ executablePath: join(folder, 'chromium'), env }));

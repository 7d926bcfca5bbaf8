import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Unpacks the Chromium that npm installed in the folder of the first argument. It is a program of its own, because Jest
 * cannot import the package. The second argument is the path that the folder will have.
 */
const [newFolder, finalFolder] = process.argv.slice(2);
// It unpacks into the folder for temporary files, and its own libraries only where it believes to be on a bare machine.
process.env.TMPDIR = newFolder;
process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
const { default: packed } = await import(join(newFolder, 'node_modules/@sparticuz/chromium/build/index.js'));
await packed.executablePath();
const fonts = join(newFolder, 'fonts', 'fonts.conf');
writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/', `${finalFolder}/`));
rmSync(join(newFolder, 'node_modules'), { recursive: true });

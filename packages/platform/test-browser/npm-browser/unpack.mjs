import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Unpacks the Chromium that npm installed in the folder of the first argument. It is a separate program, because Jest
 * cannot import the package. The second argument is the path that the folder will have.
 */
const [newFolder, finalFolder] = process.argv.slice(2);
// The package unpacks into the temporary folder, and its system libraries only when it detects AWS Lambda.
process.env.TMPDIR = newFolder;
process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
const { default: packed } = await import(join(newFolder, 'node_modules/@sparticuz/chromium/build/index.js'));
await packed.executablePath();
const fonts = join(newFolder, 'fonts', 'fonts.conf');
writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/', `${finalFolder}/`));
rmSync(join(newFolder, 'node_modules'), { recursive: true });

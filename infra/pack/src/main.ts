import { join, resolve } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { PackProblems, packPlatform } from './pack';

const [given, ...others] = process.argv.slice(2).filter((argument) => argument !== '--api');
const isWritingApi = process.argv.includes('--api');
const root = findRoot();

if (others.length > 0 || given?.startsWith('-')) {
  process.stderr.write(`Usage: npm run pack -- [--api] [folder]
  packs the packages of the platform into a folder, dist/platform unless said
  --api   writes what each package exports into its api.md, instead of refusing a change
`);
  process.exitCode = 2;
} else
  await packPlatform({ root, target: resolve(given ?? join(root, 'dist/platform')), isWritingApi }).then(
    (files) => process.stdout.write(`${files.join('\n')}\n`),
    (error: unknown) => {
      if (!(error instanceof PackProblems)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    },
  );

import { fillTemplate } from '../fill-template';
import { lockWorkspace } from '../lock-file';
import { readName, titleOf } from '../names';
import type { Plan } from '../plan';
import { Refused } from '../refused';
import { versionsOf } from '../versions';

const dependencies = [
  '@setu/contracts',
  '@setu/mfe-kit',
  '@setu/protocol',
  '@setu/ui',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
];
const devDependencies = ['@testing-library/react', '@types/react', '@types/react-dom'];

/** A remote with one page at `/<name>`: nothing else in the repository refers to it. */
export const planRemote = async (root: string, given: string): Promise<Plan> => {
  const name = readName(given.replace(/^mfe-/, ''));
  const folder = `mfe-${name}`;
  if (name === 'mfe') throw new Refused('"mfe" is not a valid name. Name what the remote is about.');
  const manifest = {
    name: `@setu/${folder}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    scripts: {
      dev: 'frontend dev',
      build: 'frontend build',
      typecheck: 'tsc -p .',
      test: `jest --config ../jest.config.mjs --rootDir .. ${folder}/`,
    },
    dependencies: versionsOf(root, dependencies),
    devDependencies: versionsOf(root, devDependencies),
  };
  return {
    folder,
    files: {
      ...(await fillTemplate('remote', { folder, name, title: titleOf(name) })),
      [`${folder}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
    },
    edits: lockWorkspace(root, folder, manifest),
    message: `${folder}/ has one page, at /${name}.

  npm ci                                  once, so that npm knows the workspace
  npm test -w ${folder}
  npm run release -- publish ${folder}
  npm run release -- verify ${folder}
  npm run release -- canary ${folder} 10
  npm run release -- promote ${folder}`,
  };
};

import { contractFiles } from '../checkout';
import { insertAfter } from '../edits';
import { fillTemplate } from '../fill-template';
import { lockWorkspace } from '../lock-file';
import { pascalOf, titleOf } from '../names';
import type { Plan } from '../plan';
import { Refused } from '../refused';
import { versionsOf } from '../versions';

/** Names of schemas, roles and deployables that are already used. */
const reserved = new Set(['gateway', 'shell', 'platform', 'public', 'postgres', 'franchisesetu']);
const maxLength = 20;

/** @throws Refused for a name that is invalid for a database schema or an environment variable */
const readServiceName = (name: string): string => {
  if (!/^[a-z]+$/.test(name) || name.length > maxLength)
    throw new Refused(
      `"${name}" is not a valid name of a service. Use small letters only, ${maxLength} at most: it also names a database schema.`,
    );
  if (reserved.has(name)) throw new Refused(`"${name}" is reserved. Choose another name.`);
  return name;
};

/** A service with its database schema and its event stream, without endpoints. */
export const planService = async (root: string, given: string): Promise<Plan> => {
  const name = readServiceName(given);
  const folder = `services/${name}`;
  const manifest = {
    name: `@setu/${name}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    scripts: {
      dev: 'service build --watch',
      build: 'service build',
      typecheck: 'tsc -p .',
      test: `jest --config ../../jest.config.mjs --rootDir ../.. services/${name}/`,
    },
    dependencies: versionsOf(root, ['@setu/contracts', '@setu/protocol', '@setu/service-kit']),
    devDependencies: versionsOf(root, ['@setu/service-build']),
  };
  return {
    folder,
    files: {
      ...(await fillTemplate('service', { name, Name: pascalOf(name), title: titleOf(name) })),
      [`${folder}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
    },
    edits: [
      insertAfter(contractFiles.serviceNames, /export const serviceNames = \[/, `'${name}', `),
      ...lockWorkspace(root, folder, manifest),
    ],
    message: `${folder}/ is a service without endpoints.

  npm ci                                       once, so that npm knows the workspace
  npm run new -- endpoint ${name} invoices       its first endpoint
  npm test -w ${folder}
  npm start                                    builds, publishes and starts it with the others`,
  };
};

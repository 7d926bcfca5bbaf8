import { checkNotInContracts, contractFiles, serviceConstant } from '../checkout';
import { addFeature, addImport, appendLine, insertAfter } from '../edits';
import { fillTemplate } from '../fill-template';
import { camelOf, pascalOf, readName, titleOf } from '../names';
import type { Plan } from '../plan';

/** `GET /api/<name>` of a service: the contract, a feature with its route and use case, and a test. */
export const planEndpoint = async (root: string, service: string, given: string): Promise<Plan> => {
  const name = readName(given);
  const constant = serviceConstant(root, service);
  const path = `/api/${name}`;
  checkNotInContracts(root, new RegExp(`path: '${path}'`), path);
  checkNotInContracts(root, new RegExp(`export const get${pascalOf(name)}\\b`), `get${pascalOf(name)}`);
  const app = `services/${service}/src/app.ts`;
  const contracts = 'packages/contracts/src';
  const calls = `${camelOf(name)}Calls`;
  return {
    folder: `services/${service}/src/${name}`,
    files: await fillTemplate('endpoint', {
      service,
      constant,
      name,
      camel: camelOf(name),
      Name: pascalOf(name),
      title: titleOf(name),
    }),
    edits: [
      appendLine(contractFiles.index, `export * from './${service}/${name}-calls';`),
      addImport(contractFiles.allEndpoints, `import * as ${calls} from '../${service}/${name}-calls';`),
      insertAfter(contractFiles.allEndpoints, /allEndpoints: readonly Endpoint\[\] = \[/, ` ${calls},`),
      addImport(app, `import { ${camelOf(name)} } from './${name}/${name}.feature';`),
      addFeature(app, camelOf(name)),
    ],
    message: `GET ${path} answers in services/${service}/src/${name}/. Its contract is ${contracts}/${service}/${name}-calls.ts.`,
  };
};

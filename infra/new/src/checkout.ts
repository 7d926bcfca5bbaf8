import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from './refused';

const contractsFolder = 'packages/contracts/src';

/** Files of the contracts that list every service, endpoint or event. */
export const contractFiles = {
  index: `${contractsFolder}/index.ts`,
  serviceNames: `${contractsFolder}/register.ts`,
  allEndpoints: `${contractsFolder}/reference/all-endpoints.ts`,
  eventFields: `${contractsFolder}/event-fields.test.ts`,
} as const;

/** @throws Refused when this folder is not a checkout of the repository */
export const checkRoot = (root: string): void => {
  if (!existsSync(join(root, contractsFolder)) || !existsSync(join(root, 'services')))
    throw new Refused(`${root} is not a checkout of this repository. Run the command inside one.`);
};

/** The constant that a service's app.ts exports. @throws Refused when the service does not exist */
export const serviceConstant = (root: string, service: string): string => {
  const app = join(root, 'services', service, 'src/app.ts');
  if (!existsSync(app)) throw new Refused(`There is no service called ${service}. Look in services/.`);
  const [, constant] = /export const (\w+): ServiceDefinition\b/.exec(readFileSync(app, 'utf8')) ?? [];
  if (!constant)
    throw new Refused(
      `services/${service}/src/app.ts exports no constant of the type ServiceDefinition. Write the files by hand, as another service has them.`,
    );
  return constant;
};

/** @throws Refused when a file of the contracts matches, because names of endpoints and events are unique */
export const checkNotInContracts = (root: string, pattern: RegExp, what: string): void => {
  const folder = join(root, contractsFolder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const found = files.find((path) => pattern.test(readFileSync(join(folder, path), 'utf8')));
  if (found)
    throw new Refused(`${what} is already defined in ${contractsFolder}/${found}. Choose another name.`);
};

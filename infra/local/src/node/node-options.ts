import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { serviceNames } from '@setu/contracts';
import { StartProblem } from '@setu/dev-servers';

/** Options of a node from the command line. */
export interface NodeOptions {
  /** Names of the services. */
  services: readonly string[];
  /** Port of a gateway; undefined for none. */
  gatewayPort: number | undefined;
}

const usage =
  'Usage: npm run node -- --services catalog,inquiry [--gateway 8080]. Use --services all for all of them, or --gateway alone.';

const servicesIn = (list: string): string[] => {
  const names = list === 'all' ? [...serviceNames] : list.split(',').filter(Boolean);
  const unknown = names.filter((name) => !(serviceNames as readonly string[]).includes(name));
  if (unknown.length > 0)
    throw new StartProblem(
      `There is no service ${unknown.join(', ')}. The services are ${serviceNames.join(', ')}.`,
    );
  return [...new Set(names)];
};

const portIn = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new StartProblem(`--gateway ${text} is not a port. Use a number from 1 to 65535.`);
};

/** Parses `--services` and `--gateway`. @throws StartProblem with their syntax */
export const readNodeOptions = (args: readonly string[]): NodeOptions => {
  let values: { services?: string; gateway?: string };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: { services: { type: 'string' }, gateway: { type: 'string' } },
    }));
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  if (values.services === undefined && values.gateway === undefined) throw new StartProblem(usage);
  return {
    services: servicesIn(values.services ?? ''),
    gatewayPort: values.gateway === undefined ? undefined : portIn(values.gateway),
  };
};

/** Addresses that mean all addresses of this machine, which others cannot connect to. */
const everyAddress = ['0.0.0.0', '::'];

/** The address of this machine, `HOST`, as part of a URL. @throws StartProblem when others cannot connect to it */
export const readHost = ({ HOST = '127.0.0.1' }: NodeJS.ProcessEnv): string => {
  if (everyAddress.includes(HOST))
    throw new StartProblem(
      `HOST=${HOST} is not an address that others can use. Set it to the address of this machine at which the gateways reach it.`,
    );
  return isIP(HOST) === 6 ? `[${HOST}]` : HOST;
};

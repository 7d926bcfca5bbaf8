import { checkRoot } from './checkout';
import { planEndpoint } from './kinds/endpoint';
import { planEvent } from './kinds/event';
import { planFeature } from './kinds/feature';
import { planRemote } from './kinds/remote';
import { planService } from './kinds/service';
import { planUseCase } from './kinds/use-case';
import { carryOut, type Plan } from './plan';
import { Refused } from './refused';

interface Kind {
  /** Names of the arguments. */
  args: readonly string[];
  about: string;
  plan: (root: string, ...args: string[]) => Promise<Plan>;
}

const kinds: Readonly<Record<string, Kind>> = {
  remote: { args: ['name'], about: 'a remote mfe-<name> with a page at /<name>', plan: planRemote },
  feature: {
    args: ['front end', 'name'],
    about: 'a feature folder in mfe-… or shell, with its test',
    plan: planFeature,
  },
  service: { args: ['name'], about: 'a service without endpoints', plan: planService },
  endpoint: {
    args: ['service', 'name'],
    about: 'GET /api/<name>: contract, route, use case and test',
    plan: planEndpoint,
  },
  'use-case': {
    args: ['service', 'feature', 'name'],
    about: 'a use case such as send-invoice, with its test',
    plan: planUseCase,
  },
  event: {
    args: ['service', 'name', 'consumer'],
    about: 'an event such as invoice-sent, and its projection in another service',
    plan: (root, service, name, consumer) => planEvent(root, service, name, consumer),
  },
};

const usage = [
  'Usage: npm run new -- <kind> …',
  ...Object.entries(kinds).map(
    ([kind, { args, about }]) =>
      `  ${[kind, ...args.map((arg) => `<${arg}>`)].join(' ').padEnd(38)} ${about}`,
  ),
].join('\n');

interface Result {
  exitCode: number;
  text: string;
}

/** Creates what the arguments name. Exit codes: 0 done, 1 refused, 2 wrong usage. */
export const runNew = async (root: string, [name = '', ...args]: readonly string[]): Promise<Result> => {
  const kind = kinds[name];
  if (!kind || args.length !== kind.args.length) return { exitCode: 2, text: usage };
  try {
    checkRoot(root);
    return { exitCode: 0, text: await carryOut(root, await kind.plan(root, ...args)) };
  } catch (error) {
    if (error instanceof Refused) return { exitCode: 1, text: error.message };
    throw error;
  }
};

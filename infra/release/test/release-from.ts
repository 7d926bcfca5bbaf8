import type { TestGateway } from '../../../gateway/test/test-gateway';
import { runHere } from './run-here';
import type { TempCheckout } from './temp-checkout';

/**
 * Runs the command line for the sources of a checkout. It runs in this process, because starting a program takes most of its time. `verify`
 * runs in a separate process, because it loads sources that change between its runs.
 * @returns the exit code, 0 or 1, and the document that --json prints
 */
export const releaseFrom = (checkout: TempCheckout, gateway: TestGateway) => {
  const settings = { RELEASE_URL: gateway.url, RELEASE_TOKEN: gateway.releaseToken };
  const runProgram = (args: string[]) =>
    checkout.run('node', ['--import', 'tsx', 'infra/release/src/main.ts', ...args], settings);
  return async (...given: string[]) => {
    const args = ['--json', ...given];
    const { code, out, err } = await (given[0] === 'verify'
      ? runProgram(args)
      : runHere(checkout.root, args, { ...process.env, ...settings }));
    if (code === null || code > 1) throw new Error(`${args.join(' ')}: ${out}${err}`);
    return { code, json: JSON.parse(out) };
  };
};

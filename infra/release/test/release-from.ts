import type { TestGateway } from '../../../gateway/test/test-gateway';
import { runHere } from './run-here';
import type { TempCheckout } from './temp-checkout';

/** Runs a command. @returns the exit code, 0 or 1, and the document that --json prints */
type Release = (...given: string[]) => Promise<{
  code: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any shape
  json: any;
}>;

/** The command line for the sources of a checkout. */
export const releaseFrom = (
  checkout: TempCheckout,
  gateway: TestGateway,
): {
  /** Runs it in this process, because starting a program takes most of its time. */
  release: Release;
  /** Runs it as a program. A verification of new migrations loads them from the checkout, where they may change again. */
  program: Release;
} => {
  const settings = { RELEASE_URL: gateway.url, RELEASE_TOKEN: gateway.releaseToken };
  const ended = (args: string[], { code, out, err }: { code: number | null; out: string; err: string }) => {
    if (code === null || code > 1) throw new Error(`${args.join(' ')}: ${out}${err}`);
    return { code, json: JSON.parse(out) };
  };
  return {
    release: async (...given) => {
      const args = ['--json', ...given];
      return ended(args, await runHere(checkout.root, args, { ...process.env, ...settings }));
    },
    program: async (...given) => {
      const args = ['--json', ...given];
      const main = ['--import', 'tsx', 'infra/release/src/main.ts', ...args];
      return ended(args, await checkout.run('node', main, settings));
    },
  };
};

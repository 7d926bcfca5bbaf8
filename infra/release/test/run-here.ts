import { runCli } from '../src/run-cli';

/** Runs the command line in this process, and collects what it writes. */
export const runHere = async (root: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
  const heard = { out: '', err: '' };
  const code = await runCli(args, {
    root,
    env,
    out: { write: (text) => (heard.out += text) },
    err: { write: (text) => (heard.err += text) },
  });
  return { code, ...heard };
};

import { makeRegistryClient } from '@setu/registry-client';
import { Command, CommanderError } from 'commander';
import type { Run } from './cli/command';
import { exitCodes, failureJson, failureOf, failureText } from './cli/failure';
import { makeProgress, type Stream } from './cli/progress';
import { readSettings } from './cli/settings';
import { allCommands } from './commands/all-commands';

interface Surroundings {
  /** Folder of the checkout. */
  root: string;
  env: NodeJS.ProcessEnv;
  out: Stream;
  err: Stream;
}

const epilogue = `
Exit codes:
  0  done
  1  refused by the platform or a gate, or the build failed
  2  wrong usage
  3  the platform cannot be reached

Environment:
  RELEASE_URL    the platform, unless --url names it; by default the local one (npm start)
  RELEASE_TOKEN  your team's token; not needed for the local platform
  DATA_DIR       data folder of the local platform (.data)

For machines: npm run --silent release -- status --json`;

/**
 * Runs the command line. With --json it prints exactly one JSON document, also for a failure, and nothing else.
 * @returns the exit code of the process
 */
export const runCli = async (
  args: readonly string[],
  { root, env, out, err }: Surroundings,
): Promise<number> => {
  let exitCode: number = exitCodes.done;
  const program = new Command('release')
    .usage('<command> [arguments]')
    .description('Releases one deployable: a remote (mfe-…), the shell, or a service.')
    .option('--url <address>', 'the platform, as https://franchisesetu.example')
    .option('--json', 'one JSON document for machines')
    .addHelpText('after', epilogue)
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => out.write(text),
      writeErr: (text) => {
        if (!isJson()) err.write(text);
      },
    });
  const isJson = () => args.includes('--json');

  const run: Run = async (work) => {
    const settings = await readSettings(root, env, program.opts<{ url?: string }>().url);
    const outcome = await work({
      root,
      env,
      client: makeRegistryClient(settings),
      note: (line) => {
        if (!isJson()) err.write(`${line}\n`);
      },
      progress: isJson() ? () => undefined : makeProgress(err),
    });
    out.write(isJson() ? `${JSON.stringify(outcome.json, null, 2)}\n` : `${outcome.text}\n`);
    if (outcome.isRefusal) exitCode = exitCodes.refused;
  };
  for (const add of allCommands) add(program, run);

  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.exitCode === exitCodes.done) return exitCodes.done;
    if (isJson()) out.write(`${JSON.stringify(failureJson(failure), null, 2)}\n`);
    else if (!(error instanceof CommanderError)) err.write(`${failureText(failure)}\n`);
    return failure.exitCode;
  }
};

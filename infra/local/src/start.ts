import { demoPasswordDefault, demoWarning } from '@setu/contracts';
import { readSettings } from './options';
import { secondsSince } from './report/log';
import { StartProblem } from './report/start-problem';
import { type Platform, startPlatform } from './supervisor';

const demoEmails = ['brand', 'investor', 'agent', 'admin', 'ops'].map((name) => `${name}@demo.test`);

const echoMs = 1_000;

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** Prints a text in a conspicuous frame. */
const shout = (text: string): void => {
  const line = '!'.repeat(80);
  process.stderr.write(`\n${line}\n${text.replace(/(.{1,78})(?: |$)/g, '! $1\n')}${line}\n`);
};

const greet = ({ url, run }: Platform, demo: boolean, begin: number): void => {
  say(`\nFranchiseSetu is ready after ${secondsSince(begin)}: ${url}\n`);
  if (run.mail) say(`Mail that the product sends: ${run.mail.url}\n`);
  if (demo) {
    say(`Demo accounts, password ${process.env.DEMO_PASSWORD || demoPasswordDefault}`);
    for (const email of demoEmails) say(`  ${email}`);
  }
  const warning = demoWarning({
    isDemo: demo,
    demoPassword: process.env.DEMO_PASSWORD,
    publicUrl: url,
    host: process.env.HOST || '127.0.0.1',
  });
  if (warning) shout(warning);
  say('\nCtrl-C stops everything.');
};

/**
 * The first signal stops everything in order, a second one ends at once. Below npm, Ctrl-C arrives twice, from the terminal
 * and from npm, so a signal within a second of the first is ignored.
 */
const stopOnSignal = (stop: () => void): void => {
  let since: number | undefined;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (since === undefined) {
        since = Date.now();
        say('\nStopping everything. Press Ctrl-C again to stop at once.');
        stop();
      } else if (Date.now() - since > echoMs) process.exit(130);
    });
  }
};

const parentPollMs = 1_000;

/** Stops everything when the npm that runs us has ended: a killed npm sends us no signal. */
const stopWithNpm = (stop: () => void): void => {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    stop();
  }, parentPollMs);
  timer.unref();
};

/** Runs the platform until a signal stops it. */
const main = async (stopping: AbortSignal): Promise<void> => {
  const begin = Date.now();
  const asked = new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()));
  const settings = readSettings(process.env);
  const dev = process.argv.includes('--dev');
  say(`FranchiseSetu is starting${dev ? ' for development' : ''}`);
  const platform = await startPlatform({ ...settings, dev, log: say, signal: stopping });
  greet(platform, settings.demo, begin);
  await asked;
  await platform.stop();
};

const stopping = new AbortController();
stopOnSignal(() => stopping.abort());
stopWithNpm(() => stopping.abort());
main(stopping.signal).then(
  () => {
    say('Stopped.');
    process.exit(0);
  },
  (error: unknown) => {
    // An interrupted start throws an error too, but its reason is the signal.
    if (stopping.signal.aborted && error === stopping.signal.reason) {
      say('Stopped.');
      process.exit(0);
    }
    const text =
      error instanceof StartProblem ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n${text}\n`);
    process.exit(1);
  },
);

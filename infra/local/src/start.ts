import { demoWarning } from '@setu/contracts';
import { runUntilStopped, secondsSince } from '@setu/dev-servers';
import { readSettings, type StartSettings } from './options';
import { type Platform, startPlatform } from './supervisor';

const demoEmails = ['brand', 'investor', 'agent', 'admin', 'ops'].map((name) => `${name}@demo.test`);

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** Prints a text in a frame. */
const shout = (text: string): void => {
  const line = '!'.repeat(80);
  process.stderr.write(`\n${line}\n${text.replace(/(.{1,78})(?: |$)/g, '! $1\n')}${line}\n`);
};

const greet = ({ url, run }: Platform, settings: StartSettings, begin: number): void => {
  const { demo, demoPassword, host } = settings;
  say(`\nFranchiseSetu is ready after ${secondsSince(begin)}: ${url}\n`);
  if (run.mail) say(`Mail that the product sends: ${run.mail.url}\n`);
  if (run.prometheus) say(`Metrics and alerts: ${run.prometheus.url}`);
  if (run.grafana) say(`Dashboards: ${run.grafana.url}`);
  if (run.prometheus || run.grafana) say('');
  if (demo) {
    say(`Demo accounts, password ${demoPassword}`);
    for (const email of demoEmails) say(`  ${email}`);
  }
  const warning = demoWarning({ isDemo: demo, demoPassword, publicUrl: url, host });
  if (warning) shout(warning);
  say('\nCtrl-C stops everything.');
};

/** Starts the platform and prints how to use it. */
const start = async (stopping: AbortSignal): Promise<Platform> => {
  const begin = Date.now();
  const dev = process.argv.includes('--dev');
  const observe = process.argv.includes('--observe');
  const settings = readSettings(process.env, dev);
  say(`FranchiseSetu is starting${dev ? ' for development' : ''}`);
  const platform = await startPlatform({ ...settings, dev, observe, log: say, signal: stopping });
  greet(platform, settings, begin);
  return platform;
};

runUntilStopped(start);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserAgeProblem } from './src/browser-age';

/** Google's list of the stable versions of Chrome, newest first. */
const versionHistory =
  'https://versionhistory.googleapis.com/v1/chrome/platforms/linux/channels/stable/versions?pageSize=1';

/** Compares the Chromium that npm-browser pins with the newest stable Chrome: `npm run check:browser`. It needs a network. */
const check = async (): Promise<void> => {
  const { dependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'npm-browser', 'package.json'), 'utf8'),
  );
  const ours = dependencies['@sparticuz/chromium'];
  const reply = await fetch(versionHistory);
  if (!reply.ok) throw new Error(`${versionHistory} answered ${reply.status}.`);
  const { versions } = (await reply.json()) as { versions: { version: string }[] };
  const newest = versions[0]?.version ?? '';
  const problem = browserAgeProblem(ours, newest);
  if (problem) throw new Error(problem);
  process.stdout.write(`Chromium ${ours} is new enough: the newest stable Chrome is ${newest}.\n`);
};

check().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

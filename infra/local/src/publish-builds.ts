import { makeRegistryClient, publishFolder, readBuild } from '@setu/release';
import type { Log } from './log';
import { seconds } from './progress';

/** Written to the audit trail beside what the gates would have said: these pieces were built together, here. */
const reason = 'built and started here by npm start';

interface Options {
  url: string;
  token: string;
  /** Build folders, in the order in which they go live. */
  folders: readonly string[];
  log: Log;
}

/**
 * Publishes the builds that the registry does not have yet, and makes them live. One it has stays as the registry says:
 * who rolled it back meant it.
 */
export async function publishBuilds({ url, token, folders, log }: Options): Promise<void> {
  const begin = Date.now();
  const client = makeRegistryClient({ url, token, person: 'npm start' });
  const known = new Set(
    (await client.pieces()).flatMap(({ name, releases }) =>
      releases.map(({ version }) => `${name} ${version}`),
    ),
  );
  let published = 0;
  for (const folder of folders) {
    const { name, version } = await readBuild(folder);
    if (known.has(`${name} ${version}`) || (await client.release(name, version))) continue;
    await publishFolder(client, folder);
    await client.deploy(name, { action: 'promote', version, override: reason });
    published += 1;
  }
  if (published > 0) log(`  registry   ${published} new releases live in ${seconds(begin)}`);
}

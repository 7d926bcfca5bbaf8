import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@setu/contracts';

/** What one consumer expects of a service: its committed pact file. */
export interface PactFile {
  path: string;
  consumer: string;
  /** Sentences of the states its interactions begin in. */
  states: string[];
  /** Kinds of facts it reads; empty where it calls over HTTP. */
  messages: string[];
}

interface Interaction {
  type: string;
  description: string;
  providerStates?: { name: string }[];
}

const foldersIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => join(root, folder, name, 'pact/pacts'))
    .filter(existsSync);

const read = (path: string): PactFile => {
  const pact: { consumer: { name: string }; interactions: Interaction[] } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  const named = pact.interactions.flatMap(({ providerStates = [] }) =>
    providerStates.map(({ name }) => name),
  );
  return {
    path,
    consumer: pact.consumer.name,
    states: [...new Set(named)],
    messages: pact.interactions
      .filter(({ type }) => type === 'Asynchronous/Messages')
      .map(({ description }) => description),
  };
};

/** Every committed pact whose provider is this service, whichever workspace wrote it. */
export const pactsFor = (provider: ServiceName): PactFile[] => {
  const root = join(__dirname, '../../..');
  return [...foldersIn(root, '.'), ...foldersIn(root, 'services')].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(`-${provider}.json`))
      .map((name) => read(join(folder, name))),
  );
};

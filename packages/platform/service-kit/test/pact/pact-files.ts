import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import type { ServiceName } from '@setu/protocol';

/** A pact file: the expectations of one consumer. */
export interface PactFile {
  path: string;
  consumer: string;
  provider: string;
  /** Names of the provider states of its interactions. */
  states: string[];
  /** Types of events that it consumes; empty for a pact over HTTP. */
  messages: string[];
}

interface Interaction {
  type: string;
  description: string;
  providerStates?: { name: string }[];
}

interface Pact {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
}

const foldersIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => join(root, folder, name, 'pact/pacts'))
    .filter(existsSync);

const read = (path: string): PactFile => {
  const pact: Pact = JSON.parse(readFileSync(path, 'utf8'));
  const named = pact.interactions.flatMap(({ providerStates = [] }) =>
    providerStates.map(({ name }) => name),
  );
  return {
    path,
    consumer: pact.consumer.name,
    provider: pact.provider.name,
    states: [...new Set(named)],
    messages: pact.interactions
      .filter(({ type }) => type === 'Asynchronous/Messages')
      .map(({ description }) => description),
  };
};

/** Pact files: those in the folder `PACT_FOLDER` if it is set, otherwise those that the consumers of this checkout have made. */
const pactFolders = (): string[] => {
  if (process.env.PACT_FOLDER) return [process.env.PACT_FOLDER];
  const root = findRoot();
  const found = [...foldersIn(root, '.'), ...foldersIn(root, 'services')];
  if (found.length === 0) throw new Error('This checkout has no pacts yet. Make them: npm run pacts');
  return found;
};

/** Every pact whose provider is this service. */
export const pactsFor = (provider: ServiceName): PactFile[] =>
  pactFolders()
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => read(join(folder, name))),
    )
    .filter((pact) => pact.provider === provider);

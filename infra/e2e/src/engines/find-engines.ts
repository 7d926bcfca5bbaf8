import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Engine } from './tab';

/** An engine that a machine may have. */
interface KnownEngine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** For each program that it needs, names under which it may be on the PATH. */
  programs: readonly (readonly string[])[];
  /** Debian packages with these programs. */
  packages: string;
}

const knownEngines: readonly KnownEngine[] = [
  { name: 'Chromium', programs: [['google-chrome', 'chromium', 'chromium-browser']], packages: 'chromium' },
  { name: 'Firefox', programs: [['firefox', 'firefox-esr']], packages: 'firefox-esr' },
  { name: 'WebKit', programs: [['WebKitWebDriver'], ['Xvfb']], packages: 'webkit2gtk-driver xvfb' },
];

export interface FoundEngine {
  name: KnownEngine['name'];
  /** Paths of its programs, in order. */
  paths: readonly string[];
}

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of these programs in the folders. */
const pathOf = (names: readonly string[], folders: readonly string[]): string[] =>
  names.flatMap((name) => folders.map((folder) => join(folder, name)).filter(isProgram)).slice(0, 1);

/** The engines on a PATH, and the missing ones. */
export const findEngines = (
  path: string,
): { found: readonly FoundEngine[]; missing: readonly KnownEngine[] } => {
  const folders = path.split(delimiter).filter(Boolean);
  const all = knownEngines.map((engine) => ({
    engine,
    paths: engine.programs.flatMap((names) => pathOf(names, folders)),
  }));
  const has = ({ engine, paths }: (typeof all)[number]) => paths.length === engine.programs.length;
  return {
    found: all.filter(has).map(({ engine, paths }) => ({ name: engine.name, paths })),
    missing: all.filter((one) => !has(one)).map(({ engine }) => engine),
  };
};

/** Launches a browser with an engine that was found. */
export const launchEngine = async ({ name, paths }: FoundEngine): Promise<Engine> => {
  if (name === 'WebKit') return (await import('./webkit')).launchWebKit(paths);
  return (await import('./puppeteer')).launchByPuppeteer(name === 'Firefox' ? 'firefox' : 'chrome', paths);
};

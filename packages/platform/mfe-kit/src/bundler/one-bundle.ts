import { type OneBundle, oneBundleConfig } from './config/one-bundle-config';
import { filesOfGroup, isScript, isStyle } from './release/chunks';
import { runRspack } from './run-rspack';

/**
 * Builds shell and remotes as one application, for measurements.
 * @returns the scripts and style sheets that every page starts with, in order
 */
export const buildOneBundle = async (build: OneBundle): Promise<{ scripts: string[]; styles: string[] }> => {
  const start = filesOfGroup(await runRspack(oneBundleConfig(build)), 'shell');
  return { scripts: start.filter(isScript), styles: start.filter(isStyle) };
};

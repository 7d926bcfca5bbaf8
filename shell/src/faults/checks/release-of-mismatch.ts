import { type NamedRelease, releaseOfStack } from './release-of-stack';

/** The page's main element in a stack of components, as Chrome, Firefox and Safari write it. */
const mainElement = /^\s*(at )?main\b/m;

/**
 * The release whose part of the page React could not hydrate, by its stack of components, innermost first. The stack has no
 * address for a component without hooks. So a part of the main element is the screen's when the stack names no remote.
 * @param screen the release whose screen is on the page; null when that is a screen of the shell
 */
export const releaseOfMismatch = (
  componentStack: string,
  origin: string,
  screen: NamedRelease | null,
): NamedRelease | null => {
  const release = releaseOfStack(componentStack, origin);
  const isOfRemote = release !== null && release.name !== 'shell';
  return screen && !isOfRemote && mainElement.test(componentStack) ? screen : release;
};

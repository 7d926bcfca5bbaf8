import { type NamedRelease, releaseOfStack } from './release-of-stack';

/** The page's main element in a component stack, in the formats of Chrome, Firefox and Safari. */
const mainElement = /^\s*(at )?main\b/m;

/**
 * The release whose part of the page React could not hydrate, from the component stack, innermost first. The stack contains
 * no address for a component without hooks, so a part of the main element is attributed to the screen when the stack
 * contains no remote.
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

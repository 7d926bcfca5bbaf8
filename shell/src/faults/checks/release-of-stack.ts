/** A release, identified by the addresses of its files. */
export interface NamedRelease {
  name: string;
  version: string;
}

const address = /[a-z][a-z0-9+.-]*:\/\/[^\s)@]+/gi;
const releaseFile = /^\/mfe\/([a-z][a-z0-9-]*)\/([0-9A-Za-z][0-9A-Za-z.+-]*)\//;

const releaseAt = (url: string, origin: string): NamedRelease | null => {
  if (!URL.canParse(url)) return null;
  const { origin: at, pathname } = new URL(url);
  const [, name, version] = (at === origin && releaseFile.exec(pathname)) || [];
  return name && version ? { name, version } : null;
};

/**
 * The release that caused an error, from the addresses of files in its stack, innermost first. An error in the shell's shared
 * packages is attributed to the calling remote. Null for an error of any other script, such as a browser extension's.
 */
export const releaseOfStack = (stack: string, origin: string): NamedRelease | null => {
  const frames = (stack.match(address) ?? []).map((url) => releaseAt(url, origin));
  if (!frames[0]) return null;
  return frames.find((release) => release !== null && release.name !== 'shell') ?? frames[0];
};

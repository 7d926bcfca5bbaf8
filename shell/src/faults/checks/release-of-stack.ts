/** A release as addresses of its files name it. */
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
 * The release an error comes from, by the addresses of files in its stack, innermost first. Of a remote that called into
 * the shell's shared packages it is the remote. An error of any other script, such as a browser extension's, belongs to none: null.
 */
export const releaseOfStack = (stack: string, origin: string): NamedRelease | null => {
  const frames = (stack.match(address) ?? []).map((url) => releaseAt(url, origin));
  if (!frames[0]) return null;
  return frames.find((release) => release !== null && release.name !== 'shell') ?? frames[0];
};

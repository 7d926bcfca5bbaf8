import { type BootRemote, platformPaths } from '@setu/protocol';

/** Timeout for the platform to name another release. */
const requestTimeoutMs = 5_000;

/** The network failed, took too long, or somebody else answered, such as the sign-in page of a public network. */
const isNoAnswer = (error: unknown) =>
  error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError;

/** The last good release of a remote whose release failed; null when there is none or the platform does not answer. */
export const askLastGood = async ({ name, version }: BootRemote): Promise<BootRemote | null> => {
  try {
    const url = `${platformPaths.lastGood(name)}?failed=${encodeURIComponent(version)}`;
    const reply = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) });
    // Also read when there is none: a request whose reply nobody reads stays open until its timeout.
    const text = await reply.text();
    return reply.ok ? (JSON.parse(text) as BootRemote) : null;
  } catch (error) {
    if (isNoAnswer(error)) return null;
    throw error;
  }
};

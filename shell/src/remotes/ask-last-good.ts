import { type BootRemote, platformPaths } from '@setu/protocol';

/** Timeout for the platform to name another release. */
const requestTimeoutMs = 10_000;

/** The network failed, timed out, or another server answered, such as the sign-in page of a public network. */
const isNoAnswer = (error: unknown) =>
  error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError;

/** The last good release of a remote whose release failed; null when there is none or the platform does not answer. */
export const askLastGood = async ({ name, version }: BootRemote): Promise<BootRemote | null> => {
  try {
    const url = `${platformPaths.lastGood(name)}?failed=${encodeURIComponent(version)}`;
    const reply = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) });
    // Always read, because a request whose reply is not read stays open until its timeout.
    const text = await reply.text();
    return reply.ok ? (JSON.parse(text) as BootRemote) : null;
  } catch (error) {
    if (isNoAnswer(error)) return null;
    throw error;
  }
};

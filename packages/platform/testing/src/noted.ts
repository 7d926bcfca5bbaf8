/** Longest wait for the server of a pact to note a call, ms: below the limit of a test (jest.config.mjs). */
const patienceMs = 120_000;

/** What the server of a pact has not been asked yet, and what it was asked beside the pact, in its own words. */
const readOpen = async (serverUrl: string) => {
  const { makeConsumerPact } = await import('@pact-foundation/pact-core');
  const { mockServerMismatches } = makeConsumerPact('a reader of notes', 'a server of a pact');
  return () => JSON.stringify(mockServerMismatches(Number(new URL(serverUrl).port)));
};

/** Makes a call to the server of a pact and waits until the server has noted it: it replies before that. */
export const noted = async <R>(serverUrl: string, call: () => Promise<R>): Promise<R> => {
  const open = await readOpen(serverUrl);
  const before = open();
  const reply = await call();
  const deadline = Date.now() + patienceMs;
  // Where nothing is missing, a call was made again, which changes nothing.
  while (before.includes('"missing-request"') && open() === before && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 5));
  return reply;
};

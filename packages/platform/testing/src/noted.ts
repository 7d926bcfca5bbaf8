/** Longest wait for the server of a pact to note a call, ms: below the limit of a test (jest.config.mjs). */
const waitMs = 120_000;

/** The report of a pact's server: the requests that it still expects, and those that are not in the pact. */
const readOpen = async (serverUrl: string) => {
  const { makeConsumerPact } = await import('@pact-foundation/pact-core');
  const { mockServerMismatches } = makeConsumerPact('a reader of notes', 'a server of a pact');
  return () => JSON.stringify(mockServerMismatches(Number(new URL(serverUrl).port)));
};

/** Makes a call to the server of a pact and waits until the server has noted it, which happens after the reply. */
export const noted = async <R>(serverUrl: string, call: () => Promise<R>): Promise<R> => {
  const open = await readOpen(serverUrl);
  const before = open();
  const reply = await call();
  const deadline = Date.now() + waitMs;
  // When no request is missing, the call repeats an earlier one and does not change the report.
  while (before.includes('"missing-request"') && open() === before && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 5));
  return reply;
};

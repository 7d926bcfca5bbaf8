/** Some work took longer than its limit. It may still be running. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/**
 * Waits for work, but no longer than `timeoutMs`. The work itself is not stopped.
 * @throws TimeLimitError when it takes longer
 */
export const withTimeLimit = async <T>(work: Promise<T>, timeoutMs: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
};

/** Longest wait for one answer, ms. */
const timeoutMs = 2_000;

/** Whether a server reports that it serves. */
export const isServing = async (url: string, path = '/readyz'): Promise<boolean> => {
  try {
    const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false; // Refused, reset or too slow: whatever it is, it does not serve yet.
  }
};

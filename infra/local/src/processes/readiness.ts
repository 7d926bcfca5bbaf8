/** Longest wait for one answer, ms. */
const timeoutMs = 2_000;

/** Whether a server reports that it serves (`/readyz`). */
export const isServing = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false; // Refused, reset or too slow: whatever it is, it does not serve yet.
  }
};

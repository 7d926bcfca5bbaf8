/** Longest wait for one answer, ms. */
const PATIENCE_MS = 2_000;

/** Whether a server says of itself that it serves (`/readyz`). */
export async function isServing(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false; // Refused, reset or too slow: whatever it is, it does not serve yet.
  }
}

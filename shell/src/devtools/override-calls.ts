import { type Override, overridesPath } from '@setu/protocol';

const isProblem = (value: unknown): value is { detail: string } =>
  typeof value === 'object' && value !== null && 'detail' in value && typeof value.detail === 'string';

const send = async (init: RequestInit): Promise<string | null> => {
  try {
    const reply = await fetch(overridesPath, init);
    if (reply.ok) return null;
    const problem: unknown = await reply.json();
    return isProblem(problem) ? problem.detail : `The platform answered ${reply.status}.`;
  } catch (error) {
    if (error instanceof Error) return 'The platform does not answer. Try again.';
    throw error;
  }
};

/** Loads a remote from a dev server, from the next page on. @returns the refusal; null on success */
export const setOverride = (override: Override): Promise<string | null> =>
  send({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(override),
  });

/** Removes all overrides, from the next page on. @returns the refusal; null on success */
export const clearOverrides = (): Promise<string | null> => send({ method: 'DELETE' });

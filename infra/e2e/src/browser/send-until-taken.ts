import type { Locator } from 'playwright-core';
import { eventually } from '../platform/platform';

/** Longest waits of an attempt, ms: for the button, which is busy until the reply has come, and for the form to close. */
const [buttonMs, closeMs] = [15_000, 5_000];

/**
 * Sends a form as a person does. Until the service that gets it has heard of what it is about, it refuses, and the form stays.
 * @param form a dialog that closes once it was sent
 */
export const sendUntilTaken = (form: Locator, button: string): Promise<void> =>
  eventually(async () => {
    if (await form.isVisible()) await form.getByRole('button', { name: button }).click({ timeout: buttonMs });
    await form.waitFor({ state: 'detached', timeout: closeMs });
  });

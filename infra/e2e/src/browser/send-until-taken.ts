import type { Locator } from 'playwright-core';
import { eventually } from '../platform/platform';

/** Longest waits of an attempt, ms: for the button, which is busy until the reply arrives, and for the form to close. */
const [buttonMs, closeMs] = [15_000, 5_000];

/**
 * Sends a form like a person, and again while it is refused: the service refuses until it has consumed the event of the form's subject.
 * @param form a dialog that closes after it was sent
 */
export const sendUntilTaken = (form: Locator, button: string): Promise<void> =>
  eventually(async () => {
    if (await form.isVisible()) await form.getByRole('button', { name: button }).click({ timeout: buttonMs });
    await form.waitFor({ state: 'detached', timeout: closeMs });
  });

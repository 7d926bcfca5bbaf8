import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
} from '@simplewebauthn/browser';

/** A passkey that the browser suggests in the field answers the newest challenge, so it is replaced before it is too old, ms. */
const renewAfterMs = 3 * 60_000;

const unavailable = 'Passkeys cannot be checked at the moment. Sign in with your password.';

/** A refusal in the server's words. */
class RefusalError extends Error {}

/** What the browser needs for one try. */
const fetchOptions = async (address: string) => {
  const reply = await fetch(address, { method: 'POST', headers: { accept: 'application/json' } });
  const body = await reply.json();
  if (!reply.ok) throw new RefusalError(typeof body.detail === 'string' ? body.detail : unavailable);
  return body;
};

/** True when the person closed the browser's question, or another try took its place. */
const wasEnded = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Offers passkeys on the sign-in page: by its button, and in the field for the address where the browser can. */
const offerPasskeys = (form: HTMLFormElement): void => {
  const field = form.elements.namedItem('answer') as HTMLInputElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const problem = form.querySelector('[role=alert]') as HTMLElement;
  let suggestedAt = Number.NEGATIVE_INFINITY;
  let tries = 0;

  /** Asks for a passkey, and sends the form with the answer. A later try takes the place of an earlier one. */
  const ask = async (useBrowserAutofill: boolean) => {
    tries += 1;
    const own = tries;
    const optionsJSON = await fetchOptions(form.dataset.options ?? '');
    if (own !== tries) return;
    field.value = JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill }));
    form.submit();
  };

  const suggest = async () => {
    if (document.hidden || Date.now() - suggestedAt < renewAfterMs) return;
    suggestedAt = Date.now();
    if (!(await browserSupportsWebAuthnAutofill())) return;
    // The button stays; its try has words for what is wrong.
    await ask(true).catch(() => undefined);
  };

  const press = async () => {
    button.disabled = true;
    problem.textContent = '';
    // No suggestion may end the question that the button leads to.
    suggestedAt = Number.POSITIVE_INFINITY;
    try {
      await ask(false);
    } catch (error) {
      if (!wasEnded(error)) problem.textContent = error instanceof RefusalError ? error.message : unavailable;
      button.disabled = false;
      suggestedAt = Number.NEGATIVE_INFINITY;
      await suggest();
    }
  };

  for (const part of document.querySelectorAll<HTMLElement>('[data-passkeys]')) part.hidden = false;
  button.addEventListener('click', () => void press());
  document.addEventListener('visibilitychange', () => void suggest());
  setInterval(() => void suggest(), 10_000);
  void suggest();
};

const form = document.querySelector<HTMLFormElement>('form.passkey');
if (form && browserSupportsWebAuthn()) offerPasskeys(form);

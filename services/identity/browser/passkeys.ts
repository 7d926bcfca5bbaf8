import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
} from '@simplewebauthn/browser';

/** A suggested passkey answers the newest challenge, which is replaced after this time, before it expires, ms. */
const renewAfterMs = 3 * 60_000;

const unavailable = 'Passkeys cannot be checked at the moment. Sign in with your password.';

/** A refusal with the server's message. */
class RefusalError extends Error {}

/** Fetches the options for an attempt. */
const fetchOptions = async (address: string) => {
  const reply = await fetch(address, { method: 'POST', headers: { accept: 'application/json' } });
  const body = await reply.json();
  if (!reply.ok) throw new RefusalError(typeof body.detail === 'string' ? body.detail : unavailable);
  return body;
};

/** True when the person closed the browser's prompt, or another attempt aborted it. */
const wasEnded = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Offers passkeys on the sign-in page: with a button, and in the field for the address if the browser supports it. */
const offerPasskeys = (form: HTMLFormElement): void => {
  const field = form.elements.namedItem('answer') as HTMLInputElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const problem = form.querySelector('[role=alert]') as HTMLElement;
  let suggestedAt = Number.NEGATIVE_INFINITY;
  let tries = 0;

  /** Asks for a passkey, and submits the form with the answer. A later attempt replaces an earlier one. */
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
    // Ignore errors: the button still works, and reports what is wrong.
    await ask(true).catch(() => undefined);
  };

  const press = async () => {
    button.disabled = true;
    problem.textContent = '';
    // A suggestion must not abort the prompt of the button.
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

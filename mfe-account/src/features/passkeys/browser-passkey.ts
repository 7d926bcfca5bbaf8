import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';

/** Whether this browser can create passkeys. */
export const canMakePasskeys = browserSupportsWebAuthn;

/** Asks the person to create a passkey. @throws the browser's own error, for `browserProblemOf` */
export const makePasskey = (optionsJSON: Parameters<typeof startRegistration>[0]['optionsJSON']) =>
  startRegistration({ optionsJSON });

/** Why the browser created no passkey, as a message; null when the error is not the browser's. */
export const browserProblemOf = ({ name }: Error): string | null => {
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was made: you stopped it, or it took too long.';
  if (name === 'ConstraintError' || name === 'NotSupportedError')
    return 'This device cannot keep a passkey. Set up its screen lock, or use another device.';
  return name === 'SecurityError' ? 'Passkeys do not work at the address in your browser.' : null;
};

import type { Page } from 'playwright-core';
import { addSoftwareAuthenticator } from './software-authenticator';

/** A virtual device that stores a page's passkeys. */
export interface Authenticator {
  /** The person touches the device for the next request of a page. It answers no other request. */
  touchOnce: () => Promise<void>;
  /** Number of passkeys on it. */
  count: () => Promise<number>;
}

/**
 * The headless shell of Chromium, which the browser from npm is, crashes when a page asks for a passkey while there is a device, even a
 * virtual one (https://github.com/boldsoftware/shelley/issues/78).
 */
const crashesWithPasskeys = async (page: Page): Promise<boolean> => {
  const session = await page.context().newCDPSession(page);
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  return product.startsWith('HeadlessChrome/');
};

const addVirtualAuthenticator = async (page: Page): Promise<Authenticator> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const setTouched = (enabled: boolean) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const handleAnswer = () => void setTouched(false).catch(() => undefined);
  session.on('WebAuthn.credentialAdded', handleAnswer);
  session.on('WebAuthn.credentialAsserted', handleAnswer);
  return {
    touchOnce: async () => {
      await setTouched(true);
    },
    count: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
};

/**
 * Adds a device to a page that stores passkeys and verifies its user, like a phone with a fingerprint sensor: the browser's virtual
 * device, or our own when the browser has none.
 * @param page before its first navigation
 */
export const addAuthenticator = async (page: Page): Promise<Authenticator> =>
  (await crashesWithPasskeys(page)) ? addSoftwareAuthenticator(page) : addVirtualAuthenticator(page);

import Bowser from 'bowser';

/** Longest header that is read: real ones are much shorter. */
const maxLength = 512;

/**
 * Browser and system for a person's list of sessions: `Firefox on Android`. Versions are omitted, because they would help to identify
 * the device.
 * @returns null when the header names no browser
 */
export const deviceName = (userAgent: string): string | null => {
  if (userAgent === '' || userAgent.length > maxLength) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return null;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
};

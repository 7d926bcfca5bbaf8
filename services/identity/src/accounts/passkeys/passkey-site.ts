import { isIP } from 'node:net';

/** The site that passkeys belong to. */
export interface PasskeySite {
  /** Host name, which is the relying party id of WebAuthn. A passkey works only there. */
  id: string;
  /** What browsers report as the origin of an answer. */
  origin: string;
}

/**
 * The site of an address; null when browsers do not support passkeys there. They require a host name, because IP addresses change their
 * owners, and https unless the host is this machine (WebAuthn level 3, sections 5.1.3 and 13).
 * @param address http or https
 */
export const passkeySite = (address: string): PasskeySite | null => {
  const { protocol, hostname, origin } = new URL(address);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isName && (protocol === 'https:' || isHere) ? { id: hostname, origin } : null;
};

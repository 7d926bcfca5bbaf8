import Keygrip from 'keygrip';
import { sessionKeys } from './test-gateway';

const keys = new Keygrip([...sessionKeys], 'sha256');

/** Cookies of a visitor, issued and signed by a gateway: always the same for the same number. */
export const visitorCookies = (n: number): string => {
  const cookie = `visitor=${String(n).padStart(22, 'v')}`;
  return `${cookie}; visitor.sig=${keys.sign(cookie)}`;
};

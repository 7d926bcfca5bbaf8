import { withPageAccount } from '../session/page-account';
import { withPageTrace } from './page-trace';

/** How a call reaches the server: the browser's own fetch, or the fetch with which a page is prepared. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

let currentTransport: () => Transport = () => (url, init) =>
  fetch(url, withPageTrace(withPageAccount(url, init)));

/** Replaces the way calls are sent, from the next call on. For the server module and for tests. */
export const setTransport = (transport: () => Transport): void => {
  currentTransport = transport;
};

/** Sends a request the current way. */
export const send: Transport = (url, init) => currentTransport()(url, init);

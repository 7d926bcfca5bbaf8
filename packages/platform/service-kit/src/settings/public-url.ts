import { isLoopback } from '@setu/protocol';
import type { SettingRule } from './setting-rules';

/** The public address of the platform, and its mode. */
interface PublicSettings {
  NODE_ENV?: string | undefined;
  DEMO: boolean;
  PUBLIC_URL?: string | undefined;
}

/** Passwords and session cookies of real people must not be sent without TLS. */
export const publicUrlRule: SettingRule<PublicSettings> = {
  name: 'PUBLIC_URL',
  reads: ['NODE_ENV', 'DEMO', 'PUBLIC_URL'],
  isKept: ({ NODE_ENV, DEMO, PUBLIC_URL }) => {
    if (NODE_ENV !== 'production' || DEMO || PUBLIC_URL === undefined) return true;
    const { protocol, hostname } = new URL(PUBLIC_URL);
    return protocol === 'https:' || isLoopback(hostname);
  },
  problem:
    'it has no https, so passwords and sessions would travel in the clear. Put TLS before the gateway and write https://, or set DEMO=1.',
};

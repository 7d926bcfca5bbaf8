import { isLoopback } from '@setu/protocol';
import { demoPasswordDefault } from './demo';

interface Installation {
  isDemo: boolean;
  /** `DEMO_PASSWORD`; empty or absent while the published password is used. */
  demoPassword: string | undefined;
  /** The public address of the site. */
  publicUrl: string;
  /** Address the gateway listens at; `0.0.0.0` and `::` are all addresses of the machine. */
  host: string;
}

/**
 * A warning for terminal and log when others can reach an installation whose demo accounts, including administrators, have
 * the password from the README; null when only this machine can reach it, or the password is a secret.
 */
export const demoWarning = ({ isDemo, demoPassword, publicUrl, host }: Installation): string | null => {
  const isPublished = !demoPassword || demoPassword === demoPasswordDefault;
  if (!isDemo || !isPublished || (isLoopback(new URL(publicUrl).hostname) && isLoopback(host))) return null;
  return (
    `Anybody can sign in as an administrator: others can reach ${publicUrl}, and its demo accounts have the published ` +
    'password. Start it with DEMO=0, or with DEMO_PASSWORD set to a secret.'
  );
};

import { feature, type ServiceDeps } from '@setu/service-kit';
import type { IdentitySettings } from '../../env';
import type { Checks } from '../../provider-outcome';
import { makeProviderCookie } from './browser-cookie';

/** The cookie of a sign-in at the provider. */
export const makeCookieOfProvider = (provider: IdentitySettings['provider']) =>
  feature({
    name: 'provider-cookie',
    needs: { site: 'mail' },
    build: ({ clock, site }: ServiceDeps & { site: string }) => {
      const providerCookie = makeProviderCookie({
        clock,
        secret: provider?.clientSecret ?? '',
        isSecure: site.startsWith('https:'),
      });
      return {
        gives: {
          providerCookie,
          rememberJoin: (checks: Checks) =>
            providerCookie.keep({ ...checks, returnTo: '/settings', isJoin: true }),
        },
      };
    },
  });

import type { Instance } from '@setu/protocol';

interface Options {
  /** True when instances are called over TLS only. */
  needsHttps: boolean;
  /** True on a development platform, where services also run from sources, without a release. */
  isDev: boolean;
  /** Whether a release of this service is live or a canary. */
  isReleased: (service: string) => boolean;
}

/**
 * Why an announced instance gets no calls; null when it may get calls. Every client of the broker can announce anything, so the
 * registry decides what is public: an instance must name a release, and its service must be released in the registry.
 */
export const announcementProblem =
  ({ needsHttps, isDev, isReleased }: Options) =>
  ({ service, version, url }: Instance): string | null => {
    if (needsHttps && !url.startsWith('https:'))
      return 'an instance without TLS is not called, because SERVICES_HTTPS is 1';
    if (isDev) return null;
    if (version === null)
      return (
        'an instance without a release is not called: publish its service, and set RELEASE_VERSION to the version. ' +
        'On a development platform, set DEV=1 for the gateway'
      );
    if (!isReleased(service))
      return `an instance of ${service} is not called, because no release of ${service} is live: publish and promote one`;
    return null;
  };

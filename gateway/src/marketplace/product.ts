import {
  allEndpoints,
  apiReference,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  product,
  providerCookie,
  type SiteSettings,
  signOut,
  signOutPage,
  site,
  streamNotifications,
  videoPlayerOrigins,
} from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import type { PageProduct } from '../edge/pages/page-product';
import type { ReferenceProduct } from '../edge/reference/reference-product';
import type { Sessions } from '../edge/sessions/sessions';
import { headsOf } from './default-heads';
import { makeReadUser } from './page-user';
import { readSiteSettings } from './site-settings';

/** The browser cookies that services get, in addition to the intent of a sign-in. */
export const serviceCookies: readonly string[] = [providerCookie.name];

export const referenceProduct: ReferenceProduct = {
  texts: apiReference,
  endpoints: allEndpoints,
  answeredHere: [signOut, signOutPage, listOwnSessions, endOwnSession, endOtherSessions, streamNotifications],
};

interface Deps {
  sessions: Pick<Sessions, 'applyChanges'>;
  /** Name and description of the site, as last read; null while unknown. */
  siteSettings: () => SiteSettings | null;
  logger: Logger;
}

/** The marketplace's parts of pages. */
export const makePageProduct = ({ sessions, siteSettings, logger }: Deps): PageProduct => ({
  name: product.name,
  site,
  frames: videoPlayerOrigins,
  readUser: makeReadUser({ sessions, logger }),
  heads: () => headsOf(siteSettings()),
  readHeads: async (read, waitMs) => {
    const settings = await readSiteSettings(read, waitMs);
    return settings && headsOf(settings);
  },
});

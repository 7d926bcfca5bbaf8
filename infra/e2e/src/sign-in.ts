import type { ApiSession } from './api-client';
import type { BrowserKit } from './page-kit';
import { platformUrl } from './platform';

/** A browser of somebody who holds this session already. */
export const browserOf = async (kit: BrowserKit, session: ApiSession) => {
  const visitor = await kit.newVisitor();
  await visitor.context.addCookies(
    [...session.cookies].map(([name, value]) => ({ name, value, url: platformUrl() })),
  );
  return visitor;
};

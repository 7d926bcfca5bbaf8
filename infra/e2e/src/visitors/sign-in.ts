import type { BrowserContext } from 'playwright-core';
import type { BrowserKit } from '../browser/page-kit';
import { platformUrl } from '../platform/platform';
import type { ApiSession } from './api-client';

/** Adds an existing session to a browser. */
export const addSession = (context: BrowserContext, { cookies }: ApiSession): Promise<void> =>
  context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: platformUrl() })));

/** A browser with an existing session. */
export const browserOf = async (kit: BrowserKit, session: ApiSession) => {
  const visitor = await kit.newVisitor();
  await addSession(visitor.context, session);
  return visitor;
};

import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserKit } from '../browser/page-kit';
import { dataDir, platformUrl } from '../platform/platform';

/**
 * A browser with the id that a gateway gives its visitors while a canary runs. The platform distinguishes all such visitors; of visitors
 * without an id it counts only a few per network.
 */
export const knownVisitor = async (kit: BrowserKit) => {
  const visitor = await kit.newVisitor();
  const { sessionKeys } = JSON.parse(await readFile(join(dataDir(), 'secrets.json'), 'utf8'));
  const id = randomBytes(16).toString('base64url');
  const signature = createHmac('sha256', sessionKeys[0]).update(`visitor=${id}`).digest('base64url');
  await visitor.context.addCookies([
    { name: 'visitor', value: id, url: platformUrl() },
    { name: 'visitor.sig', value: signature, url: platformUrl() },
  ]);
  return visitor;
};

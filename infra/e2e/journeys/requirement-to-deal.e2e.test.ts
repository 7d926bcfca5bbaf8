import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { requirementToDeal } from '../src/journeys/requirement-to-deal';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

test('a requirement is posted, offered to, accepted, completed and confirmed', () => requirementToDeal(kit));

import { requirementToDeal } from '../src/journeys/requirement-to-deal';
import { type BrowserKit, openBrowser } from '../src/page-kit';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

test(
  'a requirement is posted, offered to, accepted, completed and confirmed',
  () => requirementToDeal(kit),
  240_000,
);

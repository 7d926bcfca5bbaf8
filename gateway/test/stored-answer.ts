import { eventually } from '@setu/service-kit/test';

/**
 * What a page shows once it is stored. A page that a busy machine does not finish in time has no data and is made again.
 * @param ask gets the page and returns what it shows; null for a page without data
 */
export const storedAnswer = (ask: () => Promise<string | null>): Promise<string | null> =>
  eventually(async () => {
    const answer = await ask();
    expect(answer).not.toBeNull();
    expect(await ask()).toBe(answer);
    return answer;
  });

import { eventually } from '@setu/service-kit/test';

/**
 * What a page shows once it is stored. One that a busy machine does not finish in time comes without data and is made again.
 * @param ask gets the page and answers what it shows; null for a page without data
 */
export const storedAnswer = (ask: () => Promise<string | null>): Promise<string | null> =>
  eventually(async () => {
    const answer = await ask();
    expect(answer).not.toBeNull();
    expect(await ask()).toBe(answer);
    return answer;
  });

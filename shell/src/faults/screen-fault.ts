import type { FailureCause } from '@setu/protocol';

/** What the page noticed about a screen that is shown: thrown in its place, so that another release takes over. */
export class ScreenFault extends Error {
  override name = 'ScreenFault';

  constructor(
    readonly fault: FailureCause,
    message: string,
  ) {
    super(message);
  }
}

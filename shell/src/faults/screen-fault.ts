import type { FailureCause } from '@setu/protocol';

/** A fault of the current screen that the page detected. It is thrown in the place of the screen, so that another release takes over. */
export class ScreenFault extends Error {
  override name = 'ScreenFault';

  constructor(
    readonly fault: FailureCause,
    message: string,
  ) {
    super(message);
  }
}

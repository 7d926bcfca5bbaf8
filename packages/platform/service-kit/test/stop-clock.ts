/**
 * Stops the real clock during each test of a file, so that it does not matter how long calls take. The clock of the service moves
 * by `clock.ahead` only.
 */
export const stopClock = (): void => {
  let stopped: jest.SpyInstance;
  beforeEach(() => {
    stopped = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  });
  afterEach(() => stopped.mockRestore());
};

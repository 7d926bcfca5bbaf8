/**
 * Stops the real clock during each test of a file, so that the duration of calls does not matter. Only `clock.ahead` moves the
 * clock of the service.
 */
export const stopClock = (): void => {
  let stopped: jest.SpyInstance;
  beforeEach(() => {
    stopped = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  });
  afterEach(() => stopped.mockRestore());
};

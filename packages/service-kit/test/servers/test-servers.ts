type Teardown = () => Promise<void>;

// Jest loads set-up and tear-down as two module worlds of one process; the process object is what they share.
const shared: NodeJS.Process & { franchisesetuTeardown?: Teardown } = process;

/** Remembers how to stop the servers of this run. */
export const keepForTeardown = (teardown: Teardown): void => {
  shared.franchisesetuTeardown = teardown;
};

/** How to stop the servers of this run, once; undefined when none were started. */
export const takeTeardown = (): Teardown | undefined => {
  const teardown = shared.franchisesetuTeardown;
  delete shared.franchisesetuTeardown;
  return teardown;
};

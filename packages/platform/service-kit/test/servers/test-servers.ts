type Teardown = () => Promise<void>;

// Jest loads set-up and tear-down as separate modules of one process; they share only the process object.
const shared: NodeJS.Process & { franchisesetuTeardown?: Teardown } = process;

/** Remembers how to stop the servers of this run. */
export const registerTeardown = (teardown: Teardown): void => {
  shared.franchisesetuTeardown = teardown;
};

/** How to stop the servers of this run, once; undefined when none were started. */
export const takeTeardown = (): Teardown | undefined => {
  const teardown = shared.franchisesetuTeardown;
  delete shared.franchisesetuTeardown;
  return teardown;
};

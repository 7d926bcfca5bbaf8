type Teardown = () => Promise<void>;

// Jest loads set-up and tear-down as separate modules of one process; they share only the process object.
const shared: NodeJS.Process & { franchisesetuTeardown?: Teardown } = process;

/** Stores the function that stops the servers of this run. */
export const registerTeardown = (teardown: Teardown): void => {
  shared.franchisesetuTeardown = teardown;
};

/** Returns and removes that function; undefined when no servers were started. */
export const takeTeardown = (): Teardown | undefined => {
  const teardown = shared.franchisesetuTeardown;
  delete shared.franchisesetuTeardown;
  return teardown;
};

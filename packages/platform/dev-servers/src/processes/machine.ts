/** Where a program runs. */
export interface Machine {
  /** The address at which others reach it. */
  address: string;
  /** The network namespace that represents this machine; absent for the real machine. */
  namespace?: string;
}

/** The real machine, reached from itself only. */
export const thisMachine: Machine = { address: '127.0.0.1' };

/** Number of failures in a row that open the breaker. */
const failuresToOpen = 5;
/** Time until the next attempt, ms. */
const openMs = 30_000;

/** A circuit breaker: after several failures in a row, no attempts are made for a while. */
export interface Breaker {
  /** True while no attempt should be made. */
  isOpen: () => boolean;
  /** Call it after each attempt. */
  note: (hasFailed: boolean) => void;
}

/** After the open time one attempt decides: a success closes the breaker, a failure opens it again. */
export const makeBreaker = (now: () => number = Date.now): Breaker => {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: () => now() < openUntil,
    note: (hasFailed) => {
      failures = hasFailed ? failures + 1 : 0;
      openUntil = failures >= failuresToOpen ? now() + openMs : 0;
    },
  };
};

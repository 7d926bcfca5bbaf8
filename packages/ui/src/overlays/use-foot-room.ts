/**
 * Does nothing: messages stand away from bars and buttons by themselves. Remotes built before that import it; it goes
 * when none of them is live.
 */
export const useFootRoom = (): undefined => undefined;

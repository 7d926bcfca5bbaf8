/**
 * Does nothing, because toasts keep away from bars and buttons. Older remotes import it; it is removed
 * when none of them is live.
 */
export const useFootRoom = (): undefined => undefined;

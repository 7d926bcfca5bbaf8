/**
 * Does nothing, because toasts avoid bars and buttons. Older remotes import it; remove it when none of them is live.
 */
export const useFootRoom = (): undefined => undefined;

const duplicateWindowMs = 2 * 60 * 1_000;

/**
 * Since when the same words of the same person in the same place count as said once: two minutes back. So a double click,
 * or another try after a lost reply, doubles nothing.
 */
export const duplicatesSince = (now: Date): Date => new Date(now.getTime() - duplicateWindowMs);

import type { AdminProof } from '@setu/contracts';

/** The name of the person whom a proof is about. */
export const nameOf = ({ userName }: Pick<AdminProof, 'userName'>): string =>
  userName || 'Name not known yet';

import type { ProofToDecide } from '@setu/contracts';

/** The name of the person whom a proof is about. */
export const nameOf = ({ userName }: Pick<ProofToDecide, 'userName'>): string =>
  userName || 'A person whose name is not known yet';

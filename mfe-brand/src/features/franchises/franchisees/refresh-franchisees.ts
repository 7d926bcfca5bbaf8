import { listFranchisees } from '@setu/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** Reads all lists and counts of franchisees again, because a decision moves a person from one to another. */
export const refreshFranchisees = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [listFranchisees.path] });

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { franchise } from './franchise.queries';
import { listedFranchise } from './listed-franchise';

/** One franchise by its id. While it loads, it is as a list showed it, so that its page appears at once. */
export const useFranchise = (id: string) => {
  const client = useQueryClient();
  return useQuery({ ...franchise(id), placeholderData: () => listedFranchise(client, id) });
};

import { handleUnauthorized, isUnauthorized, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { team } from './team.queries';

/** Changes the team and shows the result. */
export const useTeamChange = <Input>(
  send: (input: Input) => Promise<unknown>,
  done: (input: Input) => string,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_reply, input) => {
      toastSuccess(done(input));
      return client.invalidateQueries(team());
    },
    onError: (error) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError({
        title: 'Your team could not be changed.',
        description: userMessageOf(error) ?? 'Please try again.',
      });
    },
  });
};

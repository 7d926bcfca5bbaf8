import { getPhoneState } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Whether the phone number of the signed-in person is confirmed, and whether a code is on its way. */
export const phoneState = () =>
  queryOptions({
    queryKey: [getPhoneState.path],
    queryFn: ({ signal }) => api.call(getPhoneState, {}, { signal }),
  });

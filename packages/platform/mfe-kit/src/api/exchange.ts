import { noteOtherAccount } from '../session/page-account';
import { ApiError } from './api-error';
import { send } from './transport';

/** Sends a request. @throws ApiError for any reply that is not a success */
export const exchange = async (url: string, init: RequestInit): Promise<Response> => {
  const reply = await send(url, init);
  if (reply.ok) return reply;
  const error = new ApiError(reply.status, reply.statusText, await reply.text());
  if (error.code === 'other_account') noteOtherAccount(url);
  throw error;
};

import { ApiError } from '@setu/mfe-kit';
import { toast } from '@setu/ui';

/** The toast of something that worked. */
export const sayDone = (description: string): void =>
  void toast({ title: 'Success', description, variant: 'success' });

/** The toast of something that did not. */
export const sayFailed = (description: string): void =>
  void toast({ title: 'Error', description, variant: 'destructive' });

/** What the server says of a refusal the user can understand; null for one that only trying again can mend. */
export const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError && [403, 404, 409, 429].includes(error.status) ? error.detail : null;

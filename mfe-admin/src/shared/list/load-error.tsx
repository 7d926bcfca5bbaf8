import { userMessageOf } from '@setu/mfe-kit';
import { ErrorState } from '@setu/ui';
import { useAdminUnauthorized } from '../admin-auth/use-admin-unauthorized';

interface LoadErrorProps {
  /** Says what could not be loaded, a sentence. */
  title: string;
  error: Error | null;
  onRetry: () => void;
  busy: boolean;
}

/** A read that failed, and the way to try again. One that was refused for want of a session leads to the login. */
export function LoadError({ title, error, onRetry, busy }: LoadErrorProps) {
  useAdminUnauthorized(error);
  return (
    <ErrorState level={2} title={title} onRetry={onRetry} busy={busy}>
      {userMessageOf(error) ?? 'Check your connection and try again.'}
    </ErrorState>
  );
}

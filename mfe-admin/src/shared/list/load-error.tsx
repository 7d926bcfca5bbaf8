import { userMessageOf } from '@setu/mfe-kit';
import { ErrorState } from '@setu/ui';
import { useAdminUnauthorized } from '../admin-auth/use-admin-unauthorized';

interface LoadErrorProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  error: Error | null;
  onRetry: () => void;
  busy: boolean;
}

/** A failed read, and a button to retry. A read that was refused because there is no session opens the login. */
export function LoadError({ title, error, onRetry, busy }: LoadErrorProps) {
  useAdminUnauthorized(error);
  return (
    <ErrorState level={2} title={title} onRetry={onRetry} busy={busy}>
      {userMessageOf(error) ?? 'Check your connection and try again.'}
    </ErrorState>
  );
}

import { dismissListingReport, type ListingReport } from '@setu/contracts';
import { api, isUnauthorized, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { Button } from '@setu/ui';
import { useMutation } from '@tanstack/react-query';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';

interface DismissButtonProps {
  report: ListingReport;
  onDismissed: (report: ListingReport) => void;
}

/** Closes a report without an action. */
export function DismissButton({ report, onDismissed }: DismissButtonProps) {
  const { endSession } = useAdminAuth();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(dismissListingReport, { id: report.id }),
    onSuccess: (decided) => {
      onDismissed(decided);
      if (decided.state === 'dismissed')
        toastSuccess({ title: 'Report dismissed', description: decided.listingTitle });
      else toastSuccess({ title: 'Another administrator had upheld this report' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      toastError({ title: 'Failed to dismiss the report', description: userMessageOf(error) ?? undefined });
    },
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={isPending}
      aria-label={`Dismiss the report of ${report.listingTitle}`}
      onClick={() => mutate()}
    >
      Dismiss
    </Button>
  );
}

import { type AdminFranchiseeReview, dismissReviewReports } from '@setu/contracts';
import { api, isUnauthorized, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { Button } from '@setu/ui';
import { useMutation } from '@tanstack/react-query';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';

interface DismissReportsButtonProps {
  id: string;
  /** How the review is named. */
  of: string;
  onDismissed: (review: AdminFranchiseeReview) => void;
}

/** Dismisses the open reports of a review, which stays shown. */
export function DismissReportsButton({ id, of, onDismissed }: DismissReportsButtonProps) {
  const { endSession } = useAdminAuth();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(dismissReviewReports, { id }),
    onSuccess: (review) => {
      onDismissed(review);
      toastSuccess({ title: 'Reports dismissed', description: of });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      toastError({ title: 'Failed to dismiss the reports', description: userMessageOf(error) ?? undefined });
    },
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={isPending}
      aria-label={`Dismiss reports of ${of}`}
      onClick={() => mutate()}
    >
      Dismiss reports
    </Button>
  );
}

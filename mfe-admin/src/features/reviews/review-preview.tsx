import type { WaitingListing } from '@setu/contracts';
import { Button, Stack, Text } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { FranchisePreview } from './franchise-preview';
import { ownerOf } from './review-text';
import { PropertyPreview, RequirementPreview } from './space-previews';

interface ReviewPreviewProps {
  waiting: WaitingListing;
  isApproving: boolean;
  onApprove: () => void;
  onReturn: () => void;
  onClose: () => void;
}

const contentOf = (waiting: WaitingListing) => {
  if (waiting.kind === 'franchise') return <FranchisePreview franchise={waiting.listing} />;
  if (waiting.kind === 'property') return <PropertyPreview property={waiting.listing} />;
  return <RequirementPreview requirement={waiting.listing} />;
};

/** Everything that a listing will show once it is public, and the decision. */
export function ReviewPreview({ waiting, isApproving, onApprove, onReturn, onClose }: ReviewPreviewProps) {
  const { title, review } = waiting.listing;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={`by ${ownerOf(waiting)}`}
      width={720}
      footer={
        <>
          <Button variant="secondary" onClick={onReturn}>
            Return
          </Button>
          <Button busy={isApproving} onClick={onApprove}>
            Approve
          </Button>
        </>
      }
    >
      <Stack $gap={16}>
        {review?.reason ? (
          <Text $size={14} dir="auto" style={{ whiteSpace: 'pre-line' }}>
            Returned before: {review.reason}
          </Text>
        ) : null}
        {contentOf(waiting)}
      </Stack>
    </Dialog>
  );
}

import type { WaitingListing } from '@setu/contracts';
import { Stack, Text } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { FranchisePreview } from './franchise-preview';
import { ownerOf } from './review-text';
import { PropertyPreview, RequirementPreview } from './space-previews';

interface ReviewPreviewProps {
  waiting: WaitingListing;
  onClose: () => void;
}

const contentOf = (waiting: WaitingListing) => {
  if (waiting.kind === 'franchise') return <FranchisePreview franchise={waiting.listing} />;
  if (waiting.kind === 'property') return <PropertyPreview property={waiting.listing} />;
  return <RequirementPreview requirement={waiting.listing} />;
};

/** Everything that a listing will show, before others see it. */
export function ReviewPreview({ waiting, onClose }: ReviewPreviewProps) {
  const { title, review } = waiting.listing;
  return (
    <Dialog open onOpenChange={onClose} title={title} description={`by ${ownerOf(waiting)}`} width={720}>
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

import { type FranchiseeReview, proverTexts } from '@setu/contracts';
import { Badge, Icon } from '@setu/ui';
import { CircleCheck } from '@setu/ui/icons';

/** Who proved that the author of a review runs an outlet, or that the review is invented for the demo. */
export function ProofBadge({ of }: { of: Pick<FranchiseeReview, 'isSample' | 'provenBy'> }) {
  if (of.isSample) return <Badge tone="outline">Sample</Badge>;
  if (!of.provenBy) return null;
  return (
    <Badge tone="success">
      <Icon of={CircleCheck} size={14} />
      {proverTexts[of.provenBy]}
    </Badge>
  );
}

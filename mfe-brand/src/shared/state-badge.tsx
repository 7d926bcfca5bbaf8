import type { FranchiseView } from '@setu/contracts';
import { HiddenBadge, ReviewBadge } from '@setu/marketplace';
import { Badge } from '@setu/ui';

/** Whether others see a listing, and if not, why. */
export function StateBadge({ of }: { of: Pick<FranchiseView, 'hidden' | 'review' | 'isActive'> }) {
  if (of.hidden) return <HiddenBadge />;
  if (of.review) return <ReviewBadge review={of.review} />;
  return <Badge tone={of.isActive ? 'success' : 'secondary'}>{of.isActive ? 'Active' : 'Inactive'}</Badge>;
}

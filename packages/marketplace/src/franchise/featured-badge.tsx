import { Badge, tip, VisuallyHidden } from '@setu/ui';
import { placementText } from './placements';

/** The mark of a featured franchise, which says what it means: in a tooltip, and to screen readers. */
export function FeaturedBadge() {
  return (
    <Badge tone="featured">
      <span {...tip(placementText)}>Featured</span>
      <VisuallyHidden>. {placementText}</VisuallyHidden>
    </Badge>
  );
}

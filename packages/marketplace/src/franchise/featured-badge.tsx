import { Badge, tip, VisuallyHidden } from '@setu/ui';
import { placementText } from './placements';

/** The badge of a featured franchise, explained in a tooltip and to screen readers. */
export function FeaturedBadge() {
  return (
    <Badge tone="featured">
      <span {...tip(placementText)}>Featured</span>
      <VisuallyHidden>. {placementText}</VisuallyHidden>
    </Badge>
  );
}

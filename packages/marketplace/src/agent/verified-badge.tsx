import { Badge, Icon } from '@setu/ui';
import { BadgeCheck } from 'lucide-react';

/** The mark of an agent whose profile an administrator has verified. */
export function VerifiedBadge() {
  return (
    <Badge tone="success">
      <Icon of={BadgeCheck} size={16} />
      Verified
    </Badge>
  );
}

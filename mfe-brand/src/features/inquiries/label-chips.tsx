import type { InquiryView } from '@setu/contracts';
import { Badge, Cluster, VisuallyHidden } from '@setu/ui';

/** The labels that the team added to an inquiry; empty when there are none. */
export function LabelChips({ inquiry: { labels } }: { inquiry: Pick<InquiryView, 'labels'> }) {
  if (!labels?.length) return null;
  return (
    <Cluster $gap={4}>
      <VisuallyHidden>Labels:</VisuallyHidden>
      {labels.map((label) => (
        <Badge key={label} tone="tint">
          {label}
        </Badge>
      ))}
    </Cluster>
  );
}

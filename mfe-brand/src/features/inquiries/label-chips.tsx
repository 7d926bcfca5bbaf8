import type { InquiryView } from '@setu/contracts';
import { Badge, Cluster, VisuallyHidden } from '@setu/ui';

/** The labels that the team put on an inquiry; nothing without any. */
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

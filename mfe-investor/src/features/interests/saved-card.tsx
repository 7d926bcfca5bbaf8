import type { FranchiseView } from '@setu/contracts';
import { FranchiseCard, InquiryButton, useSave } from '@setu/marketplace';
import { Cluster, IconButton, toast, VisuallyHidden } from '@setu/ui';
import { BookmarkX } from '@setu/ui/icons';

interface SavedCardProps {
  franchise: FranchiseView;
  /** Called when the franchise and its card are removed from the list. */
  onRemoved: () => void;
}

/** A saved franchise, with buttons to inquire and to remove it; removing can be undone. */
export function SavedCard({ franchise, onRemoved }: SavedCardProps) {
  const save = useSave(franchise.id);
  const announceRemoved = () => {
    toast({
      title: 'Removed from saved franchises',
      description: franchise.title,
      action: { label: 'Undo', hint: 'Save the franchise again', onClick: () => save.mutate(true) },
    });
    onRemoved();
  };
  const handleRemove = () => {
    if (save.isPending) return;
    // The mutation shows its own error.
    save.mutateAsync(false).then(announceRemoved, () => undefined);
  };
  return (
    <FranchiseCard
      franchise={franchise}
      level={3}
      action={
        <Cluster $gap={4} $wrap={false}>
          <IconButton
            name={`Remove ${franchise.title} from saved`}
            icon={BookmarkX}
            aria-busy={save.isPending}
            onClick={handleRemove}
          />
          <InquiryButton franchise={franchise} size="sm">
            Inquire
            <VisuallyHidden> about {franchise.title}</VisuallyHidden>
          </InquiryButton>
        </Cluster>
      }
    />
  );
}

import type { Moderated } from '@setu/contracts';
import { Badge, FoldableText, formatDate, Stack, Text } from '@setu/ui';

interface ModerationNoteProps {
  /** `Hidden` or `Suspended`. */
  word: string;
  moderated: Moderated;
  /** Title or name of the item. */
  of: string;
}

/** A note that an item is hidden or suspended, since when and why. */
export function ModerationNote({ word, moderated, of }: ModerationNoteProps) {
  return (
    <Stack $gap={4}>
      <div>
        <Badge tone="danger">{word}</Badge>
      </div>
      <Text $size={14} $tone="muted">
        Since {formatDate(moderated.at)}
      </Text>
      <FoldableText lines={2} size={14} about={`of the reason for ${of}`}>
        {moderated.reason}
      </FoldableText>
    </Stack>
  );
}

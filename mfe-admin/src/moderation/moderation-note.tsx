import type { Moderated } from '@setu/contracts';
import { Badge, formatDate, Stack, Text } from '@setu/ui';
import { LongText } from '../list/long-text';

interface ModerationNoteProps {
  /** `Hidden` or `Suspended`. */
  word: string;
  moderated: Moderated;
  /** Title or name of what it is about. */
  of: string;
}

/** That something is hidden or suspended, since when and why. */
export function ModerationNote({ word, moderated, of }: ModerationNoteProps) {
  return (
    <Stack $gap={4}>
      <div>
        <Badge tone="danger">{word}</Badge>
      </div>
      <Text $size={14} $tone="muted">
        Since {formatDate(moderated.at)}
      </Text>
      <LongText about={`the reason for ${of}`}>{moderated.reason}</LongText>
    </Stack>
  );
}

import type { SavedReply } from '@setu/contracts';
import { Button, Cluster, Text, token } from '@setu/ui';
import styled from 'styled-components';

const Root = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  overflow-wrap: anywhere;
`;

interface SavedReplyRowProps {
  reply: SavedReply;
  onUse: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A saved reply with its actions. */
export function SavedReplyRow({ reply: { title, text }, onUse, onEdit, onDelete }: SavedReplyRowProps) {
  return (
    <Root>
      <div>
        <Text $weight={600} dir="auto">
          {title}
        </Text>
        <Text $size={14} $tone="muted" $lines={2} dir="auto">
          {text}
        </Text>
      </div>
      <Cluster $gap={8}>
        <Button size="sm" variant="secondary" aria-label={`Use ${title}`} onClick={onUse}>
          Use
        </Button>
        <Button size="sm" variant="ghost" aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="sm" variant="ghost" aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </Button>
      </Cluster>
    </Root>
  );
}

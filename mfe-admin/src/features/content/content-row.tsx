import type { WebsiteContent } from '@setu/contracts';
import { Badge, IconButton, LinkButton, Text, token } from '@setu/ui';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { searchOf } from '../../address/place';
import { Cell, Row } from '../../list/table';
import { useDeleteContent } from './use-delete-content';

const Key = styled.code`
  font: 500 ${token.text[14]} / 1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[8]};
`;

interface ContentRowProps {
  piece: WebsiteContent;
  /** Its dialog is about to be asked for. */
  onNear: () => void;
  onDeleted: () => void;
}

/** One piece of site copy with what can be done to it. */
export function ContentRow({ piece, onNear, onDeleted }: ContentRowProps) {
  const deleting = useDeleteContent(piece, onDeleted);
  const { id, key, title, content, isActive, order } = piece;
  return (
    <Row>
      <Cell>
        <Key>{key}</Key>
      </Cell>
      <Cell label="Title and content">
        {title ? (
          <Text $weight={600} $size={14} dir="auto">
            {title}
          </Text>
        ) : null}
        {content ? (
          <Text $size={14} $tone="muted" $lines={2} dir="auto">
            {content}
          </Text>
        ) : null}
        {title || content ? null : <Text $size={14}>No text</Text>}
      </Cell>
      <Cell label="Status">
        <Badge tone={isActive ? 'success' : 'outline'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </Cell>
      <Cell label="Order">{order}</Cell>
      <Cell>
        <Actions>
          <LinkButton
            as={Link}
            to={{ search: searchOf({ tab: 'content', edit: id }) }}
            variant="secondary"
            size="sm"
            aria-label={`Edit ${key}`}
            onPointerEnter={onNear}
            onFocus={onNear}
          >
            Edit
          </LinkButton>
          <IconButton
            name={`Delete ${key}`}
            icon={Trash2}
            disabled={deleting.isPending}
            onClick={() => deleting.mutate()}
          />
        </Actions>
      </Cell>
    </Row>
  );
}

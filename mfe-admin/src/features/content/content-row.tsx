import type { WebsiteContent } from '@setu/contracts';
import { Badge, IconButton, LinkButton, media, Text, token } from '@setu/ui';
import { Trash2 } from '@setu/ui/icons';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Cell, Row } from '../../shared/list/table';
import { searchOf } from '../../shared/search-of';
import { useOnce } from '../../shared/use-once';
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

  /* Aligned with the left edge of the column's heading. */
  ${media.wide} {
    justify-content: flex-start;
  }
`;

interface ContentRowProps {
  entry: WebsiteContent;
  /** Called when its dialog is likely to be opened soon. */
  onNear: () => void;
  onDeleted: () => void;
}

/** One entry of site copy with its actions. */
export function ContentRow({ entry, onNear, onDeleted }: ContentRowProps) {
  const deleting = useDeleteContent(entry, onDeleted);
  // The mutation shows its own error.
  const remove = useOnce(() => deleting.mutateAsync().catch(() => undefined));
  const { id, key, title, content, isActive, order } = entry;
  return (
    <Row $align="center">
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
      <Cell label="Status" half>
        <Badge tone={isActive ? 'success' : 'outline'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </Cell>
      <Cell label="Order" half>
        {order}
      </Cell>
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
          <IconButton name={`Delete ${key}`} icon={Trash2} onClick={() => void remove()} />
        </Actions>
      </Cell>
    </Row>
  );
}

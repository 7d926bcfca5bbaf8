import type { FranchiseDraftView } from '@setu/contracts';
import {
  Badge,
  Button,
  Card,
  Cluster,
  formatDate,
  Heading,
  Icon,
  IconButton,
  LinkButton,
  Text,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { Eye, Pencil, Trash2 } from '@setu/ui/icons';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { draftTitle } from './draft-title';
import { missingIn } from './written';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  height: 100%;
  border-style: dashed;
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
  gap: ${token.space[8]};
  margin-top: auto;
  padding-top: ${token.space[12]};
  border-top: 1px solid ${token.color.line};
`;

const listFormat = new Intl.ListFormat('en-IN', { type: 'conjunction' });

const hintOf = (draft: FranchiseDraftView): string => {
  if (draft.published) return 'Investors see the published version. Continue to publish your changes.';
  const missing = missingIn(draft);
  return missing.length === 0
    ? 'It has everything it needs. Continue to publish it.'
    : `Before you can publish it, add: ${listFormat.format(missing)}.`;
};

interface DraftCardProps {
  draft: FranchiseDraftView;
  onContinue: () => void;
  onContinueNear: () => void;
  onDelete: () => void;
}

/** A draft of a franchise or of a change to one: what is missing, and its actions. */
export function DraftCard({ draft, onContinue, onContinueNear, onDelete }: DraftCardProps) {
  const title = draftTitle(draft);
  return (
    <Root as="article">
      <Cluster $gap={8}>
        <Badge tone="warning">{draft.published ? 'Draft of a change' : 'Draft'}</Badge>
        <Text as="span" $size={14} $tone="muted">
          Saved <time dateTime={draft.updatedAt}>{formatDate(draft.updatedAt)}</time>
        </Text>
      </Cluster>
      <Heading level={4} size="card">
        <Text as="span" $size={18} $weight={600} $lines={2}>
          {title}
        </Text>
      </Heading>
      <Text $size={14} $tone="muted">
        {hintOf(draft)}
      </Text>
      <Actions>
        <Button
          variant="secondary"
          onClick={onContinue}
          onPointerEnter={onContinueNear}
          onFocus={onContinueNear}
        >
          <Icon of={Pencil} />
          <span>
            Continue
            <VisuallyHidden> {title}</VisuallyHidden>
          </span>
        </Button>
        <LinkButton as={Link} to={`/franchises/drafts/${draft.id}`} variant="secondary">
          <Icon of={Eye} />
          <span>
            Preview
            <VisuallyHidden> {title}</VisuallyHidden>
          </span>
        </LinkButton>
        <IconButton bordered name={`Delete the draft ${title}`} icon={Trash2} onClick={onDelete} />
      </Actions>
    </Root>
  );
}

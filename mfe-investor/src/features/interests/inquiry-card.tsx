import type { InquiryView } from '@setu/contracts';
import { isFinalStatus } from '@setu/contracts';
import {
  FinalStatusDialog,
  InquiryStatusBadge,
  preloadFinalStatus,
  UnreadBadge,
  useFocusAfterClose,
  useThreadPreload,
} from '@setu/marketplace';
import {
  Button,
  Card,
  FoldableText,
  formatDateUnbroken,
  Heading,
  Icon,
  LinkButton,
  media,
  plural,
  Text,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { ArrowUpRight, MessageSquare } from '@setu/ui/icons';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};

  &:focus {
    outline: none;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};

  > :first-child {
    flex: 1 1 240px;
    min-width: 0;
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
`;

/** Two columns on a phone, with the last button below; on wider screens a row, with the last button apart. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[8]};
  padding-top: ${token.space[12]};
  border-top: 1px solid ${token.color.line};

  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  a svg {
    display: none;
  }

  ${media.tablet} {
    display: flex;

    a svg {
      display: block;
    }

    > :last-child:nth-child(3) {
      margin-left: auto;
    }
  }
`;

const aboutText = (inquiry: InquiryView) =>
  [inquiry.franchiseTitle ?? inquiry.requirementTitle ?? inquiry.propertyTitle, inquiry.toName]
    .filter(Boolean)
    .join('\u00a0· ');

const sentText = (inquiry: InquiryView) =>
  [
    `Sent on ${formatDateUnbroken(inquiry.createdAt)}`,
    inquiry.replyCount > 0 && plural(inquiry.replyCount, 'reply', 'replies'),
  ]
    .filter(Boolean)
    .join('\u00a0· ');

interface InquiryCardProps {
  inquiry: InquiryView;
  /** Opens its thread. */
  onOpen: () => void;
}

/** An inquiry that the user sent: its text, its status and its actions. */
export function InquiryCard({ inquiry, onOpen }: InquiryCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const near = useThreadPreload(inquiry.id);
  const [isWithdrawing, setWithdrawing] = useState(false);
  useFocusAfterClose(card, !isWithdrawing);
  const about = aboutText(inquiry);
  const hidden = <VisuallyHidden> on {inquiry.subject}</VisuallyHidden>;
  return (
    <Root as="article" ref={card} tabIndex={-1} aria-label={inquiry.subject}>
      <Top>
        <div>
          <Heading level={3} size="card">
            <Text as="span" $size={18} $weight={600} $lines={3}>
              {inquiry.subject}
            </Text>
          </Heading>
          {about ? (
            <Text $size={14} $lines={2}>
              {about}
            </Text>
          ) : null}
          <Text $size={14} $tone="muted">
            {sentText(inquiry)}
          </Text>
        </div>
        <Badges>
          <UnreadBadge inquiry={inquiry} />
          <InquiryStatusBadge status={inquiry.status} />
        </Badges>
      </Top>
      <FoldableText lines={4}>{inquiry.message}</FoldableText>
      <Actions>
        <Button size="sm" variant="secondary" onClick={onOpen} {...near}>
          <Icon of={MessageSquare} size={16} />
          Follow Up{hidden}
        </Button>
        {inquiry.franchiseId ? (
          <LinkButton as={Link} size="sm" variant="ghost" to={`/franchises/${inquiry.franchiseId}`}>
            View Franchise{hidden}
            <Icon of={ArrowUpRight} size={16} />
          </LinkButton>
        ) : null}
        {isFinalStatus(inquiry.status) ? null : (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => setWithdrawing(true)}
            onPointerEnter={preloadFinalStatus}
            onFocus={preloadFinalStatus}
          >
            Withdraw{hidden}
          </Button>
        )}
      </Actions>
      {isWithdrawing ? (
        <FinalStatusDialog inquiry={inquiry} status="withdrawn" onClose={() => setWithdrawing(false)} />
      ) : null}
    </Root>
  );
}

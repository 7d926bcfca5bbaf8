import { media, token } from '@setu/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useIsWide } from '../filter/use-is-wide';
import { useLinkedInquiry } from '../thread/use-linked-inquiry';
import { useFocusAfterClose } from './use-focus-after-close';

const Root = styled.li`
  /* Leaves space for the header of the site, which covers the top of the page. */
  scroll-margin-block: calc(${token.size.header} + ${token.space[16]}) ${token.space[16]};

  ${media.wide} {
    &[aria-current] {
      border-radius: ${token.radius.card};
      box-shadow: 0 0 0 2px ${token.color.peacock};
    }
  }
`;

interface InboxItemProps {
  inquiryId: string;
  className?: string;
  children: ReactNode;
}

/**
 * One inquiry in the list of an inbox: marked and scrolled into view while its conversation is open beside it, and focused when it closes.
 */
export function InboxItem({ inquiryId, className, children }: InboxItemProps) {
  const root = useRef<HTMLLIElement>(null);
  const isOpen = useLinkedInquiry().id === inquiryId;
  const isBeside = useIsWide() && isOpen;
  useFocusAfterClose(root, !isOpen);
  // A link may open a conversation that is far down the list.
  useEffect(() => {
    if (isBeside) root.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [isBeside]);
  return (
    <Root ref={root} className={className} tabIndex={-1} aria-current={isOpen || undefined}>
      {children}
    </Root>
  );
}

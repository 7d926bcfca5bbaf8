import { media, token } from '@setu/ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { useLinkedInquiry } from '../thread/use-linked-inquiry';
import { useFocusAfterClose } from './use-focus-after-close';

const Root = styled.li`
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

/** One inquiry in the list of an inbox: marked while its conversation is open, and focused when that closes. */
export function InboxItem({ inquiryId, className, children }: InboxItemProps) {
  const root = useRef<HTMLLIElement>(null);
  const isOpen = useLinkedInquiry().id === inquiryId;
  useFocusAfterClose(root, !isOpen);
  return (
    <Root ref={root} className={className} tabIndex={-1} aria-current={isOpen || undefined}>
      {children}
    </Root>
  );
}

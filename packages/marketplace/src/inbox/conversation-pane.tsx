import { Heading, IconButton, media, Text, token } from '@setu/ui';
import { X } from '@setu/ui/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  scroll-margin-block-end: ${token.space[16]};

  &:focus {
    outline: none;
  }
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${token.space[8]};
  padding: ${token.space[16]} ${token.space[8]} ${token.space[12]} ${token.space[24]};
  border-bottom: 1px solid ${token.color.line};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-top: ${token.space[8]};
  overflow-wrap: anywhere;
`;

/** The scrolling part. */
const Middle = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${token.space[16]} ${token.space[24]} ${token.space[24]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${token.space[8]} ${token.space[24]};
`;

/** Stays visible even when the page is not scrolled to the end of the pane. */
const Foot = styled.footer`
  position: sticky;
  bottom: 0;
  display: flex;
  flex: none;
  flex-direction: column-reverse;
  gap: ${token.space[8]};
  padding: ${token.space[16]} ${token.space[24]};
  border-top: 1px solid ${token.color.line};
  background: ${token.color.surface};

  ${media.tablet} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;

interface ConversationPaneProps {
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** A conversation beside its list: a non-modal dialog, so the list stays usable. It gets the focus when it opens, and Escape closes it. */
export function ConversationPane({ title, description, footer, children, onClose }: ConversationPaneProps) {
  const root = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    // Scrolls only as much as needed.
    root.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    // A menu or dialog that was opened from here has already handled the key.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };

  return (
    <Root ref={root} role="dialog" aria-labelledby={titleId} tabIndex={-1} onKeyDown={handleKeyDown}>
      <Head>
        <Words>
          <Heading level={3} size="section" id={titleId}>
            {title}
          </Heading>
          {description ? (
            <Text as="div" $size={14} $tone="muted">
              {description}
            </Text>
          ) : null}
        </Words>
        <IconButton name="Close" icon={X} onClick={onClose} />
      </Head>
      <Middle>{children}</Middle>
      {footer ? <Foot>{footer}</Foot> : null}
    </Root>
  );
}

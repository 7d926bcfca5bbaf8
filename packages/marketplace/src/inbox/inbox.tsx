import type { InquiryView } from '@setu/contracts';
import { usePreload } from '@setu/mfe-kit';
import { EmptyState } from '@setu/ui';
import { type ReactNode, useRef } from 'react';
import { LinkedThread, preloadLinkedThread } from '../thread/linked-thread';
import { useLinkedInquiry } from '../thread/use-linked-inquiry';
import { ConversationPlaceContext } from './conversation-place';
import { InboxColumns, InboxList, InboxSide, type InboxSurface, NothingChosen } from './inbox-layout';
import { useConversationPlace } from './use-conversation-place';
import { useFocusAfterClose } from './use-focus-after-close';

interface InboxProps {
  /** The loaded inquiries of the list; undefined until they are loaded. */
  inquiries: readonly InquiryView[] | undefined;
  surface?: InboxSurface;
  /** Content of the screen above the messages of the open conversation. */
  above?: (inquiry: InquiryView) => ReactNode;
  /** The list and its controls. */
  children: ReactNode;
}

/**
 * A list of conversations, and the conversation in the address: beside the list on a wide screen, otherwise over it. An empty list
 * uses the full width.
 */
export function Inbox({ inquiries, surface = 'page', above, children }: InboxProps) {
  const { id, close } = useLinkedInquiry();
  const isBeside = useConversationPlace(id !== null) === 'beside';
  const list = useRef<HTMLDivElement>(null);
  const hasInquiries = (inquiries?.length ?? 0) > 0;
  // The code of a conversation is loaded after its list, so that a press opens it at once.
  usePreload(preloadLinkedThread, hasInquiries);
  // The item that opened the conversation may no longer be in the list.
  useFocusAfterClose(list, id === null);
  const conversation = id ? (
    <LinkedThread id={id} known={inquiries?.find((one) => one.id === id)} above={above} onClose={close} />
  ) : null;
  const isSplit = conversation !== null || hasInquiries;
  return (
    <InboxColumns $isSplit={isSplit}>
      <InboxList ref={list} tabIndex={-1}>
        {children}
      </InboxList>
      {isBeside && isSplit ? (
        <InboxSide $surface={surface} $isOpen={conversation !== null}>
          <ConversationPlaceContext value="beside">
            {conversation ?? (
              <NothingChosen>
                <EmptyState title="No conversation is open">
                  Choose one from the list to read it and to answer.
                </EmptyState>
              </NothingChosen>
            )}
          </ConversationPlaceContext>
        </InboxSide>
      ) : null}
      {isBeside ? null : conversation}
    </InboxColumns>
  );
}

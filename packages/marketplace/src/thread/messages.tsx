import type { InquiryMessage } from '@setu/contracts';
import { Button, formatDateTime, token } from '@setu/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { MessageFilesPart } from './files/message-files-part';
import { ReportMessage } from './report-message';

/** Number of messages shown at first, and added with each press of the button above them. */
const step = 30;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
`;

const Log = styled.div`
  border-radius: ${token.radius.control};
`;

const Item = styled.li<{ $isMine: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $isMine }) => ($isMine ? 'flex-end' : 'flex-start')};
  gap: ${token.space[4]};
`;

const Bubble = styled.div<{ $isMine: boolean }>`
  max-width: 88%;
  padding: ${token.space[12]} ${token.space[16]};
  border-radius: ${token.radius.card};
  border-bottom-${({ $isMine }) => ($isMine ? 'right' : 'left')}-radius: ${token.space[4]};
  background: ${({ $isMine }) => ($isMine ? token.color['peacock-tint'] : token.color.sunken)};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Meta = styled.p`
  color: ${token.color.muted};
  font-size: ${token.text[12]};
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[8]};
`;

const Earlier = styled.div`
  display: flex;
  justify-content: center;
  margin-bottom: ${token.space[16]};
`;

/** Events that show that the user reads other messages than the newest. */
const readings = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the newest message in view when a message arrives, and while content above it is loading, until the user scrolls.
 * @param newest id of the newest message
 * @returns refs for the log and for the newest message in it
 */
const useNewestInSight = (newest: string | undefined) => {
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLLIElement>(null);

  useEffect(() => {
    // jsdom cannot scroll.
    if (newest) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [newest]);

  useEffect(() => {
    const conversation = log.current?.parentElement;
    const scrolled = conversation?.parentElement;
    if (!conversation || !scrolled || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => end.current?.scrollIntoView({ block: 'nearest' }));
    const stop = () => observer.disconnect();
    observer.observe(conversation);
    for (const reading of readings) scrolled.addEventListener(reading, stop, { passive: true });
    return () => {
      stop();
      for (const reading of readings) scrolled.removeEventListener(reading, stop);
    };
  }, []);
  return { log, end };
};

const writerOf = ({ isMine, fromName }: InquiryMessage) => (isMine ? 'You' : (fromName ?? 'Their side'));

/** A thread, oldest message first, scrolled to the newest; older messages are shown on request. */
export function Messages({ messages }: { messages: readonly InquiryMessage[] }) {
  const [count, setCount] = useState(step);
  const hidden = Math.max(0, messages.length - count);
  const newest = messages.at(-1)?.id;
  const { log, end } = useNewestInSight(newest);

  return (
    <>
      {hidden > 0 ? (
        <Earlier>
          <Button variant="secondary" size="sm" onClick={() => setCount(count + step)}>
            Show {Math.min(step, hidden)} earlier of {hidden}
          </Button>
        </Earlier>
      ) : null}
      {/* Scrollable areas must be reachable by keyboard. */}
      <Log ref={log} role="log" aria-label="Messages" tabIndex={0}>
        <List>
          {messages.slice(hidden).map((message) => (
            <Item key={message.id} $isMine={message.isMine} ref={message.id === newest ? end : undefined}>
              <Bubble $isMine={message.isMine} dir="auto">
                {message.message}
              </Bubble>
              {message.files ? <MessageFilesPart files={message.files} isMine={message.isMine} /> : null}
              <Foot>
                <Meta>
                  {writerOf(message)} ·{' '}
                  <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
                </Meta>
                {message.isMine ? null : <ReportMessage message={message} />}
              </Foot>
            </Item>
          ))}
        </List>
      </Log>
    </>
  );
}

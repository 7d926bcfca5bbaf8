import { formatDate, token } from '@setu/ui';
import styled from 'styled-components';
import type { TimelineEntry } from './assignment-status';

const List = styled.ol`
  display: flex;
  flex-direction: column;
`;

const Item = styled.li<{ $state: TimelineEntry['state'] }>`
  position: relative;
  padding: 0 0 ${token.space[16]} ${token.space[24]};
  color: ${({ $state }) => ($state === 'ahead' ? token.color.muted : token.color.ink)};
  font-weight: ${({ $state }) => ($state === 'now' ? 600 : 400)};

  /* The dot. */
  &::before {
    content: '';
    position: absolute;
    top: 7px;
    left: 0;
    width: 11px;
    height: 11px;
    border: 2px solid ${({ $state }) => ($state === 'ahead' ? token.color['line-strong'] : token.color.peacock)};
    border-radius: 50%;
    background: ${({ $state }) => ($state === 'done' ? token.color.peacock : token.color.surface)};
  }

  /* The line to the next one. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 22px;
    bottom: -4px;
    left: 5px;
    border-left: 1px solid ${token.color['line-strong']};
  }

  &:last-child {
    padding-bottom: 0;
  }

  time {
    display: block;
    color: ${token.color.muted};
    font-size: ${token.text[14]};
    font-weight: 400;
  }
`;

/** The timeline of an assignment: entries joined by a line, the current one in bold. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <List>
      {entries.map(({ label, at, state }) => (
        <Item key={label} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {label}
          {at ? <time dateTime={at}>{formatDate(at)}</time> : null}
        </Item>
      ))}
    </List>
  );
}

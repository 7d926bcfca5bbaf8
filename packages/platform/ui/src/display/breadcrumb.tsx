import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronRight } from '../icons/icons';
import { token } from '../theme/tokens';
import { tipWhenCut } from '../tip/tip';
import { Icon } from './icon';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[4]};
  min-width: 0;
  color: ${token.color.muted};
  font-size: ${token.text[14]};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  min-width: 0;
  gap: ${token.space[4]};

  /* On a line of its own when there is no room for a few words, as with large text. */
  &:last-child {
    flex: 1 1 0;
    min-width: min(6em, 100%);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.size.touch};
  }
`;

const Here = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Links to the pages above as children, then `here`, the current page, truncated when it does not fit. */
export function Breadcrumb({ children, here }: { children: ReactNode; here: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {Children.map(children, (link) => (
          <Item>
            {link}
            <Icon of={ChevronRight} size={16} />
          </Item>
        ))}
        <Item>
          <Here aria-current="page" {...tipWhenCut}>
            {here}
          </Here>
        </Item>
      </List>
    </nav>
  );
}

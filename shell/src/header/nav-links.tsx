import { token } from '@setu/ui';
import { Link, NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { HeaderLink } from './header-links';

const List = styled.ul<{ $column: boolean }>`
  display: flex;
  flex-wrap: wrap;
  flex-direction: ${({ $column }) => ($column ? 'column' : 'row')};
  gap: ${({ $column }) => ($column ? '0' : token.space[4])};
`;

const entry = css`
  display: flex;
  align-items: center;
  min-height: ${token.size.touch};
  padding-inline: ${token.space[12]};
  border-radius: ${token.radius.control};
  color: ${token.color.ink};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${token.color.sunken};
  }

  &[aria-current='page'] {
    color: ${token.color.peacock};
    font-weight: 600;
  }
`;

const PageLink = styled(NavLink)`
  ${entry}
`;

const SectionLink = styled(Link)`
  ${entry}
`;

interface NavLinksProps {
  links: readonly HeaderLink[];
  /** Stacked, as in the menu sheet on a phone. */
  column?: boolean;
  onFollow?: () => void;
}

/** The navigation of the header. */
export function NavLinks({ links, column = false, onFollow }: NavLinksProps) {
  return (
    <nav aria-label="Main">
      <List $column={column}>
        {links.map(({ label, to, kind }) => (
          <li key={to}>
            {kind === 'page' ? (
              <PageLink to={to} onClick={onFollow}>
                {label}
              </PageLink>
            ) : (
              <SectionLink to={to} onClick={onFollow}>
                {label}
              </SectionLink>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

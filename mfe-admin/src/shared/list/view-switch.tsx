import { fingerTarget, token } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  width: fit-content;
  max-width: 100%;
  padding: ${token.space[4]};
  border-radius: 10px;
  background: ${token.color.sunken};
`;

const Choice = styled(Link)`
  ${fingerTarget}
  display: grid;
  place-items: center;
  min-height: 36px;
  padding: 0 ${token.space[12]};
  border-radius: ${token.radius.control};
  color: ${token.color.ink};
  font-size: ${token.text[14]};
  font-weight: 500;
  text-decoration: none;

  &[aria-current] {
    background: ${token.color.surface};
    box-shadow: 0 0 0 1px ${token.color.line};
    font-weight: 600;
  }

  &:hover:not([aria-current]) {
    text-decoration: underline;
  }
`;

interface ViewSwitchProps {
  /** Accessible name of the switch. */
  label: string;
  current: string;
  /** Each with its query string. */
  views: readonly { name: string; label: string; search: string }[];
}

/** Switches between the lists of a tab; each has an address. */
export function ViewSwitch({ label, current, views }: ViewSwitchProps) {
  return (
    <Root aria-label={label}>
      {views.map(({ name, label: text, search }) => (
        <Choice key={name} to={{ search }} aria-current={name === current ? 'page' : undefined}>
          {text}
        </Choice>
      ))}
    </Root>
  );
}

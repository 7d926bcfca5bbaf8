import { media, NativeSelect } from '@setu/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

const Toolbar = styled.div`
  ${media.tablet} {
    width: 240px;
  }
`;

interface StateChoiceProps<State extends string> {
  state: State;
  /** The states in order, with their labels. */
  labels: Readonly<Record<State, string>>;
  /** The query string of the list in a state. */
  toSearch: (state: State) => string;
}

/** Chooses the state of the items that a list shows; the choice is in the address. */
export function StateChoice<State extends string>({ state, labels, toSearch }: StateChoiceProps<State>) {
  const navigate = useNavigate();
  return (
    <Toolbar>
      <NativeSelect
        aria-label="Status"
        value={state}
        onChange={(event) => void navigate({ search: toSearch(event.target.value as State) })}
      >
        {Object.entries<string>(labels).map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Toolbar>
  );
}

import { useTypedText } from '@setu/mfe-kit';
import { SearchInput, token } from '@setu/ui';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.form`
  display: grid;
  gap: ${token.space[12]};
`;

interface ListSearchProps {
  /** What the list is called: `Users`. */
  list: string;
  placeholder: string;
  value: string;
  /** What is looked for: a little after the last key, or at once when it is sent or cleared. */
  onSearch: (text: string) => void;
  className?: string;
  /** What else narrows the list. */
  children?: ReactNode;
}

/** The search of a list. */
export function ListSearch(props: ListSearchProps) {
  const { list, placeholder, value, onSearch, className, children } = props;
  const { text, type, commitNow } = useTypedText(value, onSearch);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    commitNow(text);
  };
  return (
    <Root role="search" aria-label={list} className={className} onSubmit={handleSubmit}>
      <SearchInput
        label={`Search ${list.toLowerCase()}`}
        placeholder={placeholder}
        maxLength={200}
        value={text}
        onChange={(event) => type(event.target.value)}
        onClear={() => commitNow('')}
      />
      {children}
    </Root>
  );
}

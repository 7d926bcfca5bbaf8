import { useTypedText } from '@setu/mfe-kit';
import { SearchInput, token } from '@setu/ui';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.form`
  display: grid;
  gap: ${token.space[12]};
`;

interface ListSearchProps {
  /** Name of the list: `Users`. */
  list: string;
  placeholder: string;
  value: string;
  /** Called with the search text: shortly after the last key, or at once when it is submitted or cleared. */
  onSearch: (text: string) => void;
  className?: string;
  /** Further filters of the list. */
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

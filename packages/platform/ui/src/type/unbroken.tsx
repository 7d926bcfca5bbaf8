import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

const Unbroken = styled.span`
  white-space: nowrap;
`;

/** A short word with a hyphen. Longer words may need the break in a narrow line. */
const hyphenated =
  /(?<![\p{L}\p{M}\p{N}-])([\p{L}\p{M}\p{N}]{1,9}-[\p{L}\p{M}\p{N}]{1,9})(?![\p{L}\p{M}\p{N}-])/u;

/** A title whose short words with a hyphen, such as “Two-Step”, stay on one line. Other nodes are not changed. */
export const unbroken = (title: ReactNode): ReactNode =>
  typeof title === 'string' && title.includes('-')
    ? title.split(hyphenated).map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
        index % 2 === 1 ? <Unbroken key={index}>{part}</Unbroken> : <Fragment key={index}>{part}</Fragment>,
      )
    : title;

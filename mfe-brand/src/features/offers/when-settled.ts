import styled from 'styled-components';

/** Buttons below what loads: hidden, in their place, until nothing can move them away from under the pointer. */
export const WhenSettled = styled.div<{ $isSettled: boolean }>`
  ${({ $isSettled }) => ($isSettled ? null : 'visibility: hidden;')}
`;

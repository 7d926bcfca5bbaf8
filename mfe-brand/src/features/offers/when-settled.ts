import styled from 'styled-components';

/** Buttons below loading content: they take their space but stay hidden until nothing can move them under the pointer. */
export const WhenSettled = styled.div<{ $isSettled: boolean }>`
  ${({ $isSettled }) => ($isSettled ? null : 'visibility: hidden;')}
`;

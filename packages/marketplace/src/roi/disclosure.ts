import { token } from '@setu/ui';
import styled from 'styled-components';

/** Content that its summary opens. */
export const Disclosure = styled.details`
  font-size: ${token.text[14]};

  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${token.size.touch};
    color: ${token.color.peacock};
    font-weight: 600;
    cursor: pointer;
  }

  summary::before {
    content: '';
    width: 7px;
    height: 7px;
    margin-right: ${token.space[8]};
    border: solid currentColor;
    border-width: 0 1.75px 1.75px 0;
    transform: rotate(-45deg);
    transition: transform ${token.motion.fast} ${token.motion.ease};
  }

  &[open] summary::before {
    transform: rotate(45deg);
  }

  summary::-webkit-details-marker {
    display: none;
  }
`;

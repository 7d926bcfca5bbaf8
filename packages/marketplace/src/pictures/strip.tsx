import { IconButton, media, token } from '@setu/ui';
import { ChevronLeft, ChevronRight } from '@setu/ui/icons';
import styled from 'styled-components';

/** A row of pictures with one visible; a swipe changes it. */
export const Strip = styled.ul`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  > li {
    flex: 0 0 100%;
    min-width: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;

/** The strip and the elements over it. */
export const Stage = styled.div`
  position: relative;
`;

const Step = styled(IconButton)<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: calc(50% - ${token.size.touch} / 2);
  ${({ $side }) => $side}: ${token.space[12]};
  display: none;
  border-radius: ${token.radius.round};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.float};

  ${media.tablet} {
    display: inline-grid;
  }
`;

const Count = styled.div`
  position: absolute;
  right: ${token.space[12]};
  bottom: ${token.space[12]};
  padding: 2px ${token.space[8]};
  border-radius: ${token.radius.round};
  background: ${token.color.ink};
  color: ${token.color['on-fill']};
  font-size: ${token.text[12]};
  font-variant-numeric: tabular-nums lining-nums;
  pointer-events: none;
`;

interface StepsProps {
  index: number;
  count: number;
  onGo: (index: number) => void;
}

/** Buttons to the previous and next picture, and which one is shown. Renders nothing for a single picture. */
export function Steps({ index, count, onGo }: StepsProps) {
  if (count < 2) return null;
  return (
    <>
      <Step $side="left" name="Previous picture" icon={ChevronLeft} onClick={() => onGo(index - 1)} />
      <Step $side="right" name="Next picture" icon={ChevronRight} onClick={() => onGo(index + 1)} />
      <Count aria-hidden="true">
        {index + 1} / {count}
      </Count>
    </>
  );
}

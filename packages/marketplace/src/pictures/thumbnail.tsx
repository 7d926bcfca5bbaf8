import { BrandCover, token, VisuallyHidden } from '@setu/ui';
import styled from 'styled-components';
import type { ShownPicture } from './shown-picture';

/** Small pictures in a row that scrolls sideways where it is too long; room for the focus ring around them. */
export const Thumbnails = styled.ul`
  display: flex;
  gap: ${token.space[8]};
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: thin;

  > li {
    flex: none;
  }
`;

const Root = styled.button`
  /* Holds its hidden name: a scrolling row does not cut what is placed by the page. */
  position: relative;
  display: block;
  width: 88px;
  overflow: hidden;
  border-radius: ${token.radius.control};

  &[aria-current='true'] {
    box-shadow: 0 0 0 2px ${token.color.peacock};
  }
`;

interface ThumbnailProps {
  picture: ShownPicture;
  drawn: { name: string; category: string };
  /** What pressing it does. */
  label: string;
  /** Whether it is the visible one. */
  isCurrent?: boolean;
  onClick: () => void;
  /** Pointer or focus came near. */
  onNear?: () => void;
}

/** A picture in small that is a button. */
export function Thumbnail({ picture, drawn, label, isCurrent, onClick, onNear }: ThumbnailProps) {
  return (
    <Root type="button" aria-current={isCurrent} onClick={onClick} onPointerEnter={onNear} onFocus={onNear}>
      {/* Not an aria-label: the initials of a drawn cover would be text that the name leaves out. */}
      <VisuallyHidden>{label}</VisuallyHidden>
      <BrandCover {...drawn} {...picture} alt="" sizes="88px" />
    </Root>
  );
}

import { BrandCover, token, VisuallyHidden } from '@setu/ui';
import styled from 'styled-components';
import type { ShownPicture } from './shown-picture';

/** A row of small pictures that scrolls sideways when it is too long, with space for the focus ring. */
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
  /* Contains the hidden name, which would otherwise be positioned by the page and overflow the scrolling row. */
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
  /** The accessible name: what pressing it does. */
  label: string;
  /** Whether it is the current picture. */
  isCurrent?: boolean;
  onClick: () => void;
  /** Called when the pointer or focus is near. */
  onNear?: () => void;
}

/** A small picture as a button. */
export function Thumbnail({ picture, drawn, label, isCurrent, onClick, onNear }: ThumbnailProps) {
  return (
    <Root type="button" aria-current={isCurrent} onClick={onClick} onPointerEnter={onNear} onFocus={onNear}>
      {/* Not an aria-label: the initials of a drawn cover would be text that the name leaves out. */}
      <VisuallyHidden>{label}</VisuallyHidden>
      <BrandCover {...drawn} {...picture} alt="" sizes="88px" />
    </Root>
  );
}

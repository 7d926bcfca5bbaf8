import type { StoredPicture } from '@setu/contracts';
import { token } from '@setu/ui';
import styled, { css } from 'styled-components';
import { shownPicture } from './shown-picture';

/** A picture of a person fills a circle; a logo is shown uncropped on a white tile. */
export type ProfilePictureShape = 'photo' | 'logo';

const shapes = {
  photo: css`
    border-radius: 50%;

    img {
      object-fit: cover;
    }
  `,
  logo: css`
    padding: 3px;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};

    img {
      object-fit: contain;
    }
  `,
};

const Root = styled.span<{ $size: number; $shape: ProfilePictureShape }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  background: ${token.color.surface};
  ${({ $shape }) => shapes[$shape]}

  picture {
    display: contents;
  }

  img {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

interface ProfilePictureProps {
  picture: StoredPicture;
  shape: ProfilePictureShape;
  /** Width and height, px. */
  size: number;
}

/** The picture of an agent or the logo of a brand, whose name is beside it. When it cannot be loaded, the empty tile is shown. */
export function ProfilePicture({ picture, shape, size }: ProfilePictureProps) {
  const { src, sources } = shownPicture(picture.url, picture);
  return (
    <Root $size={size} $shape={shape}>
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={`${size}px`} />
        ))}
        <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
      </picture>
    </Root>
  );
}

import { useState } from 'react';
import styled from 'styled-components';
import { token } from '../theme/tokens';
import { initials, type NamedUser } from './initials';

const Root = styled.span<{ $size: number }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: 50%;
  background: ${token.color.peacock};
  color: ${token.color['on-fill']};
  font-size: ${({ $size }) => Math.round($size * 0.4)}px;
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.01em;
  user-select: none;
`;

const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export interface AvatarProps {
  user: NamedUser & { profileImageUrl?: string | null };
  /** px. */
  size?: number;
}

/** The picture of the user, else initials. Hidden from screen readers, because the name is next to it or names its button. */
export function Avatar({ user, size = 36 }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = user.profileImageUrl;
  return (
    <Root $size={size} aria-hidden="true">
      {url && url !== failedUrl ? (
        <Photo
          src={url}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailedUrl(url)}
        />
      ) : (
        initials(user)
      )}
    </Root>
  );
}

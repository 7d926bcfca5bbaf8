import type { MessageFiles } from '@setu/contracts';
import { Icon, Text, token } from '@setu/ui';
import { FileText } from '@setu/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { PictureDialog, preloadPictures } from '../../pictures/picture-dialog';
import { fileSizeText } from '../../text/file-size';
import { MessagePicture } from './message-picture';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  max-width: 88%;
`;

const Pictures = styled.ul<{ $isMine: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $isMine }) => ($isMine ? 'flex-end' : 'flex-start')};
  gap: ${token.space[8]};
`;

const Document = styled.a`
  display: flex;
  gap: ${token.space[12]};
  align-items: center;
  min-height: ${token.size.touch};
  padding: ${token.space[8]} ${token.space[12]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    color: ${token.color.peacock};
  }

  &:hover {
    border-color: ${token.color['line-strong']};
  }
`;

interface MessageFilesPartProps {
  files: MessageFiles;
  isMine: boolean;
}

/** The files of a message: small pictures that open in full size, and PDFs to download. */
export function MessageFilesPart({ files: { pictures, documents }, isMine }: MessageFilesPartProps) {
  const [whole, setWhole] = useState<number | null>(null);
  return (
    <Root>
      {pictures.length > 0 ? (
        <Pictures $isMine={isMine} aria-label="Pictures">
          {pictures.map((picture, n) => (
            <li key={picture.url}>
              <MessagePicture
                picture={picture}
                isAlone={pictures.length === 1}
                onOpen={() => setWhole(n)}
                onNear={preloadPictures}
              />
            </li>
          ))}
        </Pictures>
      ) : null}
      {documents.map(({ url, name, bytes, pages }) => (
        <Document key={url} href={url} download={name}>
          <Icon of={FileText} />
          <span>
            <Text as="span" $size={14} $weight={600}>
              {name}
            </Text>
            <Text as="span" $size={14} $tone="muted">
              {' '}
              PDF, {pages} {pages === 1 ? 'page' : 'pages'}, {fileSizeText(bytes)}
            </Text>
          </span>
        </Document>
      ))}
      {whole === null ? null : (
        <PictureDialog
          images={pictures.map(({ url }) => url)}
          pictures={pictures.map(({ name, ...picture }) => ({ ...picture, alt: name }))}
          title="Pictures of this message"
          drawn={{ name: pictures[whole]?.name ?? '', category: 'other' }}
          start={whole}
          onClose={() => setWhole(null)}
        />
      )}
    </Root>
  );
}

import { mediaFileAddress, mediaWidths } from '@setu/contracts';
import { Icon, IconButton, Text, token, VisuallyHidden } from '@setu/ui';
import { FileText, X } from '@setu/ui/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fileSizeText } from '../../text/file-size';
import { Row, RowBody, RowFrame, RowName } from '../../uploads/row';
import { UploadRow } from '../../uploads/upload-row';
import type { Attachments } from './use-attachments';

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  max-height: 26vh;
  overflow-y: auto;

  > li {
    grid-template-columns: 56px minmax(0, 1fr);
  }
`;

const Ready = styled(Row)`
  &&& {
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const pagesText = (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`;

interface ReadyFileProps {
  name: string;
  about: string;
  onRemove: () => void;
  /** Preview of the file. */
  children: ReactNode;
}

function ReadyFile({ name, about, onRemove, children }: ReadyFileProps) {
  return (
    <Ready>
      <RowFrame>{children}</RowFrame>
      <RowBody>
        <RowName $size={14} $weight={600}>
          {name}
        </RowName>
        <Text as="div" $size={14} $tone="muted">
          {about}
        </Text>
      </RowBody>
      <IconButton name={`Remove ${name}`} icon={X} onClick={onRemove} />
    </Ready>
  );
}

/** The files of the message that is being written: uploaded files and pending uploads. */
export function AttachedFiles({ attachments }: { attachments: Attachments }) {
  const { files, jobs, announcement, notice, remove, cancel, retry } = attachments;
  const isEmpty = jobs.length + files.pictures.length + files.documents.length === 0;
  return (
    <>
      {isEmpty ? null : (
        <List aria-label="Files of this message" data-attached="">
          {files.pictures.map(({ url, name, width }) => (
            <ReadyFile key={url} name={name} about="Picture" onRemove={() => remove(url, name)}>
              <img src={mediaFileAddress(url, mediaWidths(width)[0] ?? width, 'jpg')} alt="" />
            </ReadyFile>
          ))}
          {files.documents.map(({ url, name, pages, bytes }) => (
            <ReadyFile
              key={url}
              name={name}
              about={`PDF, ${pagesText(pages)}, ${fileSizeText(bytes)}`}
              onRemove={() => remove(url, name)}
            >
              <Icon of={FileText} />
            </ReadyFile>
          ))}
          {jobs.map((job) => (
            <UploadRow key={job.id} job={job} onCancel={() => cancel(job)} onRetry={() => retry(job)} />
          ))}
        </List>
      )}
      {notice ? (
        <Text as="div" $size={14} $tone="warning" role="alert">
          {notice}
        </Text>
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

import { documentLimits, type StoredDocument, type Upload } from '@setu/contracts';
import { Button, Icon, LinkButton, Text, token, VisuallyHidden } from '@setu/ui';
import { FileText, FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { fileSizeText } from '../text/file-size';
import { DropZone, FileField, FileList, PickButtons, useCaughtDrops } from '../uploads/drop-zone';
import { Row, RowBody, RowFrame, RowName } from '../uploads/row';
import { UploadRow } from '../uploads/upload-row';
import { useHeldForm } from '../uploads/use-held-form';
import { useUploads } from '../uploads/use-uploads';

const Label = styled(Text)`
  display: flex;
  gap: ${token.space[4]};
  margin-bottom: -${token.space[4]};
`;

const Frame = styled(RowFrame)`
  color: ${token.color.peacock};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: -${token.space[12]};
`;

const megabytes = documentLimits.maxBytes / 1024 / 1024;

interface DocumentFieldProps {
  label: string;
  value: StoredDocument | null;
  onChange: (value: StoredDocument | null) => void;
  help: string;
  /** Why the form refused it. */
  error?: string | undefined;
}

/** One PDF of a form, by drag or file dialog. A file that is refused says why; the rest of the form stays as it is. */
export function DocumentField({ label, value, onChange, help, error }: DocumentFieldProps) {
  const labelId = useId();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState('');
  const handleUploaded = ({ document }: Upload, file: File) => {
    onChange(document);
    setNews(`${file.name} was added.`);
  };
  const { jobs, add, cancel, retry } = useUploads('document', handleUploaded);
  const isPending = jobs.some(({ state }) => state !== 'refused');
  const [isHeld, setHeld] = useState(false);
  const root = useHeldForm(isPending, () => {
    setHeld(true);
    root.current?.querySelector<HTMLElement>('[data-uploads] button')?.focus();
  });
  useCaughtDrops();
  /** The last file that is chosen counts, as there is one place. */
  const choose = (files: readonly File[]) => {
    const file = files.at(-1);
    if (!file) return;
    for (const { id } of jobs) cancel(id);
    add([file]);
    setNews(files.length > 1 ? 'There is room for one PDF, so only the last one was taken.' : '');
  };
  const openDialog = () => input.current?.click();

  return (
    <FileField ref={root} role="group" aria-labelledby={labelId} aria-describedby={helpId}>
      <Label as="div" id={labelId} $size={14} $weight={600}>
        {label}
        <Text as="span" $size={14} $tone="muted">
          (optional)
        </Text>
      </Label>
      {value ? (
        <FileList aria-label={`${label} that was added`}>
          <Row>
            <Frame>
              <Icon of={FileText} />
            </Frame>
            <RowBody>
              <RowName $size={14} $weight={600}>
                {value.name}
              </RowName>
              <Text as="div" $size={14} $tone="muted">
                PDF, {value.pages} {value.pages === 1 ? 'page' : 'pages'}, {fileSizeText(value.bytes)}
              </Text>
              <Actions>
                <LinkButton size="sm" variant="ghost" href={value.url} download={value.name}>
                  Download
                </LinkButton>
                <Button size="sm" variant="ghost" onClick={openDialog}>
                  Replace
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => {
                    onChange(null);
                    setNews(`${value.name} was removed.`);
                  }}
                >
                  Remove
                </Button>
              </Actions>
            </RowBody>
          </Row>
        </FileList>
      ) : (
        <DropZone onFiles={choose}>
          <Text $size={14} $tone="muted">
            Drop a PDF here, at most {megabytes} MB and {documentLimits.maxPages} pages.
          </Text>
          <PickButtons>
            <Button variant="secondary" size="sm" onClick={openDialog}>
              <Icon of={FileUp} size={16} />
              Choose a PDF
            </Button>
          </PickButtons>
        </DropZone>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
      <Text id={helpId} $size={14} $tone="muted">
        {help}
      </Text>
      {error ? (
        <Text as="div" $size={14} $tone="danger" role="alert">
          {error}
        </Text>
      ) : null}
      {isHeld && isPending ? (
        <Text as="div" $size={14} $tone="warning" role="alert">
          The PDF has not arrived yet. Wait for it, or remove it, then save the form.
        </Text>
      ) : null}
      {jobs.length > 0 ? (
        <FileList aria-label={`Upload of the ${label.toLowerCase()}`} data-uploads="">
          {jobs.map((job) => (
            <UploadRow key={job.id} job={job} onCancel={() => cancel(job.id)} onRetry={() => retry(job.id)} />
          ))}
        </FileList>
      ) : null}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </FileField>
  );
}

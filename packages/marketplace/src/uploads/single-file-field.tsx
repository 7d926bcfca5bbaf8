import type { Upload, UploadKind, UploadUse } from '@setu/contracts';
import { Button, Icon, Text, token, VisuallyHidden } from '@setu/ui';
import type { FileUp } from '@setu/ui/icons';
import { type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { DropZone, FileField, FileList, PickButtons, useCaughtDrops } from './drop-zone';
import { Row, RowBody } from './row';
import { UploadRow } from './upload-row';
import { useHeldForm } from './use-held-form';
import { useUploads } from './use-uploads';

const Label = styled(Text)`
  display: flex;
  gap: ${token.space[4]};
  margin-bottom: calc(-1 * ${token.space[4]});
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: calc(-1 * ${token.space[12]});
`;

interface SingleFileFieldProps<File> {
  kind: UploadKind;
  /** Files for a message are private; by default it is shown with a listing. */
  use?: UploadUse | undefined;
  label: string;
  /** The noun for the file in messages: `PDF`, `picture`. */
  noun: string;
  value: File | null;
  onChange: (value: File | null) => void;
  /** Returns the part of a finished upload that the form stores. */
  fileOf: (upload: Upload) => File | null;
  /** Name of the added file, for the message about its removal. */
  nameOf: (file: File) => string;
  /** Accepted types for the file dialog. */
  accept: string;
  /** The limits, shown in the drop zone. */
  limits: string;
  icon: typeof FileUp;
  help: string;
  /** The error of the field. */
  error?: string | undefined;
  /** Renders the added file. */
  frame: (file: File) => ReactNode;
  /** Renders the details of the added file. */
  details: (file: File) => ReactNode;
  /** Renders actions in addition to Replace and Remove. */
  actions?: (file: File) => ReactNode;
}

/** A form field for one file, by drag or file dialog. A refused file shows the reason; the rest of the form does not change. */
export function SingleFileField<File>(props: SingleFileFieldProps<File>) {
  const { kind, use, label, noun, value, onChange, fileOf, nameOf, accept, help, error } = props;
  const labelId = useId();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { jobs, add, cancel, retry } = useUploads(
    kind,
    (upload, { name }) => {
      onChange(fileOf(upload));
      setAnnouncement(`${name} was added.`);
    },
    use,
  );
  const isPending = jobs.some(({ state }) => state !== 'refused');
  const [isHeld, setHeld] = useState(false);
  const root = useHeldForm(isPending, () => {
    setHeld(true);
    root.current?.querySelector<HTMLElement>('[data-uploads] button')?.focus();
  });
  useCaughtDrops();
  /** Only the last chosen file is used, because the field has one file. */
  const choose = (files: readonly globalThis.File[]) => {
    const file = files.at(-1);
    if (!file) return;
    for (const { id } of jobs) cancel(id);
    add([file]);
    setAnnouncement(files.length > 1 ? `There is room for one ${noun}, so only the last one was taken.` : '');
  };
  const openDialog = () => input.current?.click();
  const remove = (file: File) => {
    onChange(null);
    setAnnouncement(`${nameOf(file)} was removed.`);
  };

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
            {props.frame(value)}
            <RowBody>
              {props.details(value)}
              <Actions>
                {props.actions?.(value)}
                <Button size="sm" variant="ghost" onClick={openDialog}>
                  Replace
                </Button>
                <Button size="sm" variant="ghost" onClick={() => remove(value)}>
                  Remove
                </Button>
              </Actions>
            </RowBody>
          </Row>
        </FileList>
      ) : (
        <DropZone onFiles={choose}>
          <Text $size={14} $tone="muted">
            {props.limits}
          </Text>
          <PickButtons>
            <Button variant="secondary" size="sm" onClick={openDialog}>
              <Icon of={props.icon} size={16} />
              Choose a {noun}
            </Button>
          </PickButtons>
        </DropZone>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
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
          The {noun} has not arrived yet. Wait for it, retry or remove it, then save the form.
        </Text>
      ) : null}
      {jobs.length > 0 ? (
        <FileList aria-label={`Upload of the ${label.toLowerCase()}`} data-uploads="">
          {jobs.map((job) => (
            <UploadRow key={job.id} job={job} onCancel={() => cancel(job.id)} onRetry={() => retry(job.id)} />
          ))}
        </FileList>
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FileField>
  );
}

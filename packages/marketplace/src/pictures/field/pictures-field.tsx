import { pictureLimits, type Upload } from '@setu/contracts';
import { Button, Field, Icon, TagField, Text, VisuallyHidden } from '@setu/ui';
import { Camera, ImageUp } from '@setu/ui/icons';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { DropZone, FileField, FileList, PickButtons, useCaughtDrops } from '../../uploads/drop-zone';
import { pastedFiles } from '../../uploads/pasted-files';
import { UploadRow } from '../../uploads/upload-row';
import { useHeldForm } from '../../uploads/use-held-form';
import { useUploads } from '../../uploads/use-uploads';
import { acceptedPictures } from './accepted-pictures';
import { PictureRow } from './picture-row';
import {
  addPicture,
  describePicture,
  movePicture,
  type PicturesValue,
  plainPicture,
  removePicture,
} from './pictures-value';

/** Only touch devices offer the camera. */
const OnPhones = styled.span`
  display: none;

  @media (pointer: coarse) {
    display: contents;
  }
`;

const limit = pictureLimits.perListing;

/** Files that are pasted while the form is open. */
const usePastedFiles = (onFiles: (files: File[]) => void) => {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData).filter(({ type }) => type.startsWith('image/'));
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);
};

/** A button that opens the file dialog, or the camera. */
function PickButton({
  label,
  icon,
  hasCamera = false,
  onFiles,
}: {
  label: string;
  icon: typeof Camera;
  hasCamera?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again after it was removed.
    target.value = '';
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
        <Icon of={icon} size={16} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedPictures}
        multiple={!hasCamera}
        capture={hasCamera ? 'environment' : undefined}
        onChange={handleChange}
      />
    </>
  );
}

/** The order of the list while a row is dragged. */
const useDraggedRow = (onMove: (address: string, to: number) => void) => {
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  return (address: string, place: number) => ({
    isTarget: target === address && dragged !== address,
    onDragStart: () => setDragged(address),
    onDragOver: () => setTarget(address),
    onDrop: () => {
      if (dragged !== null) onMove(dragged, place);
      end();
    },
    onDragEnd: end,
  });
};

export interface PicturesFieldProps {
  value: PicturesValue;
  onChange: (value: PicturesValue) => void;
  /** Error message of the addresses. */
  error?: string | undefined;
  help: string;
}

/**
 * The pictures of a listing: files by drag, dialog, camera or paste, and addresses on other sites. The user can set the order, the
 * cover and descriptions. A refused file shows the reason; the rest of the form does not change.
 */
export function PicturesField({ value, onChange, error, help }: PicturesFieldProps) {
  const [announcement, setAnnouncement] = useState('');
  // Several pictures may become ready before the form is rendered again.
  const latest = useRef(value);
  latest.current = value;
  const change = (next: PicturesValue, what: string) => {
    latest.current = next;
    onChange(next);
    setAnnouncement(what);
  };
  const handleUploaded = ({ picture }: Upload, file: File) => {
    if (picture) change(addPicture(latest.current, { ...picture, alt: '' }), `${file.name} was added.`);
  };
  const { jobs, add, cancel, retry } = useUploads('picture', handleUploaded);

  const pending = jobs.filter(({ state }) => state !== 'refused').length;
  const [isHeld, setHeld] = useState(false);
  const root = useHeldForm(pending > 0, () => {
    setHeld(true);
    root.current?.querySelector<HTMLElement>('[data-uploads] button')?.focus();
  });
  const room = Math.max(0, limit - value.images.length - pending);
  const addFiles = (files: File[]) => {
    add(files.slice(0, room));
    if (files.length > room)
      setAnnouncement(`A listing has at most ${limit} images, so ${files.length - room} were not added.`);
  };
  usePastedFiles(addFiles);
  useCaughtDrops();
  const move = (address: string, to: number) =>
    change(movePicture(latest.current, address, to), `The picture is now number ${to + 1}.`);
  const dragOf = useDraggedRow(move);

  return (
    <FileField ref={root}>
      <Field label="Images" optional error={error} help={help}>
        <TagField
          value={[]}
          onChange={(addresses) => {
            for (const address of addresses.slice(0, room))
              change(addPicture(latest.current, plainPicture(address)), `${address} was added.`);
          }}
          noun="image"
          type="url"
          inputMode="url"
          placeholder="https://"
          max={room}
          maxLength={2048}
        />
      </Field>
      <DropZone onFiles={addFiles}>
        <Text $size={14} $tone="muted">
          {room === 0
            ? `All ${limit} images are used. Remove one to add another.`
            : `Or drop or paste photographs here: JPEG, PNG, WebP or AVIF, at most ${pictureLimits.maxBytes / 1024 / 1024} MB each. Where they were taken is removed.`}
        </Text>
        {room === 0 ? null : (
          <PickButtons>
            <PickButton label="Choose Files" icon={ImageUp} onFiles={addFiles} />
            <OnPhones>
              <PickButton label="Take a Photo" icon={Camera} hasCamera onFiles={addFiles} />
            </OnPhones>
          </PickButtons>
        )}
      </DropZone>
      {value.images.length > 0 ? (
        <FileList aria-label="Chosen pictures">
          {value.images.map((address, place) => (
            <PictureRow
              key={address}
              address={address}
              picture={value.pictures.find(({ url }) => url === address)}
              place={place}
              count={value.images.length}
              onMove={(to) => move(address, to)}
              onDescribe={(alt) => {
                latest.current = describePicture(latest.current, address, alt);
                onChange(latest.current);
              }}
              onRemove={() => change(removePicture(latest.current, address), 'The picture was removed.')}
              {...dragOf(address, place)}
            />
          ))}
        </FileList>
      ) : null}
      {isHeld && pending > 0 ? (
        <Text as="div" $size={14} $tone="warning" role="alert">
          Some pictures have not arrived yet. Wait for them, retry or remove them, then save the form.
        </Text>
      ) : null}
      {jobs.length > 0 ? (
        <FileList aria-label="Uploads" data-uploads="">
          {jobs.map((job) => (
            <UploadRow key={job.id} job={job} onCancel={() => cancel(job.id)} onRetry={() => retry(job.id)} />
          ))}
        </FileList>
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FileField>
  );
}

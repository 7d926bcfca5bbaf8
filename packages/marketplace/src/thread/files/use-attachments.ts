import { filesPerMessage, type MessageFiles, type Upload } from '@setu/contracts';
import { useDraft } from '@setu/mfe-kit';
import { useMemo, useRef, useState } from 'react';
import { useUploads } from '../../uploads/use-uploads';
import { countFiles, readFiles, withoutFile, writeFiles } from './files-draft';

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

/** The name under which the other side sees a file. */
const nameOf = (file: File, fallback: string) => file.name.slice(-255) || fallback;

const tooMany = (count: number) =>
  `A message has at most ${filesPerMessage} files, so ${count === 1 ? 'one was' : `${count} were`} not added. Send the rest with the next message.`;

/** The files of the message that is being written. Uploaded files survive closing the conversation, like the text. */
export const useAttachments = (inquiryId: string) => {
  const [stored, write, forget] = useDraft(`inquiry:${inquiryId}:files`);
  const files = useMemo(() => readFiles(stored), [stored]);
  const [announcement, setAnnouncement] = useState('');
  const [notice, setNotice] = useState<string | null>(null);
  // Several uploads may finish before the next render.
  const latest = useRef(files);
  latest.current = files;
  const change = (next: MessageFiles, what: string) => {
    latest.current = next;
    write(writeFiles(next));
    setAnnouncement(what);
    setNotice(null);
  };

  const handleUploaded = ({ picture, document }: Upload, file: File) => {
    const { pictures, documents } = latest.current;
    const name = nameOf(file, picture ? 'picture' : 'document.pdf');
    if (picture) change({ documents, pictures: [...pictures, { ...picture, name }] }, `${name} was added.`);
    if (document)
      change({ pictures, documents: [...documents, { ...document, name }] }, `${name} was added.`);
  };
  const pictures = useUploads('picture', handleUploaded, 'message');
  const documents = useUploads('document', handleUploaded, 'message');
  const jobs = [...pictures.jobs, ...documents.jobs];
  const pending = jobs.filter(({ state }) => state !== 'refused').length;
  const room = Math.max(0, filesPerMessage - countFiles(files) - pending);
  const uploadsOf = (kind: 'picture' | 'document') => (kind === 'picture' ? pictures : documents);

  return {
    files,
    jobs,
    /** Whether uploads are pending, so that a message sent now would lack these files. */
    isPending: pending > 0,
    isFull: room === 0,
    /** The last change as a sentence. */
    announcement,
    /** Why something was not added. */
    notice,
    add: (chosen: readonly File[]) => {
      const taken = chosen.slice(0, room);
      pictures.add(taken.filter((file) => !isPdf(file)));
      documents.add(taken.filter(isPdf));
      setNotice(chosen.length > room ? tooMany(chosen.length - room) : null);
    },
    remove: (url: string, name: string) => change(withoutFile(latest.current, url), `${name} was removed.`),
    cancel: (job: (typeof jobs)[number]) => uploadsOf(job.kind).cancel(job.id),
    retry: (job: (typeof jobs)[number]) => uploadsOf(job.kind).retry(job.id),
    forget: () => {
      forget();
      setAnnouncement('');
      setNotice(null);
    },
  };
};
export type Attachments = ReturnType<typeof useAttachments>;

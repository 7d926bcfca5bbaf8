import type { MessageReport } from '@setu/contracts';
import { Stack, TextLink } from '@setu/ui';

/** The files of a reported message: pictures open in a new tab, PDFs are downloaded. */
export function ReportedFiles({ files }: { files: NonNullable<MessageReport['files']> }) {
  return (
    <Stack as="ul" $gap={4} aria-label="Files of the message">
      {files.pictures.map(({ url, name }) => (
        <li key={url}>
          <TextLink href={url} target="_blank" rel="noreferrer" dir="auto">
            {name} (picture)
          </TextLink>
        </li>
      ))}
      {files.documents.map(({ url, name }) => (
        <li key={url}>
          <TextLink href={url} download={name} dir="auto">
            {name} (PDF)
          </TextLink>
        </li>
      ))}
    </Stack>
  );
}

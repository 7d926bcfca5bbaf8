import { documentLimits, type StoredDocument, type UploadUse } from '@setu/contracts';
import { Icon, LinkButton, Text, token } from '@setu/ui';
import { FileText, FileUp } from '@setu/ui/icons';
import styled from 'styled-components';
import { fileSizeText } from '../text/file-size';
import { RowFrame, RowName } from '../uploads/row';
import { SingleFileField } from '../uploads/single-file-field';

const Frame = styled(RowFrame)`
  color: ${token.color.peacock};
`;

const megabytes = documentLimits.maxBytes / 1024 / 1024;

interface DocumentFieldProps {
  /** Files for a message are private; by default it is shown with a listing. */
  use?: UploadUse;
  label: string;
  value: StoredDocument | null;
  onChange: (value: StoredDocument | null) => void;
  help: string;
  /** The error of the field. */
  error?: string | undefined;
}

/** A form field for one PDF. */
export function DocumentField(props: DocumentFieldProps) {
  return (
    <SingleFileField
      {...props}
      kind="document"
      noun="PDF"
      fileOf={({ document }) => document}
      nameOf={({ name }) => name}
      accept="application/pdf,.pdf"
      limits={`Drop a PDF here, at most ${megabytes} MB and ${documentLimits.maxPages} pages.`}
      icon={FileUp}
      frame={() => (
        <Frame>
          <Icon of={FileText} />
        </Frame>
      )}
      details={({ name, pages, bytes }) => (
        <>
          <RowName $size={14} $weight={600}>
            {name}
          </RowName>
          <Text as="div" $size={14} $tone="muted">
            PDF, {pages} {pages === 1 ? 'page' : 'pages'}, {fileSizeText(bytes)}
          </Text>
        </>
      )}
      actions={({ url, name }) => (
        <LinkButton size="sm" variant="ghost" href={url} download={name}>
          Download
        </LinkButton>
      )}
    />
  );
}

import type { StoredDocument } from '@setu/contracts';
import { fileSizeText } from '@setu/marketplace';
import { Icon, LinkButton } from '@setu/ui';
import { Download } from '@setu/ui/icons';

/** A link to the PDF that the brand uploaded. Browsers download it without leaving the page. */
export function BrochureFile({ file }: { file: StoredDocument }) {
  return (
    <LinkButton href={file.url} variant="secondary" block>
      <Icon of={Download} />
      Download Brochure (PDF, {fileSizeText(file.bytes)})
    </LinkButton>
  );
}

import { downloadBrochure } from '@setu/contracts';
import { Icon, LinkButton } from '@setu/ui';
import { Download } from 'lucide-react';

/** The franchise on paper. A new tab: a brand's own brochure may lie on another site. */
export function Brochure({ id }: { id: string }) {
  return (
    <LinkButton
      href={downloadBrochure.path.replace(':id', encodeURIComponent(id))}
      target="_blank"
      rel="noopener"
      variant="secondary"
      block
    >
      <Icon of={Download} />
      Download Brochure
    </LinkButton>
  );
}

import { documentIdOf, downloadBrochure, type FranchiseView, ownBrochure } from '@setu/contracts';
import { Icon, LinkButton, Stack, Text } from '@setu/ui';
import { Download, ExternalLink } from '@setu/ui/icons';
import { useId } from 'react';
import { BrochureFile } from './brochure-file';

/** The brochure: the PDF that the brand uploaded, else the brand's PDF on another site, else one made from this page. */
export function Brochure({ franchise }: { franchise: FranchiseView }) {
  const { brochureFile } = franchise;
  return brochureFile && documentIdOf(brochureFile.url) !== null ? (
    <BrochureFile file={brochureFile} />
  ) : (
    <OtherBrochure franchise={franchise} />
  );
}

function OtherBrochure({ franchise: { id, documents } }: { franchise: FranchiseView }) {
  const hintId = useId();
  const own = ownBrochure(documents);
  const generated = downloadBrochure.path.replace(':id', encodeURIComponent(id));
  return (
    <Stack $gap={4}>
      <LinkButton
        href={own ?? generated}
        target="_blank"
        rel={own ? 'noopener nofollow' : 'noopener'}
        aria-describedby={own ? hintId : undefined}
        variant="secondary"
        block
      >
        <Icon of={own ? ExternalLink : Download} />
        Download Brochure
      </LinkButton>
      {own ? (
        <Text id={hintId} $size={14} $tone="muted">
          Opens {new URL(own).host}, an address from the brand.
        </Text>
      ) : null}
    </Stack>
  );
}

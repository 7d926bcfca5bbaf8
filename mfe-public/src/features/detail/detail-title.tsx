import type { FranchiseView } from '@setu/contracts';
import { CompareToggle, ListingTitle } from '@setu/marketplace';
import { Cluster, media } from '@setu/ui';
import styled from 'styled-components';
import { SaveButton } from './save-button';
import { Share } from './share/share';

const Actions = styled(Cluster)`
  ${media.noScript} {
    display: none;
  }
`;

interface DetailTitleProps {
  franchise: FranchiseView;
  /** Whether the franchise is not published: then it cannot be saved or shared. */
  isPreview?: boolean;
}

/** Pictures, badges, name, standing and description, and what visitors can do with it. */
export function DetailTitle({ franchise, isPreview = false }: DetailTitleProps) {
  return (
    <ListingTitle
      franchise={franchise}
      actions={
        isPreview ? null : (
          <Actions $gap={8}>
            <CompareToggle franchise={franchise} />
            <SaveButton key={franchise.id} id={franchise.id} ownerId={franchise.brandId} />
            <Share title={franchise.title} />
          </Actions>
        )
      }
    />
  );
}

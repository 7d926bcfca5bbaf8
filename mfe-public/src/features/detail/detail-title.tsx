import { businessCategoryLabels, type FranchiseView } from '@setu/contracts';
import { outletText, Rating } from '@setu/marketplace';
import { Badge, BrandCover, Cluster, Heading, Text, token } from '@setu/ui';
import styled from 'styled-components';
import { Save } from './save';
import { Share } from './share';

const Cover = styled(BrandCover)`
  border-radius: ${token.radius.card};
`;

const Titles = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
`;

/** Picture, badges, name, standing and description. */
export function DetailTitle({ franchise }: { franchise: FranchiseView }) {
  const outlets = outletText(franchise);
  return (
    <>
      <Cover
        name={franchise.brandName}
        category={franchise.businessCategory}
        src={franchise.images[0] ?? null}
        alt={`${franchise.brandName}, cover picture`}
        eager
      />
      <Titles>
        <Cluster $justify="space-between" $align="start" $gap={12}>
          <Cluster $gap={8}>
            {franchise.featured ? <Badge tone="featured">Featured</Badge> : null}
            <Badge tone="tint">{businessCategoryLabels[franchise.businessCategory]}</Badge>
            <Badge tone="outline">{franchise.franchiseModel}</Badge>
          </Cluster>
          <Cluster $gap={8} $wrap={false}>
            <Save key={franchise.id} id={franchise.id} ownerId={franchise.brandId} />
            <Share title={franchise.title} />
          </Cluster>
        </Cluster>
        <Heading level={1} size="title">
          {franchise.title}
        </Heading>
        <Cluster $gap={12}>
          <Rating of={franchise} />
          {outlets ? (
            <Text as="span" $size={14}>
              {outlets}
            </Text>
          ) : null}
          <Text as="span" $size={14} $tone="muted">
            by {franchise.brandName}
          </Text>
        </Cluster>
        {franchise.description ? (
          <Text style={{ whiteSpace: 'pre-line', maxWidth: token.size.reading }}>
            {franchise.description}
          </Text>
        ) : null}
      </Titles>
    </>
  );
}

import { brandAddress, businessCategoryLabels, type FranchiseView } from '@setu/contracts';
import {
  CompareToggle,
  FeaturedBadge,
  Gallery,
  outletText,
  ProfilePicture,
  Rating,
  ReplyPromise,
  ReplyTimeText,
  VerifiedBadge,
} from '@setu/marketplace';
import { Badge, Cluster, Heading, media, Text, TextLink, token } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SaveButton } from './save-button';
import { Share } from './share/share';

const Titles = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
`;

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

/** Pictures, badges, name, standing and description. */
export function DetailTitle({ franchise, isPreview = false }: DetailTitleProps) {
  const outlets = outletText(franchise);
  return (
    <>
      <Gallery
        key={franchise.id}
        images={franchise.images}
        pictures={franchise.pictures}
        illustration={franchise.illustration}
        title={franchise.title}
        drawn={{ name: franchise.brandName, category: franchise.businessCategory }}
      />
      <Titles>
        <Cluster $justify="space-between" $align="start" $gap={12}>
          <Cluster $gap={8}>
            {franchise.featured ? <FeaturedBadge /> : null}
            <Badge tone="tint">{businessCategoryLabels[franchise.businessCategory]}</Badge>
            <Badge tone="outline">{franchise.franchiseModel}</Badge>
          </Cluster>
          {isPreview ? null : (
            <Actions $gap={8}>
              <CompareToggle franchise={franchise} />
              <SaveButton key={franchise.id} id={franchise.id} ownerId={franchise.brandId} />
              <Share title={franchise.title} />
            </Actions>
          )}
        </Cluster>
        <Heading level={1} size="title">
          {franchise.title}
        </Heading>
        <Cluster $gap={12}>
          {franchise.brandLogo ? (
            <ProfilePicture picture={franchise.brandLogo} shape="logo" size={48} />
          ) : null}
          <Rating of={franchise} />
          {outlets ? (
            <Text as="span" $size={14}>
              {outlets}
            </Text>
          ) : null}
          <Text as="span" $size={14} $tone="muted">
            by{' '}
            <TextLink
              as={Link}
              to={brandAddress({ id: franchise.brandId, name: franchise.brandName })}
              $quiet
            >
              {franchise.brandName}
            </TextLink>
          </Text>
          {franchise.brandVerification ? <VerifiedBadge verification={franchise.brandVerification} /> : null}
          {franchise.brandReplyTime ? <ReplyTimeText usually={franchise.brandReplyTime} /> : null}
          {franchise.brandKeepsReplyPromise ? <ReplyPromise /> : null}
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

import { brandAddress, businessCategoryLabels, type FranchiseView } from '@setu/contracts';
import { Badge, Cluster, Heading, Text, TextLink, token } from '@setu/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { VerifiedBadge } from '../agent/verified-badge';
import { FeaturedBadge } from '../franchise/featured-badge';
import { Rating } from '../franchise/rating';
import { outletText } from '../franchise/rating-text';
import { ReplyPromise } from '../franchise/reply-promise';
import { ReplyTimeText } from '../franchise/reply-time-text';
import { Gallery } from '../pictures/gallery';
import { ProfilePicture } from '../pictures/profile-picture';

const Titles = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
`;

interface ListingTitleProps {
  franchise: FranchiseView;
  /** What visitors can do with it; absent for a franchise that is not published. */
  actions?: ReactNode;
  /** Level of its heading in the page. */
  level?: 1 | 4;
}

/** Pictures, badges, name, standing and description. */
export function ListingTitle({ franchise, actions, level = 1 }: ListingTitleProps) {
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
          {actions}
        </Cluster>
        <Heading level={level} size="title">
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

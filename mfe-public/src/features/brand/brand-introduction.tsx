import type { BrandPage } from '@setu/contracts';
import {
  checkedText,
  ProfilePicture,
  Rating,
  ReplyPromise,
  ReplyTimeText,
  VerifiedBadge,
} from '@setu/marketplace';
import {
  Avatar,
  Cluster,
  Definition,
  DefinitionGrid,
  Heading,
  media,
  Stack,
  Text,
  TextLink,
  token,
} from '@setu/ui';
import styled from 'styled-components';
import { FollowButton } from './follow-button';

const Root = styled.header`
  display: grid;
  gap: ${token.space[24]};

  ${media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${token.space[48]};
  }
`;

const Story = styled(Text)`
  max-width: ${token.size.reading};
  white-space: pre-line;
`;

const notDisclosed = 'Not disclosed';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who a brand is: logo, standing, what it says about itself, and its figures. */
export function BrandIntroduction({ brand }: { brand: BrandPage }) {
  const { name, logo, verification, replyTime, keepsReplyPromise, description, targetAudience, website } =
    brand;
  const { outletCount, franchiseCount, reviewCount, rating } = brand;
  return (
    <Root>
      <Stack $gap={16}>
        <Cluster $gap={16}>
          {logo ? (
            <ProfilePicture picture={logo} shape="logo" size={72} />
          ) : (
            <Avatar user={{ firstName: name }} size={72} />
          )}
          <Heading level={1} size="title">
            {name}
          </Heading>
        </Cluster>
        <Cluster $gap={12}>
          <Rating of={{ rating: rating === null ? null : rating.toFixed(2), reviewCount, outletCount }} />
          {verification ? <VerifiedBadge verification={verification} /> : null}
          {replyTime ? <ReplyTimeText usually={replyTime} /> : null}
          {keepsReplyPromise ? <ReplyPromise /> : null}
          <FollowButton key={brand.id} brand={brand} />
        </Cluster>
        {description ? (
          <Story dir="auto">{description}</Story>
        ) : (
          <Text $tone="muted">{name} has not written about itself yet.</Text>
        )}
      </Stack>
      <DefinitionGrid>
        <Definition term="Franchises">{franchiseCount.toLocaleString('en-IN')}</Definition>
        <Definition term="Outlets">
          {outletCount === 0 ? notDisclosed : outletCount.toLocaleString('en-IN')}
        </Definition>
        <Definition term="For">{targetAudience ?? notDisclosed}</Definition>
        <Definition term="Website">
          {website ? (
            <TextLink href={website} target="_blank" rel="noopener noreferrer nofollow">
              {website.replace(/^https:\/\//, '').replace(/\/$/, '')}
            </TextLink>
          ) : (
            notDisclosed
          )}
        </Definition>
        <Definition term="Verification">
          {verification ? capitalised(checkedText(verification) ?? '') : 'Not verified'}
        </Definition>
      </DefinitionGrid>
    </Root>
  );
}

import { businessCategoryLabels, type FranchiseView } from '@setu/contracts';
import {
  Badge,
  BrandCover,
  Card,
  CardBody,
  Cluster,
  Definition,
  DefinitionGrid,
  formatArea,
  formatPercent,
  Heading,
  Icon,
  MoneyRange,
  media,
  plural,
  stretchedLink,
  Text,
  TextLink,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { ArrowRight, GraduationCap, MapPin, Megaphone } from '@setu/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { VerifiedBadge } from '../agent/verified-badge';
import { CompareToggle } from '../compare/compare-toggle';
import { ProfilePicture } from '../pictures/profile-picture';
import { coverOf } from '../pictures/shown-picture';
import { FeaturedBadge } from './featured-badge';
import { franchise } from './franchise.queries';
import { Rating } from './rating';

const Root = styled(Card)`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Body = styled(CardBody)`
  flex: 1;
`;

const FeaturedMark = styled.div`
  position: absolute;
  top: ${token.space[12]};
  left: ${token.space[12]};
`;

/** Beside the picture, which has the brand's name, and above the stretched link, so that its tooltip works. */
const VerifiedMark = styled.div`
  position: absolute;
  z-index: 1;
  top: ${token.space[12]};
  right: ${token.space[12]};
`;

/** Over the lower edge of the picture, where there are no badges. */
const LogoMark = styled.div`
  position: relative;
  height: 0;
  padding-left: ${token.space[12]};

  > span {
    position: absolute;
    bottom: calc(-1 * ${token.space[8]});
    box-shadow: ${token.shadow.lift};
  }
`;

/** Over the lower right corner of the picture, and above the stretched link. */
const CompareMark = styled.div`
  position: relative;
  z-index: 1;
  height: 0;

  > button {
    position: absolute;
    right: ${token.space[12]};
    bottom: ${token.space[12]};
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
`;

/** Always two lines high next to other cards, so that the figures of a row align. */
const Title = styled(Text)`
  ${media.tablet} {
    min-height: 2lh;
  }
`;

const Flags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[12]};
  color: ${token.color.muted};
  font-size: ${token.text[14]};

  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

const Foot = styled(Cluster)`
  margin-top: auto;
  padding-top: ${token.space[12]};
  border-top: 1px solid ${token.color.line};
`;

const Details = styled(TextLink)`
  ${stretchedLink}
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  min-height: ${token.space[24]};
  font-size: ${token.text[14]};
  font-weight: 600;
  text-decoration-line: none;
  white-space: nowrap;

  /* Next to a rating with many reviews only the words fit. */
  @container (max-width: 296px) {
    svg {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;

const TitleLink = styled(Link)`
  ${stretchedLink}
  color: inherit;
  text-decoration: none;
`;

/** Above the stretched link of the title, so that it receives its own clicks. */
const Action = styled.div`
  position: relative;
`;

interface FranchiseCardProps {
  franchise: FranchiseView;
  /** Level of its heading in the page. */
  level?: 2 | 3;
  /** Whether the card is a placement, which is marked. */
  isPlacement?: boolean;
  /** Whether its picture is visible without scrolling. */
  eager?: boolean;
  /** Shown in the footer instead of the link 'View Details'; the title is then the link. */
  action?: ReactNode;
}

/** A franchise in a list. The whole card links to its page. Hovering it prefetches the data of that page. */
export function FranchiseCard(props: FranchiseCardProps) {
  const { franchise: shown, level = 2, isPlacement = false, eager = false, action } = props;
  const client = useQueryClient();
  const prefetch = () => {
    void client.prefetchQuery(franchise(shown.id));
  };
  const title = (
    <Title as="span" $size={18} $weight={600} $lines={2}>
      {shown.title}
    </Title>
  );
  const address = `/franchises/${shown.id}`;
  return (
    <Root as="article" $flush $interactive onMouseEnter={prefetch} onFocus={prefetch}>
      <BrandCover
        name={shown.brandName}
        category={shown.businessCategory}
        {...coverOf(shown)}
        sizes="(min-width: 1280px) 290px, (min-width: 768px) 50vw, 100vw"
        alt=""
        eager={eager}
      />
      <CompareMark>
        <CompareToggle franchise={shown} />
      </CompareMark>
      {shown.brandLogo ? (
        <LogoMark>
          <ProfilePicture picture={shown.brandLogo} shape="logo" size={48} />
        </LogoMark>
      ) : null}
      {isPlacement ? (
        <FeaturedMark>
          <FeaturedBadge />
        </FeaturedMark>
      ) : null}
      {shown.brandVerification ? (
        <VerifiedMark>
          <VerifiedBadge verification={shown.brandVerification} />
        </VerifiedMark>
      ) : null}
      <Body>
        <Cluster $gap={8}>
          <Badge tone="tint">{businessCategoryLabels[shown.businessCategory]}</Badge>
          <Badge tone="outline">{shown.franchiseModel}</Badge>
        </Cluster>
        <Words>
          <Heading level={level} size="card">
            {action ? <TitleLink to={address}>{title}</TitleLink> : title}
          </Heading>
          <Text $size={14} $tone="muted" $lines={2}>
            {shown.description}
          </Text>
        </Words>
        <DefinitionGrid>
          <Definition term="Investment" wide>
            <MoneyRange min={shown.minInvestment} max={shown.maxInvestment} />
          </Definition>
          <Definition term="Area Required">
            {shown.areaRequired === null ? 'Not specified' : formatArea(shown.areaRequired)}
          </Definition>
          <Definition term="Expected ROI">
            {shown.expectedROI === null ? 'Not disclosed' : formatPercent(shown.expectedROI)}
          </Definition>
        </DefinitionGrid>
        <Flags>
          {shown.trainingIncluded ? (
            <li>
              <Icon of={GraduationCap} size={16} />
              Training
            </li>
          ) : null}
          {shown.marketingSupport ? (
            <li>
              <Icon of={Megaphone} size={16} />
              Marketing
            </li>
          ) : null}
          <li>
            <Icon of={MapPin} size={16} />
            {plural(shown.territories.length, 'territory', 'territories')}
          </li>
        </Flags>
        <Foot $justify="space-between">
          <Rating of={shown} />
          {action ? (
            <Action>{action}</Action>
          ) : (
            <Details as={Link} to={address}>
              View Details
              <VisuallyHidden> of {shown.title}</VisuallyHidden>
              <Icon of={ArrowRight} size={16} />
            </Details>
          )}
        </Foot>
      </Body>
    </Root>
  );
}

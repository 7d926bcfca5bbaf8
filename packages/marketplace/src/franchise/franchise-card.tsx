import { businessCategoryLabels, type FranchiseView, replyPromiseText } from '@setu/contracts';
import { fetchAhead } from '@setu/mfe-kit';
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
import {
  ArrowRight,
  CalendarCheck,
  GraduationCap,
  MapPin,
  Megaphone,
  MessageSquareText,
} from '@setu/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { VerifiedBadge } from '../agent/verified-badge';
import { CompareToggle } from '../compare/compare-toggle';
import { ProfilePicture } from '../pictures/profile-picture';
import { coverOf } from '../pictures/shown-picture';
import { FeaturedBadge } from './featured-badge';
import { franchise } from './franchise.queries';
import { paybackText } from './payback-text';
import { Rating } from './rating';
import { inRows } from './view/view-styles';

/** Width of a row from which its figures are beside its words, and up to which its text is so large that marks do not fit on the picture. */
const wideRow = '@container (min-width: 40rem)';
const largeText = '@container (max-width: 17.9rem)';
/** Width of the picture of a row, which is narrower with large text on a phone. */
const thumb = 'clamp(72px, 28cqi, 96px)';

const Root = styled(Card)`
  container-type: inline-size;
  height: 100%;
`;

/** The picture above the words; in a row beside them. */
const Parts = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;

  ${inRows(css`
    display: grid;
    grid-template-columns: ${thumb} minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    align-items: start;
    justify-items: start;
    gap: 0 ${token.space[12]};
    padding: ${token.space[12]};

    ${largeText} {
      display: flex;
      flex-direction: column;
    }
  `)}
`;

/** Height of the picture of a row as a multiple of its width: a drawing under two marks is higher, so that it stays visible. */
const highThumb = 1.25;

const Cover = styled(BrandCover)<{ $hasLogo: boolean; $isHigh: boolean }>`
  [data-illustration] {
    ${({ $hasLogo }) => ($hasLogo ? `left: calc(48px + ${token.space[24]});` : '')}
  }

  ${inRows(css<{ $isHigh: boolean }>`
    width: ${thumb};
    aspect-ratio: ${({ $isHigh }) => ($isHigh ? 1 / highThumb : 1)};
    border-radius: ${token.radius.control};

    [data-illustration] {
      left: 0;
    }
  `)}
`;

const Body = styled(CardBody)`
  flex: 1;

  ${inRows(css`
    grid-row: 1 / span 4;
    grid-column: 2;
    justify-self: stretch;
    gap: ${token.space[4]};
    padding: 0;

    ${wideRow} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 12rem 12rem;
      grid-template-rows: auto 1fr;
      gap: ${token.space[4]} ${token.space[24]};

      /* The words, then the figures and the payback, then the rating and the link. */
      > :nth-child(2) {
        grid-row: 1 / span 2;
      }

      > :nth-child(4) {
        grid-row: 2;
        grid-column: 2;
      }

      > :last-child {
        flex-direction: column;
        align-items: flex-end;
        grid-row: 1 / span 2;
        grid-column: 3;
      }
    }
  `)}
`;

const FeaturedMark = styled.div`
  position: absolute;
  top: ${token.space[12]};
  left: ${token.space[12]};

  ${inRows(css`
    top: ${token.space[16]};
    left: ${token.space[16]};

    ${largeText} {
      position: static;
      grid-column: 1 / -1;
      order: -1;
      margin-bottom: ${token.space[4]};
    }
  `)}
`;

/** Beside the picture, which has the brand's name, and above the stretched link, so that its tooltip works. */
const VerifiedMark = styled.div<{ $isAboveMark: boolean }>`
  position: absolute;
  z-index: 1;
  top: ${token.space[12]};
  right: ${token.space[12]};

  ${inRows(css<{ $isAboveMark: boolean }>`
    top: calc(${token.space[8]} + ${({ $isAboveMark }) => ($isAboveMark ? `${highThumb} * ${thumb} - 2.5rem` : `${thumb} - 1.5rem`)});
    right: auto;
    left: ${token.space[16]};

    ${largeText} {
      position: relative;
      inset: auto;
      grid-column: 1 / -1;
      order: -1;
      margin-bottom: ${token.space[4]};
    }
  `)}
`;

/** Over the lower edge of the picture, where there are no badges. */
const BrandMark = styled.div`
  position: relative;
  height: 0;
  padding-left: ${token.space[12]};

  > span {
    position: absolute;
    bottom: calc(-1 * ${token.space[8]});
    box-shadow: ${token.shadow.lift};
  }

  ${inRows(css`
    display: none;
  `)}
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

  ${inRows(css`
    grid-column: 1;
    height: auto;
    margin-top: ${token.space[8]};

    &:empty {
      display: none;
    }

    > button {
      position: relative;
      inset: auto;
      min-width: ${thumb};
      padding-inline: ${token.space[4]};
      gap: ${token.space[4]};
      font-size: ${token.text[12]};
    }
  `)}
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};

  ${inRows(css`
    gap: 2px;
  `)}
`;

/** Always two lines high next to other cards, so that the figures of a row align. */
const Title = styled(Text)`
  ${media.tablet} {
    min-height: 2lh;
  }

  ${inRows(css`
    min-height: 0;
    font-size: ${token.text[16]};
    line-height: 1.3;
  `)}
`;

/** Only in cards: a row has no space for it. */
const InCards = styled.div`
  ${inRows(css`
    display: none;
  `)}
`;

const Description = styled(Text)`
  ${inRows(css`
    display: none;

    ${wideRow} {
      display: -webkit-box;
    }
  `)}
`;

/** Brand, category and model in a line, which a card shows in its picture and as badges. */
const Origin = styled.p`
  display: none;
  color: ${token.color.muted};
  font-size: ${token.text[14]};
  line-height: 1.35;

  ${inRows(css`
    display: block;
  `)}
`;

const Figures = styled(DefinitionGrid)`
  ${inRows(css`
    display: block;

    > :not(:first-child),
    dt {
      display: none;
    }

    dd {
      font-size: ${token.text[16]};
      line-height: 1.35;
    }
  `)}
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

  ${inRows(css`
    line-height: 1.35;

    > :not([data-in-rows]) {
      display: none;
    }
  `)}
`;

const Foot = styled(Cluster)`
  margin-top: auto;
  padding-top: ${token.space[12]};
  border-top: 1px solid ${token.color.line};

  ${inRows(css`
    min-height: ${token.space[24]};
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  `)}
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

  /* The arrow alone marks a narrow row as a link. */
  ${inRows(css`
    @container (max-width: 39.9rem) {
      margin-left: auto;
      font-size: 0;

      svg {
        display: block;
      }
    }
  `)}
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
  level?: 2 | 3 | 4;
  /** Whether the card is a placement, which is marked. */
  isPlacement?: boolean;
  /** Whether its picture is visible without scrolling. */
  eager?: boolean;
  /** Shown in the footer instead of the link 'View Details'; the title is then the link. */
  action?: ReactNode;
  /** Whether it is a draft, which has no page, cannot be compared and is not prefetched. */
  isPreview?: boolean;
}

/** A franchise in a list. The whole card links to its page. Hovering it prefetches the data of that page. */
export const FranchiseCard = memo((props: FranchiseCardProps) => {
  const {
    franchise: shown,
    level = 2,
    isPlacement = false,
    eager = false,
    action,
    isPreview = false,
  } = props;
  const client = useQueryClient();
  const prefetch = () => {
    if (!isPreview) fetchAhead(() => client.prefetchQuery(franchise(shown.id)));
  };
  const title = (
    <Title as="span" $size={18} $weight={600} $lines={2}>
      {shown.title}
    </Title>
  );
  const address = `/franchises/${shown.id}`;
  const category = businessCategoryLabels[shown.businessCategory];
  const payback = paybackText(shown);
  const cover = coverOf(shown);
  const isDrawn = cover === null || cover.isIllustration;
  return (
    <Root as="article" $flush $interactive={!isPreview} onMouseEnter={prefetch} onFocus={prefetch}>
      <Parts>
        <Cover
          name={shown.brandName}
          category={shown.businessCategory}
          {...cover}
          sizes="(min-width: 1280px) 290px, (min-width: 768px) 50vw, 100vw"
          $hasLogo={shown.brandLogo !== null}
          $isHigh={isDrawn && shown.brandVerification !== null}
          eager={eager}
        />
        <CompareMark>{isPreview ? null : <CompareToggle franchise={shown} />}</CompareMark>
        {shown.brandLogo ? (
          <BrandMark>
            <ProfilePicture picture={shown.brandLogo} shape="logo" size={48} />
          </BrandMark>
        ) : null}
        {isPlacement ? (
          <FeaturedMark>
            <FeaturedBadge />
          </FeaturedMark>
        ) : null}
        {shown.brandVerification ? (
          <VerifiedMark $isAboveMark={isDrawn}>
            <VerifiedBadge verification={shown.brandVerification} />
          </VerifiedMark>
        ) : null}
        <Body>
          <InCards>
            <Cluster $gap={8}>
              <Badge tone="tint">{category}</Badge>
              <Badge tone="outline">{shown.franchiseModel}</Badge>
            </Cluster>
          </InCards>
          <Words>
            <Heading level={level} size="card">
              {action ? <TitleLink to={address}>{title}</TitleLink> : title}
            </Heading>
            <Origin>{[shown.brandName, category, shown.franchiseModel].join('\u00a0· ')}</Origin>
            <Description $size={14} $tone="muted" $lines={2}>
              {shown.description}
            </Description>
          </Words>
          <Figures>
            <Definition term="Investment" wide>
              <MoneyRange min={shown.minInvestment} max={shown.maxInvestment} />
            </Definition>
            <Definition term="Area Required">
              {shown.areaRequired === null ? 'Not specified' : formatArea(shown.areaRequired)}
            </Definition>
            <Definition term="Expected ROI">
              {shown.expectedROI === null ? 'Not disclosed' : formatPercent(shown.expectedROI)}
            </Definition>
          </Figures>
          <Flags>
            {payback === null ? null : (
              <li data-in-rows>
                <Icon of={CalendarCheck} size={16} />
                {payback}
              </li>
            )}
            {shown.brandKeepsReplyPromise ? (
              <li data-in-rows>
                <Icon of={MessageSquareText} size={16} />
                {replyPromiseText}
              </li>
            ) : null}
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
            {isPreview ? null : action ? (
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
      </Parts>
    </Root>
  );
});

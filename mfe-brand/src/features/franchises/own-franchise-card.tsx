import { businessCategoryLabels, type FranchiseView } from '@setu/contracts';
import { coverOf, HiddenNotice, ReviewNotice } from '@setu/marketplace';
import {
  Badge,
  BrandCover,
  Button,
  Card,
  CardBody,
  Cluster,
  Definition,
  DefinitionGrid,
  formatCount,
  formatPercent,
  Heading,
  Icon,
  IconButton,
  LinkButton,
  MoneyRange,
  Text,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { ChartColumn, Copy, Eye, Pencil, UsersRound } from '@setu/ui/icons';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { StateBadge } from '../../shared/state-badge';
import { OwnCompleteness } from './completeness/own-completeness';
import type { FranchiseStep } from './franchise-steps';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Body = styled(CardBody)`
  flex: 1;
`;

const Cover = styled.div<{ $isActive: boolean }>`
  filter: ${({ $isActive }) => ($isActive ? 'none' : 'grayscale(0.85)')};
  opacity: ${({ $isActive }) => ($isActive ? 1 : 0.7)};
`;

const FeaturedMark = styled.div`
  position: absolute;
  top: ${token.space[12]};
  left: ${token.space[12]};
`;

const Drawers = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  margin-top: auto;
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
  gap: ${token.space[8]};
  padding-top: ${token.space[12]};
  border-top: 1px solid ${token.color.line};
`;

interface OwnFranchiseCardProps {
  franchise: FranchiseView;
  /** Opens the form, at its default step without one. */
  onEdit: (step?: FranchiseStep) => void;
  /** Opens the funnel. */
  onFigures: () => void;
  /** Opens the franchisees and their reviews. */
  onFranchisees: () => void;
  /** How many people wait for a confirmation that they run an outlet. */
  waiting: number;
  /** Opens the form for a copy. */
  onCopy: () => void;
  onEditNear: () => void;
  /** Whether its picture is visible without scrolling. */
  eager?: boolean;
}

/** A franchise with the actions of its brand. */
export function OwnFranchiseCard({
  franchise: shown,
  onEdit,
  onFigures,
  onFranchisees,
  waiting,
  onCopy,
  onEditNear,
  eager,
}: OwnFranchiseCardProps) {
  return (
    <Root as="article" $flush>
      <Cover $isActive={shown.isActive && !shown.hidden && !shown.review}>
        <BrandCover
          name={shown.brandName}
          category={shown.businessCategory}
          {...coverOf(shown)}
          sizes="(min-width: 768px) 380px, 100vw"
          eager={eager}
        />
      </Cover>
      {shown.featured ? (
        <FeaturedMark>
          <Badge tone="featured">Featured</Badge>
        </FeaturedMark>
      ) : null}
      <Body>
        <Cluster $gap={8}>
          <Badge tone="tint">{businessCategoryLabels[shown.businessCategory]}</Badge>
          <StateBadge of={shown} />
        </Cluster>
        {shown.hidden ? <HiddenNotice hidden={shown.hidden} /> : null}
        {shown.review ? <ReviewNotice review={shown.review} /> : null}
        <div>
          <Heading level={3} size="card">
            <Text as="span" $size={18} $weight={600} $lines={2}>
              {shown.title}
            </Text>
          </Heading>
          <Text $size={14} $tone="muted" $lines={2}>
            {shown.description}
          </Text>
        </div>
        <DefinitionGrid>
          <Definition term="Investment" wide>
            <MoneyRange min={shown.minInvestment} max={shown.maxInvestment} format="detail" />
          </Definition>
          <Definition term="Model">{shown.franchiseModel}</Definition>
          {shown.expectedROI === null ? null : (
            <Definition term="Expected ROI">{formatPercent(shown.expectedROI)}</Definition>
          )}
        </DefinitionGrid>
        <OwnCompleteness franchise={shown} onStep={onEdit} />
        <Drawers>
          <Button variant="ghost" size="sm" onClick={onFigures}>
            <Icon of={ChartColumn} size={16} />
            <span>
              Views and inquiries
              <VisuallyHidden> of {shown.title}</VisuallyHidden>
            </span>
          </Button>
          <Button variant="ghost" size="sm" onClick={onFranchisees}>
            <Icon of={UsersRound} size={16} />
            <span>
              Franchisees and reviews
              <VisuallyHidden> of {shown.title}</VisuallyHidden>
            </span>
            {waiting > 0 ? (
              <Badge tone="solid">
                {formatCount(waiting)}
                <VisuallyHidden> waiting for your confirmation</VisuallyHidden>
              </Badge>
            ) : null}
          </Button>
        </Drawers>
        <Actions>
          <Button
            variant="secondary"
            onClick={() => onEdit()}
            onPointerEnter={onEditNear}
            onFocus={onEditNear}
          >
            <Icon of={Pencil} />
            <span>
              Edit
              <VisuallyHidden> {shown.title}</VisuallyHidden>
            </span>
          </Button>
          <LinkButton as={Link} to={`/franchises/${shown.id}`} variant="secondary">
            <Icon of={Eye} />
            <span>
              View
              <VisuallyHidden> {shown.title}</VisuallyHidden>
            </span>
          </LinkButton>
          <IconButton
            bordered
            name={`Duplicate ${shown.title}`}
            icon={Copy}
            onClick={onCopy}
            onPointerEnter={onEditNear}
            onFocus={onEditNear}
          />
        </Actions>
      </Body>
    </Root>
  );
}

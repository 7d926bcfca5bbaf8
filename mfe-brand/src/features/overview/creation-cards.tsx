import { Card, Grid, Heading, Icon, type IconType, stretchedLink, Text, token } from '@setu/ui';
import { Building2, Plus, Store } from '@setu/ui/icons';
import styled from 'styled-components';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token.space[16]};
`;

const Mark = styled.span<{ $isQuiet?: boolean }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${token.radius.control};
  background: ${({ $isQuiet }) => ($isQuiet ? 'transparent' : token.color['peacock-tint'])};
  color: ${token.color.peacock};
`;

const Open = styled.button`
  ${stretchedLink}
  text-align: left;
`;

interface CreationCardProps {
  icon: IconType;
  title: string;
  hint: string;
  onOpen: () => void;
  onNear: () => void;
}

function CreationCard({ icon, title, hint, onOpen, onNear }: CreationCardProps) {
  return (
    <Root $interactive onPointerEnter={onNear} onFocus={onNear}>
      <Mark>
        <Icon of={icon} size={22} />
      </Mark>
      <div>
        <Heading level={2} size="card">
          <Open type="button" onClick={onOpen}>
            {title}
          </Open>
        </Heading>
        <Text $size={14} $tone="muted">
          {hint}
        </Text>
      </div>
      <Mark $isQuiet>
        <Icon of={Plus} size={22} />
      </Mark>
    </Root>
  );
}

interface CreationCardsProps {
  onFranchise: () => void;
  onFranchiseNear: () => void;
  onRequirement: () => void;
  onRequirementNear: () => void;
}

/** Cards to create a franchise or a requirement. */
export function CreationCards(props: CreationCardsProps) {
  return (
    <Grid $gap={16} $min="340px" $wide={2}>
      <CreationCard
        icon={Store}
        title="Create Franchise Opportunity"
        hint="Investment, returns, support and territories. Investors see it as soon as it is active."
        onOpen={props.onFranchise}
        onNear={props.onFranchiseNear}
      />
      <CreationCard
        icon={Building2}
        title="Post Property Requirement"
        hint="Area, cities and rent you need. We match listed properties, and agents make offers."
        onOpen={props.onRequirement}
        onNear={props.onRequirementNear}
      />
    </Grid>
  );
}

import { type InquiryView, type RequirementMatch, reportListing, takesReplies } from '@setu/contracts';
import { PropertyAddress, PropertyPictures, preloadThread, ReportButton } from '@setu/marketplace';
import { api } from '@setu/mfe-kit';
import {
  Button,
  CardHead,
  Cluster,
  Definition,
  DefinitionGrid,
  formatArea,
  formatExact,
  Heading,
  Icon,
  Money,
  Text,
} from '@setu/ui';
import { CalendarCheck } from '@setu/ui/icons';
import { DrawerItem } from '../../shared/drawer-item';
import { MatchReasons } from '../../shared/property/match-reasons';
import { MatchScore } from '../../shared/property/match-score';

interface MatchItemProps {
  match: RequirementMatch;
  /** The brand's last request to visit it for this requirement, once there is one. */
  visit: InquiryView | undefined;
  /** Why no visit can be requested now. */
  blocked?: string;
  onVisit: () => void;
  onThread: () => void;
}

/** A property that fits, how well, and why. */
export function MatchItem({ match, visit, blocked, onVisit, onThread }: MatchItemProps) {
  const { property, providerName, score, reasons } = match;
  // One that was declined or withdrawn may be followed by another.
  const isStanding = visit !== undefined && takesReplies(visit.status);
  return (
    <DrawerItem>
      <CardHead>
        <div>
          <Heading level={3} size="small">
            {property.title}
          </Heading>
          <Text $size={14} $tone="muted">
            Offered by {providerName}
          </Text>
        </div>
        <MatchScore score={score} />
      </CardHead>
      <PropertyAddress property={property} />
      <PropertyPictures property={property} />
      <DefinitionGrid $columns={3}>
        <Definition term="Area">{formatArea(property.area)}</Definition>
        <Definition term="Rent/sq ft">
          {property.rentPerSqFt === null ? 'On request' : formatExact(property.rentPerSqFt)}
        </Definition>
        <Definition term="Deposit">
          {property.securityDeposit === null ? 'On request' : <Money value={property.securityDeposit} />}
        </Definition>
      </DefinitionGrid>
      <MatchReasons reasons={reasons} />
      <Cluster $gap={8}>
        {isStanding ? null : (
          <Button size="sm" onClick={onVisit} disabledReason={blocked}>
            Request visit
          </Button>
        )}
        {visit ? (
          <Button
            size="sm"
            variant="secondary"
            onClick={onThread}
            onPointerEnter={preloadThread}
            onFocus={preloadThread}
          >
            <Icon of={CalendarCheck} size={16} />
            {isStanding ? 'Visit requested' : `Visit ${visit.status}`}: view conversation
          </Button>
        ) : null}
        <ReportButton
          noun="property"
          name={`listing:${property.id}`}
          title={property.title}
          send={(report) => api.call(reportListing, { id: property.id, kind: 'property', ...report })}
        />
      </Cluster>
    </DrawerItem>
  );
}

import { type InquiryView, type RequirementMatch, reportListing, takesReplies } from '@setu/contracts';
import {
  PropertyAddress,
  PropertyPictures,
  preloadThread,
  ReportButton,
  useThreadPreload,
} from '@setu/marketplace';
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
  /** The brand's last request to visit it for this requirement, if any. */
  visit: InquiryView | undefined;
  /** Why a visit cannot be requested now. */
  blocked?: string;
  onVisit: () => void;
  onThread: () => void;
}

/** A matching property, with its score and reasons. */
export function MatchItem({ match, visit, blocked, onVisit, onThread }: MatchItemProps) {
  const near = useThreadPreload(visit?.id ?? null, preloadThread);
  const { property, providerName, score, reasons } = match;
  // After a declined or withdrawn request another may be sent.
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
          <Button size="sm" variant="secondary" onClick={onThread} {...near}>
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

import {
  anyTypeLabel,
  businessCategoryLabels,
  type PropertyListing,
  type PropertyRequirement,
  propertyTypeLabels,
} from '@setu/contracts';
import { addressOf, areaRangeText, PropertyPictures } from '@setu/marketplace';
import { Badge, Cluster, Definition, DefinitionGrid, formatArea, formatExact, Money } from '@setu/ui';
import { Description } from './description';

const listOf = (words: readonly string[]) => (words.length === 0 ? 'None' : words.join(', '));

/** Everything that a property will show. */
export function PropertyPreview({ property }: { property: PropertyListing }) {
  const { rentPerSqFt, securityDeposit } = property;
  return (
    <>
      <Cluster $gap={8}>
        <Badge tone="tint">{propertyTypeLabels[property.propertyType]}</Badge>
        {property.isAvailable ? null : <Badge>Unavailable</Badge>}
      </Cluster>
      <PropertyPictures property={property} />
      <Description of={property} />
      <DefinitionGrid>
        <Definition term="Area">{formatArea(property.area)}</Definition>
        <Definition term="Rent/sq ft">
          {rentPerSqFt === null ? 'On request' : formatExact(rentPerSqFt)}
        </Definition>
        <Definition term="Deposit">
          {securityDeposit === null ? 'On request' : <Money value={securityDeposit} />}
        </Definition>
        <Definition term="Address">{addressOf(property)}</Definition>
        <Definition term="Amenities">{listOf(property.amenities)}</Definition>
      </DefinitionGrid>
    </>
  );
}

/** Everything that a requirement will show. */
export function RequirementPreview({ requirement }: { requirement: PropertyRequirement }) {
  const { acceptsAnyType, propertyType, maxRentPerSqFt } = requirement;
  return (
    <>
      {requirement.isActive ? null : (
        <Cluster $gap={8}>
          <Badge>Inactive</Badge>
        </Cluster>
      )}
      <Description of={requirement} />
      <DefinitionGrid>
        <Definition term="Category">{businessCategoryLabels[requirement.businessCategory]}</Definition>
        <Definition term="Property Type">
          {acceptsAnyType ? anyTypeLabel : propertyTypeLabels[propertyType]}
        </Definition>
        <Definition term="Area Range">{areaRangeText(requirement)}</Definition>
        <Definition term="Max Rent/sq ft">
          {maxRentPerSqFt === null ? 'Negotiable' : formatExact(maxRentPerSqFt)}
        </Definition>
        <Definition term="Timeline">{requirement.timeline ?? 'Immediate'}</Definition>
        <Definition term="Preferred Locations">{listOf(requirement.preferredLocations)}</Definition>
        <Definition term="Required Amenities">{listOf(requirement.requiredAmenities)}</Definition>
      </DefinitionGrid>
    </>
  );
}

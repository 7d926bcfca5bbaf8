import { type PropertyListing, updateProperty } from '@setu/contracts';
import {
  HiddenBadge,
  HiddenNotice,
  PropertyAddress,
  PropertyPictures,
  ReviewBadge,
  ReviewNotice,
} from '@setu/marketplace';
import { api, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { Badge, Button, CardHead, Cluster, formatArea, formatExact, Heading, Icon, Text } from '@setu/ui';
import { Pencil } from '@setu/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { ListRow } from '../../shared/list-row';
import { myProperties } from '../../shared/properties.queries';
import { readableName } from '../../shared/text';

const detailsOf = ({ propertyType, area, rentPerSqFt }: PropertyListing) =>
  [
    readableName(propertyType),
    formatArea(area),
    rentPerSqFt === null ? 'Rent on request' : `${formatExact(rentPerSqFt)} per sq ft per month`,
  ].join(' · ');

interface PropertyRowProps {
  property: PropertyListing;
  onEdit: (property: PropertyListing) => void;
}

/** An own property in the list: its facts, its availability, and buttons to change both. */
export function PropertyRow({ property, onEdit }: PropertyRowProps) {
  const client = useQueryClient();
  const { id, title, isAvailable, hidden, review } = property;
  const change = isAvailable ? 'Mark as Unavailable' : 'Mark as Available';
  const { start, isSending } = useSender({
    name: `property:${id}:availability`,
    send: (available: boolean) => api.call(updateProperty, { id, isAvailable: available }),
    onSent: async (changed) => {
      await client.invalidateQueries({ queryKey: myProperties().queryKey });
      const state = changed.isAvailable ? 'available' : 'unavailable';
      toastSuccess(`${changed.title} is ${state} ${changed.review ? 'once it is approved' : 'now'}.`);
    },
    onRefused: (error) => {
      toastError(userMessageOf(error) ?? 'Failed to update property listing. Please try again.');
    },
  });
  return (
    <ListRow>
      <CardHead>
        <Heading level={3} size="small">
          {title}
        </Heading>
        {hidden ? (
          <HiddenBadge />
        ) : review ? (
          <ReviewBadge review={review} />
        ) : (
          <Badge tone={isAvailable ? 'success' : 'outline'}>
            {isAvailable ? 'Available' : 'Unavailable'}
          </Badge>
        )}
      </CardHead>
      <Text $size={14} $tone="muted">
        {detailsOf(property)}
      </Text>
      <PropertyAddress property={property} />
      {hidden ? <HiddenNotice hidden={hidden} /> : null}
      {review ? <ReviewNotice review={review} /> : null}
      <PropertyPictures property={property} />
      <Cluster $gap={8}>
        <Button variant="secondary" size="sm" onClick={() => onEdit(property)} aria-label={`Edit ${title}`}>
          <Icon of={Pencil} size={16} />
          Edit
        </Button>
        <Button
          variant="ghost"
          size="sm"
          busy={isSending}
          onClick={() => start(!isAvailable)}
          aria-label={`${change}: ${title}`}
        >
          {change}
        </Button>
      </Cluster>
    </ListRow>
  );
}

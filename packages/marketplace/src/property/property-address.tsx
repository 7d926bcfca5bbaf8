import type { PropertyListing } from '@setu/contracts';
import { Icon, Text } from '@setu/ui';
import { MapPin } from '@setu/ui/icons';
import styled from 'styled-components';

const Root = styled(Text)`
  display: flex;
  gap: 6px;
  overflow-wrap: anywhere;

  svg {
    margin-top: 2px;
  }
`;

/** The address of a property in one line. */
export const addressOf = (property: PropertyListing): string => {
  const { address, city, state, pincode } = property;
  return [address, city, state, pincode].filter(Boolean).join(', ');
};

/** Shows the full address of a property. */
export function PropertyAddress({ property }: { property: PropertyListing }) {
  return (
    <Root as="div" $size={14}>
      <Icon of={MapPin} size={16} />
      {addressOf(property)}
    </Root>
  );
}

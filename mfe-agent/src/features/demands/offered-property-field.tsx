import type { PropertyDemand, PropertyListing } from '@setu/contracts';
import { Field, NativeSelect } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { myProperties } from '../../shared/properties.queries';
import { shortList, squareFeet } from '../../shared/text';
import type { OfferValues } from './offer-form';

const nameOf = ({ title, city, area }: PropertyListing) =>
  `${title} · ${city} · ${area.toLocaleString('en-IN')} sq ft`;

interface OfferedPropertyFieldProps {
  form: UseFormReturn<OfferValues>;
  demand: Pick<PropertyDemand, 'areaRequired' | 'preferredLocations'>;
}

/** Selects a property for an offer among the agent's available ones, or none. */
export function OfferedPropertyField({ form, demand }: OfferedPropertyFieldProps) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const properties = useQuery(myProperties());
  const offered = (properties.data ?? []).filter(
    ({ isAvailable, hidden, review }) => isAvailable && !hidden && !review,
  );
  const chosenId = watch('propertyId');
  return (
    <Field
      label="Your property"
      optional
      error={errors.propertyId?.message}
      help={
        properties.isSuccess && offered.length === 0
          ? 'You list no available property yet. The offer can go without one.'
          : `The brand looks for ${squareFeet(demand.areaRequired)} in ${shortList(demand.preferredLocations, 4)}.`
      }
    >
      <NativeSelect {...register('propertyId')} value={chosenId} aria-busy={properties.isPending}>
        <option value="">No specific property</option>
        {/* Keeps the draft's choice as an option while the list is loading. */}
        {chosenId !== '' && !offered.some(({ id }) => id === chosenId) ? (
          <option value={chosenId}>The property chosen before</option>
        ) : null}
        {offered.map((property) => (
          <option key={property.id} value={property.id}>
            {nameOf(property)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

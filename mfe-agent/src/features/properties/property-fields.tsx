import {
  amenitySuggestions,
  figureIn,
  longestFigure,
  offeredStates,
  popularCities,
  propertyTypes,
} from '@setu/contracts';
import { PicturesField, SameTitles } from '@setu/marketplace';
import {
  Checkbox,
  Field,
  formatMoney,
  media,
  NativeSelect,
  TagField,
  TextArea,
  TextInput,
  token,
} from '@setu/ui';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { readableName } from '../../shared/text';
import type { PropertyValues } from './property-form';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

/** From this amount on the shorthand is easier to check than the digits, rupees. */
const oneLakh = 100_000;

const inShort = (typed: string): string | undefined => {
  const amount = figureIn(typed, 'rupees');
  return amount !== null && amount >= oneLakh ? `That is ${formatMoney(amount, 'detail')}.` : undefined;
};

interface FormProps {
  form: UseFormReturn<PropertyValues>;
}

/** Title, description, type and area. */
function DescriptionFields({ form: { register, formState } }: FormProps) {
  const { errors } = formState;
  return (
    <>
      <Wide>
        <Field label="Title" required error={errors.title?.message}>
          <TextInput
            {...register('title')}
            maxLength={150}
            autoComplete="off"
            placeholder="Ground-floor shop on FC Road"
          />
        </Field>
      </Wide>
      <Wide>
        <Field label="Description" optional error={errors.description?.message}>
          <TextArea {...register('description')} maxLength={5000} rows={4} />
        </Field>
      </Wide>
      <Field label="Property Type" required error={errors.propertyType?.message}>
        <NativeSelect {...register('propertyType')}>
          {propertyTypes.map((type) => (
            <option key={type} value={type}>
              {readableName(type)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Area" required error={errors.area?.message}>
        <TextInput
          {...register('area')}
          inputMode="numeric"
          unit="sq ft"
          maxLength={longestFigure}
          autoComplete="off"
        />
      </Field>
    </>
  );
}

/** The address. */
function AddressFields({
  form: { register, formState, watch },
  editedId,
}: FormProps & { editedId: string | undefined }) {
  const citiesId = useId();
  const { errors, defaultValues } = formState;
  const state = watch('state');
  const states = (offeredStates as readonly string[]).includes(state)
    ? offeredStates
    : [state, ...offeredStates];
  return (
    <>
      <Wide>
        <Field label="Address" required error={errors.address?.message}>
          <TextInput {...register('address')} maxLength={300} autoComplete="street-address" />
        </Field>
        <SameTitles
          kind="property"
          title={watch('title')}
          address={watch('address')}
          except={editedId}
          initial={{ title: defaultValues?.title ?? '', address: defaultValues?.address ?? '' }}
        />
      </Wide>
      <Field label="City" required error={errors.city?.message}>
        <TextInput {...register('city')} list={citiesId} maxLength={80} autoComplete="off" />
      </Field>
      <datalist id={citiesId}>
        {popularCities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <Field label="State" required error={errors.state?.message}>
        <NativeSelect {...register('state')}>
          <option value="">Choose a state</option>
          {states
            .filter((name) => name !== '')
            .map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
        </NativeSelect>
      </Field>
      <Field label="PIN Code" optional error={errors.pincode?.message}>
        <TextInput {...register('pincode')} inputMode="numeric" maxLength={40} autoComplete="postal-code" />
      </Field>
    </>
  );
}

/** The costs. */
function PriceFields({ form: { register, formState, watch } }: FormProps) {
  const { errors } = formState;
  return (
    <>
      <Field
        label="Rent per sq ft"
        optional
        error={errors.rentPerSqFt?.message}
        help="Rupees per sq ft per month."
      >
        <TextInput
          {...register('rentPerSqFt')}
          inputMode="decimal"
          prefix="₹"
          maxLength={longestFigure}
          autoComplete="off"
        />
      </Field>
      <Field
        label="Security Deposit"
        optional
        error={errors.securityDeposit?.message}
        help={inShort(watch('securityDeposit'))}
      >
        <TextInput
          {...register('securityDeposit')}
          inputMode="decimal"
          prefix="₹"
          maxLength={longestFigure}
          autoComplete="off"
        />
      </Field>
    </>
  );
}

/** Amenities and pictures. */
function AmenityAndImageFields({ form: { control, watch, setValue, formState } }: FormProps) {
  const { images } = formState.errors;
  return (
    <>
      <Wide>
        <Controller
          control={control}
          name="amenities"
          render={({ field, fieldState }) => (
            <Field
              label="Amenities"
              optional
              error={fieldState.error?.message}
              help="Press Enter or the plus after each, or separate them with commas."
            >
              <TagField {...field} suggestions={amenitySuggestions} noun="amenity" />
            </Field>
          )}
        />
      </Wide>
      <Wide>
        <PicturesField
          value={{ images: watch('images'), pictures: watch('pictures') }}
          onChange={(value) => {
            setValue('pictures', value.pictures, { shouldDirty: true });
            setValue('images', value.images, { shouldDirty: true, shouldValidate: Boolean(images) });
          }}
          error={images?.message}
          help="Photographs, or the https address of each picture file, at most ten; the first is shown first."
        />
      </Wide>
    </>
  );
}

interface PropertyFieldsProps extends FormProps {
  /** Whether to show the field for current availability. */
  withAvailability?: boolean;
  /** Id of the property being edited. */
  editedId?: string | undefined;
}

/** Every field of a property listing. */
export function PropertyFields({ form, withAvailability = false, editedId }: PropertyFieldsProps) {
  return (
    <Fields>
      <DescriptionFields form={form} />
      <AddressFields form={form} editedId={editedId} />
      <PriceFields form={form} />
      <AmenityAndImageFields form={form} />
      {withAvailability ? (
        <Wide>
          <Checkbox
            {...form.register('isAvailable')}
            label="Available now"
            hint="Only available properties are matched with demands and can be offered."
          />
        </Wide>
      ) : null}
    </Fields>
  );
}

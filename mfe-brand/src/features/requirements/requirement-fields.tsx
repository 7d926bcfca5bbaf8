import {
  amenitySuggestions,
  anyTypeLabel,
  offeredStates,
  popularCities,
  propertyTypeLabels,
  propertyTypes,
} from '@setu/contracts';
import { SameTitles } from '@setu/marketplace';
import { Checkbox, Field, FieldPair, NativeSelect, TextInput } from '@setu/ui';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { AmountField, FieldGroup, TagsField } from '../../shared/form/fields';
import { CategoryField, DescriptionField, TitleField } from '../../shared/form/listing-fields';
import { type RequirementValues, suggestedType, timelineSuggestions } from './requirement-form';

const places = [...popularCities, ...offeredStates];

interface FormProps {
  form: UseFormReturn<RequirementValues>;
}

/** The space: business use, type and area. */
function SpaceFields({
  form: { register, control, formState },
  editedId,
}: FormProps & { editedId: string | undefined }) {
  const { errors } = formState;
  const [title, businessCategory, minArea, requiredAmenities] = useWatch({
    control,
    name: ['title', 'businessCategory', 'minArea', 'requiredAmenities'],
  });
  const suggested = suggestedType({ businessCategory, minArea, requiredAmenities });
  return (
    <FieldGroup legend="The space">
      <TitleField {...register('title')} error={errors.title?.message} />
      <SameTitles
        kind="requirement"
        title={title}
        except={editedId}
        initial={{ title: formState.defaultValues?.title ?? '' }}
      />
      <DescriptionField
        {...register('description')}
        error={errors.description?.message}
        help="What you would run there, and what the place must have."
      />
      <CategoryField {...register('businessCategory')} error={errors.businessCategory?.message} />
      <Field
        label="Property Type"
        optional
        help="Agents filter by it, and properties of the same type score higher in your matches."
      >
        <NativeSelect {...register('wantedType')}>
          <option value="suggested">{propertyTypeLabels[suggested]} (suggested)</option>
          <option value="any">{anyTypeLabel}</option>
          {propertyTypes.map((type) => (
            <option key={type} value={type}>
              {propertyTypeLabels[type]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <FieldPair>
        <AmountField
          control={control}
          name="minArea"
          label="Minimum Area"
          unit="sq ft"
          decimals={false}
          required
        />
        <AmountField
          control={control}
          name="maxArea"
          label="Maximum Area"
          unit="sq ft"
          decimals={false}
          optional
        />
      </FieldPair>
    </FieldGroup>
  );
}

interface RequirementFieldsProps extends FormProps {
  /** Whether to show the field for active or not. */
  withActive: boolean;
  /** Id of the requirement being edited. */
  editedId: string | undefined;
}

/** Locations, timeline and requirements. */
function PlaceFields({
  form: { register, control, formState },
  withActive,
}: Omit<RequirementFieldsProps, 'editedId'>) {
  const timelines = useId();
  const { errors } = formState;
  return (
    <FieldGroup legend="Where and by when">
      <TagsField
        control={control}
        name="preferredLocations"
        label="Preferred Locations"
        noun="location"
        required
        suggestions={places}
        help="Cities or states. Press Enter after each, or separate them with commas."
      />
      <FieldPair>
        <AmountField
          control={control}
          name="maxRentPerSqFt"
          label="Maximum Rent"
          unit="/ sq ft"
          optional
          help="Rupees per sq ft per month. Leave blank if negotiable."
        />
        <Field
          label="Timeline"
          optional
          error={errors.timeline?.message}
          help="Leave blank for immediate. Agents see urgent requirements first."
        >
          <TextInput {...register('timeline')} maxLength={100} autoComplete="off" list={timelines} />
        </Field>
      </FieldPair>
      <datalist id={timelines}>
        {timelineSuggestions.map((timeline) => (
          <option key={timeline} value={timeline} />
        ))}
      </datalist>
      <TagsField
        control={control}
        name="requiredAmenities"
        label="Required Amenities"
        noun="amenity"
        optional
        suggestions={amenitySuggestions}
      />
      {withActive ? (
        <Checkbox
          label="Active"
          hint="Agents see it and can make offers. Without it, the requirement counts as fulfilled."
          {...register('isActive')}
        />
      ) : null}
    </FieldGroup>
  );
}

/** Every field of a property requirement. */
export function RequirementFields({ form, withActive, editedId }: RequirementFieldsProps) {
  return (
    <>
      <SpaceFields form={form} editedId={editedId} />
      <PlaceFields form={form} withActive={withActive} />
    </>
  );
}

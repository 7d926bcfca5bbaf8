import {
  amenitySuggestions,
  anyTypeLabel,
  businessCategories,
  businessCategoryLabels,
  createRequirement,
  listRequirementMatches,
  offeredStates,
  type PropertyRequirement,
  popularCities,
  propertyTypeLabels,
  propertyTypes,
  RequirementDraft,
  updateRequirement,
} from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { changesIn, useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Checkbox, Field, FieldPair, NativeSelect, TextArea, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { AmountField, FieldGroup, TagsField } from '../../shared/fields';
import { myRequirements } from '../../shared/requirements.queries';
import {
  emptyRequirement,
  type RequirementValues,
  suggestedType,
  timelineSuggestions,
  toChange,
  toDraft,
  valuesOf,
} from './requirement-form';

/** What the form says as it posts and as it edits. */
const words = {
  create: {
    title: 'Post Property Requirement',
    submit: 'Post Property Requirement',
    busy: 'Posting...',
    done: 'Property requirement posted successfully!',
    failed: 'Failed to post property requirement. Please try again.',
  },
  edit: {
    title: 'Edit Property Requirement',
    submit: 'Save Changes',
    busy: 'Saving...',
    done: 'Property requirement updated successfully!',
    failed: 'Failed to update property requirement. Please try again.',
  },
} as const;

export interface RequirementDialogProps {
  /** The requirement to edit; null posts one. */
  requirement: PropertyRequirement | null;
  onClose: () => void;
}

const places = [...popularCities, ...offeredStates];

/** Posts a property requirement, or changes one: then only the changed fields are sent. */
export function RequirementDialog({ requirement, onClose }: RequirementDialogProps) {
  const say = words[requirement ? 'edit' : 'create'];
  const client = useQueryClient();
  const timelines = useId();
  const form = useZodForm<RequirementValues>(
    RequirementDraft,
    requirement ? valuesOf(requirement) : emptyRequirement,
  );
  const { register, control, formState } = form;
  const { errors } = formState;
  const [businessCategory, minArea, requiredAmenities] = useWatch({
    control,
    name: ['businessCategory', 'minArea', 'requiredAmenities'],
  });
  const suggested = suggestedType({ businessCategory, minArea, requiredAmenities });
  const dialog = useDialogForm({
    form,
    name: requirement ? `requirement:${requirement.id}:${requirement.updatedAt}` : 'requirement:new',
    send: (values) =>
      requirement
        ? api.call(updateRequirement, { id: requirement.id, ...toChange(changesIn(form, values)) })
        : api.call(createRequirement, toDraft(values)),
    failure: say.failed,
    onSent: () => {
      void client.invalidateQueries({ queryKey: myRequirements().queryKey });
      void client.invalidateQueries({ queryKey: [listRequirementMatches.path] });
      toastSuccess(say.done);
    },
    onClose,
  });

  return (
    <FormDialog
      title={say.title}
      description={requirement?.title}
      submitLabel={say.submit}
      busyLabel={say.busy}
      width={680}
      {...dialog}
    >
      <FieldGroup legend="The space">
        <Field label="Title" required error={errors.title?.message}>
          <TextInput {...register('title')} maxLength={150} autoComplete="off" />
        </Field>
        <Field
          label="Description"
          optional
          error={errors.description?.message}
          help="What you would run there, and what the place must have."
        >
          <TextArea {...register('description')} maxLength={5000} rows={4} />
        </Field>
        <Field label="Business Category" error={errors.businessCategory?.message}>
          <NativeSelect {...register('businessCategory')}>
            {businessCategories.map((category) => (
              <option key={category} value={category}>
                {businessCategoryLabels[category]}
              </option>
            ))}
          </NativeSelect>
        </Field>
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

      <FieldGroup legend="Where and by when">
        <TagsField
          control={control}
          name="preferredLocations"
          label="Preferred PreferredLocations"
          noun="location"
          required
          suggestions={places}
          help="Cities or states. Press Enter after each."
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
            help="Blank means immediate. Urgent needs are listed first."
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
        {requirement ? (
          <Checkbox
            label="Active"
            hint="Agents see it and can make offers. Without it, the requirement counts as fulfilled."
            {...register('isActive')}
          />
        ) : null}
      </FieldGroup>
    </FormDialog>
  );
}

import {
  type FranchiseModel,
  offeredFranchiseModels,
  offeredStates,
  panIndia,
  popularCities,
} from '@setu/contracts';
import { DocumentField, PicturesField } from '@setu/marketplace';
import { Checkbox, Field, FieldPair, NativeSelect, TextArea } from '@setu/ui';
import type { UseFormReturn } from 'react-hook-form';
import { AmountField, FieldGroup, TagsField } from '../../shared/form/fields';
import { CategoryField, DescriptionField, TitleField } from '../../shared/form/listing-fields';
import { CostFields } from './cost-fields';
import { EarningsFields } from './earnings-fields';
import type { FranchiseValues } from './franchise-form';
import type { FranchiseStep } from './franchise-steps';
import { OutletFields } from './outlet-fields';
import { TitleNotice } from './title-notice';
import { VideoField } from './video-field';

const taken = [...popularCities, ...offeredStates];
const places = [...popularCities, panIndia, ...offeredStates];

/** The four models on offer, and the stored one when it differs from them. */
const modelsFor = (stored: FranchiseModel): readonly FranchiseModel[] =>
  (offeredFranchiseModels as readonly FranchiseModel[]).includes(stored)
    ? offeredFranchiseModels
    : [...offeredFranchiseModels, stored];

interface FormProps {
  form: UseFormReturn<FranchiseValues>;
}

/** The business: title, description, category, model. */
function OpportunityFields({
  form: { register, control, formState },
  editedId,
}: FormProps & { editedId: string | undefined }) {
  const { errors, defaultValues } = formState;
  return (
    <FieldGroup legend="The opportunity">
      <TitleField {...register('title')} error={errors.title?.message} />
      <TitleNotice control={control} except={editedId} />
      <DescriptionField
        {...register('description')}
        error={errors.description?.message}
        help="What the outlet sells, to whom, and why it earns."
      />
      <FieldPair>
        <CategoryField {...register('businessCategory')} error={errors.businessCategory?.message} />
        <Field label="Franchise Model" error={errors.franchiseModel?.message}>
          <NativeSelect {...register('franchiseModel')}>
            {modelsFor(defaultValues?.franchiseModel ?? 'FOFO').map((model) => (
              <option key={model} value={model}>
                {model}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </FieldPair>
    </FieldGroup>
  );
}

/** Investment and returns. */
function InvestmentFields({ form: { control } }: FormProps) {
  return (
    <FieldGroup legend="Investment and returns">
      <FieldPair>
        <AmountField
          control={control}
          name="minInvestment"
          label="Minimum Investment"
          unit="shorthand"
          required
        />
        <AmountField
          control={control}
          name="maxInvestment"
          label="Maximum Investment"
          unit="shorthand"
          required
        />
        <AmountField
          control={control}
          name="expectedROI"
          label="Expected ROI"
          unit="%"
          optional
          help="Per year."
        />
        <AmountField
          control={control}
          name="areaRequired"
          label="Area Required"
          unit="sq ft"
          decimals={false}
          optional
        />
        <AmountField
          control={control}
          name="lowestBudget"
          label="Lowest Budget of Investors"
          unit="shorthand"
          optional
          help="Investors with less are warned before they send an inquiry, and marked in your inbox. They can still write to you."
        />
      </FieldPair>
    </FieldGroup>
  );
}

/** Support for franchise partners. */
function SupportFields({ form: { register, formState } }: FormProps) {
  const { errors } = formState;
  return (
    <FieldGroup legend="Support">
      <Field
        label="Support Provided"
        optional
        error={errors.supportProvided?.message}
        help="Training, site selection, launch, supply, technology."
      >
        <TextArea {...register('supportProvided')} maxLength={5000} rows={3} />
      </Field>
      <div>
        <Checkbox label="Training included" {...register('trainingIncluded')} />
        <Checkbox label="Marketing support" {...register('marketingSupport')} />
      </div>
    </FieldGroup>
  );
}

/** Where franchises are given. */
function TerritoryFields({ form: { control } }: FormProps) {
  return (
    <FieldGroup legend="Territories">
      <TagsField
        control={control}
        name="territories"
        label="Territories"
        noun="territory"
        required
        suggestions={places}
        help="Cities or states that are open: you give franchises for them. Press Enter after each, or separate them with commas."
      />
      <TagsField
        control={control}
        name="territoriesOnRequest"
        label="On request"
        noun="territory"
        optional
        suggestions={places}
        help="Cities or states that you give after a talk only."
      />
      <TagsField
        control={control}
        name="territoriesTaken"
        label="Taken"
        noun="territory"
        optional
        suggestions={taken}
        help="Cities or states that are given away. A search for such a place does not find your listing."
      />
    </FieldGroup>
  );
}

/** Pictures and documents. */
function PresentationFields({ form }: FormProps) {
  const { control, watch, setValue, formState } = form;
  const { images, brochureFile } = formState.errors;
  return (
    <FieldGroup legend="What it looks like">
      <PicturesField
        value={{ images: watch('images'), pictures: watch('pictures') }}
        onChange={(value) => {
          setValue('pictures', value.pictures, { shouldDirty: true });
          setValue('images', value.images, { shouldDirty: true, shouldValidate: Boolean(images) });
        }}
        error={images?.message}
        help="Photographs, or the https address of each picture file, at most ten; the first is the cover. Three or more let investors judge the outlet: the street front, the room, what you sell. Without any, your listing shows a drawing of your kind of business, marked “Illustration”."
      />
      <VideoField {...form.register('videoUrl')} error={formState.errors.videoUrl?.message} />
      <DocumentField
        label="Brochure"
        value={watch('brochureFile')}
        onChange={(value) => setValue('brochureFile', value, { shouldDirty: true })}
        error={brochureFile?.message}
        help="Your own PDF, which investors download from the page of the franchise. Without one, we make it from the page."
      />
      <TagsField
        control={control}
        name="documents"
        label="Documents"
        noun="document"
        optional
        type="url"
        inputMode="url"
        placeholder="https://"
        max={10}
        maxLength={2048}
        help="The https address of each document on another site, at most ten. Without a brochure above, the first PDF is the brochure."
      />
    </FieldGroup>
  );
}

interface VisibilityProps extends FormProps {
  /** Whether the brand has reached its limit of featured franchises. */
  isFeaturedFull: boolean;
}

/** Who sees it. */
function VisibilityFields({ form, isFeaturedFull }: VisibilityProps) {
  return (
    <FieldGroup legend="Visibility">
      <div>
        <Checkbox label="Active" hint="Investors see it and can inquire." {...form.register('isActive')} />
        <Checkbox
          label="Featured"
          hint={
            isFeaturedFull
              ? 'Two of your active franchises are featured already: this one will be stored without.'
              : 'Each page of the recommended order begins with up to three featured franchises, marked Featured. At most two active franchises of a brand can be featured.'
          }
          {...form.register('featured')}
        />
      </div>
    </FieldGroup>
  );
}

interface StepFieldsProps extends VisibilityProps {
  step: FranchiseStep;
  /** Id of the franchise or draft being edited; absent before the first save. */
  editedId: string | undefined;
}

/** The fields of a step of the form. `stepOfField` names the step of each. */
export function StepFields({ step, form, editedId, isFeaturedFull }: StepFieldsProps) {
  switch (step) {
    case 'business':
      return (
        <>
          <OpportunityFields form={form} editedId={editedId} />
          <SupportFields form={form} />
        </>
      );
    case 'money':
      return (
        <>
          <InvestmentFields form={form} />
          <CostFields control={form.control} />
        </>
      );
    case 'earnings':
      return <EarningsFields control={form.control} />;
    case 'outlets':
      return (
        <>
          <TerritoryFields form={form} />
          <OutletFields control={form.control} />
        </>
      );
    case 'publish':
      return (
        <>
          <PresentationFields form={form} />
          <VisibilityFields form={form} isFeaturedFull={isFeaturedFull} />
        </>
      );
  }
}

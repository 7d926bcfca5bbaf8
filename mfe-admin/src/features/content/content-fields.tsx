import { contentKeys, contentSections } from '@setu/contracts';
import { Checkbox, Field, Grid, NativeSelect, TextArea, TextInput } from '@setu/ui';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContentValues } from './content-form';
import { sectionLabels } from './section-labels';

/** Every field of an entry of site copy. */
export function ContentFields({ form }: { form: UseFormReturn<ContentValues> }) {
  const keysId = useId();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label="Section" required error={errors.section?.message}>
        <NativeSelect {...register('section')}>
          {contentSections.map((section) => (
            <option key={section} value={section}>
              {sectionLabels[section]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label="Key"
        required
        error={errors.key?.message}
        help="Where the text stands. Pages read the keys offered here; text under any other key is kept, but shown nowhere."
      >
        <TextInput
          list={keysId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...register('key')}
        />
      </Field>
      <datalist id={keysId}>
        {contentKeys.map((key) => (
          <option key={key} value={key} />
        ))}
      </datalist>
      <Field label="Title" optional error={errors.title?.message}>
        <TextInput autoComplete="off" {...register('title')} />
      </Field>
      <Field label="Content" optional error={errors.content?.message}>
        <TextArea rows={5} {...register('content')} />
      </Field>
      <Field label="Image URL" optional error={errors.imageUrl?.message}>
        <TextInput inputMode="url" autoComplete="off" placeholder="https://" {...register('imageUrl')} />
      </Field>
      <Field
        label="Link URL"
        optional
        error={errors.linkUrl?.message}
        help="An https:// address, or a path on this site such as /franchises."
      >
        <TextInput inputMode="url" autoComplete="off" {...register('linkUrl')} />
      </Field>
      <Grid $min="200px" $gap={16}>
        <Field
          label="Order"
          error={errors.order?.message}
          help="Lower comes first; anything but a whole number counts as 0."
        >
          <TextInput inputMode="numeric" autoComplete="off" {...register('order')} />
        </Field>
        <Checkbox label="Active" hint="Pages show it" {...register('isActive')} />
      </Grid>
    </>
  );
}

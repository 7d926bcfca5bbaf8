import { Field, TextInput } from '@setu/ui';
import type { ComponentProps } from 'react';

type VideoFieldProps = Omit<ComponentProps<typeof TextInput>, 'type'> & { error?: string | undefined };

/** The link of one video. */
export function VideoField({ error, ...input }: VideoFieldProps) {
  return (
    <Field
      label="Video"
      optional
      error={error}
      help="The link of one video on YouTube or Vimeo, as its Share button copies it. Visitors of your page load nothing from there until they press play."
    >
      <TextInput
        {...input}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        maxLength={2048}
      />
    </Field>
  );
}

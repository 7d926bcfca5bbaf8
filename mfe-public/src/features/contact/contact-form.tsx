import { ContactDraft, longestPhone, sendContact } from '@setu/contracts';
import { api, toastSuccess, useSession } from '@setu/mfe-kit';
import { showSaved, useSendForm, useZodForm } from '@setu/mfe-kit/form';
import type { CallInput } from '@setu/protocol';
import { Button, Card, Field, FieldPair, Heading, Stack, Text, TextArea, TextInput } from '@setu/ui';

const nothing = { name: '', email: '', phone: '', message: '' };

/** Sends a message to the operators of the site. A signed-in user does not need to enter a name. */
export function ContactForm() {
  const { user } = useSession();
  const prefilled = {
    ...nothing,
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    email: user?.email ?? '',
    phone: user?.phone ?? '',
  };
  const form = useZodForm<typeof nothing>(ContactDraft, prefilled);
  const { submit, isSending, problem } = useSendForm({
    form,
    name: 'contact',
    send: (values) => api.call(sendContact, values as CallInput<typeof sendContact>),
    failure: 'Failed to send your message. Please try again.',
    onSent: (_, sent) => {
      showSaved(form, sent, prefilled);
      toastSuccess('Your message has been received!');
    },
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <Card as="section" aria-label="Write to us">
      {/* `dialog`: before the script runs, the browser must not submit the typed values as part of an address. */}
      <Stack as="form" method="dialog" $gap={16} noValidate onSubmit={(event) => void submit(event)}>
        <Heading level={2}>Write to us</Heading>
        {problem ? (
          <Text role="alert" $size={14} $tone="danger">
            {problem}
          </Text>
        ) : null}
        <Field label="Name" required error={errors.name?.message}>
          <TextInput autoComplete="name" maxLength={120} {...register('name')} />
        </Field>
        <FieldPair>
          <Field label="Email" required error={errors.email?.message}>
            <TextInput type="email" autoComplete="email" maxLength={254} {...register('email')} />
          </Field>
          <Field label="Phone" optional error={errors.phone?.message}>
            <TextInput
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={longestPhone}
              {...register('phone')}
            />
          </Field>
        </FieldPair>
        <Field label="Message" required error={errors.message?.message}>
          <TextArea maxLength={5000} rows={6} {...register('message')} />
        </Field>
        <noscript>
          <Text $size={14}>
            Sending a message here needs JavaScript, which your browser has switched off.
          </Text>
        </noscript>
        <div>
          <Button type="submit" busy={isSending} busyLabel="Sending...">
            Send Message
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

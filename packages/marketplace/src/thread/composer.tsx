import { useIsSending } from '@setu/mfe-kit/form';
import { Button, Field, Icon, TextArea, token } from '@setu/ui';
import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { replyName, useReply } from './use-reply';

const Form = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token.space[12]};
  min-width: 0;

  textarea {
    min-height: 68px;
    max-height: 30vh;
  }

  > button {
    align-self: flex-end;
  }
`;

interface ComposerFormProps {
  inquiryId: string;
  /** A reply of before is still on its way: its words are shown, and nothing can be written until it arrived. */
  waits: boolean;
}

function ComposerForm({ inquiryId, waits }: ComposerFormProps) {
  const { message, change, problem, send, isSending } = useReply(inquiryId);
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    // After the drawer has taken the focus. On a phone the keyboard would cover the messages.
    if (!globalThis.matchMedia?.('(pointer: fine)').matches) return;
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const submit = () => {
    if (!send()) box.current?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Field label="Your message" error={problem}>
        <TextArea
          ref={box}
          name="message"
          rows={2}
          dir="auto"
          maxLength={5000}
          readOnly={waits}
          value={message}
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </Field>
      <Button type="submit" busy={isSending} busyLabel="Sending...">
        <Icon of={Send} />
        Send
      </Button>
    </Form>
  );
}

/** Writes the next message of a thread. Ctrl or Cmd with Enter sends too. */
export function Composer({ inquiryId }: { inquiryId: string }) {
  const isUnderWay = useIsSending(replyName(inquiryId));
  const [beganUnderWay] = useState(isUnderWay);
  const waits = beganUnderWay && isUnderWay;
  // Remounts when the reply has arrived, with what is still stored of its draft.
  return <ComposerForm key={waits ? 'waits' : 'writes'} inquiryId={inquiryId} waits={waits} />;
}

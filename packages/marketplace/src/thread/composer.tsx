import { useIsSending } from '@setu/mfe-kit/form';
import { Button, Field, Icon, TextArea, token } from '@setu/ui';
import { Send } from '@setu/ui/icons';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { useCaughtDrops } from '../uploads/drop-zone';
import { pastedFiles } from '../uploads/pasted-files';
import { AttachButton } from './files/attach-button';
import { AttachedFiles } from './files/attached-files';
import { useAttachments } from './files/use-attachments';
import { type ReplyBox, ReplyTools } from './reply-tools';
import { replyName, useReply } from './use-reply';
import { maxMessageLength, withInserted } from './with-inserted';

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
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  justify-content: space-between;

  /* Send stays at the end, even when it is alone in its row. */
  > :last-child {
    margin-inline-start: auto;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
`;

interface ComposerFormProps {
  inquiryId: string;
  /** True while an earlier reply is being sent: its text is shown, and nothing can be typed until it is sent. */
  waits: boolean;
}

function ComposerForm({ inquiryId, waits }: ComposerFormProps) {
  const attachments = useAttachments(inquiryId);
  const { message, change, problem, send, isSending } = useReply(inquiryId, attachments);
  useCaughtDrops();
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    // Runs after the drawer has taken the focus. Not on a phone, where the keyboard would cover the messages.
    if (!globalThis.matchMedia?.('(pointer: fine)').matches) return;
    const frame = requestAnimationFrame(() => box.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);

  const submit = () => {
    if (!send()) box.current?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the submit of a tool's form, which is in a separate dialog.
    if (event.target === event.currentTarget) submit();
  };
  const insert: ReplyBox['insert'] = (text) => {
    const joined = withInserted(message, text);
    if (joined === null) return false;
    change(joined);
    return true;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = pastedFiles(event.clipboardData);
    if (pasted.length === 0) return;
    event.preventDefault();
    attachments.add(pasted);
  };
  const handleDrop = (event: DragEvent) => {
    if (waits || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    attachments.add([...event.dataTransfer.files]);
  };

  return (
    <Form noValidate onSubmit={handleSubmit} onDrop={handleDrop}>
      <Field label="Your message" error={problem}>
        <TextArea
          ref={box}
          name="message"
          rows={2}
          dir="auto"
          maxLength={maxMessageLength}
          readOnly={waits}
          value={message}
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
        />
      </Field>
      <AttachedFiles attachments={attachments} />
      <Buttons>
        <Tools>
          <AttachButton onFiles={attachments.add} disabled={waits || attachments.isFull} />
          {waits ? null : <ReplyTools box={{ text: message, insert }} />}
        </Tools>
        <Button type="submit" busy={isSending} busyLabel="Sending...">
          <Icon of={Send} />
          Send
        </Button>
      </Buttons>
    </Form>
  );
}

/** The input for the next message of a thread. Ctrl+Enter or Cmd+Enter also sends it. */
export function Composer({ inquiryId }: { inquiryId: string }) {
  const isUnderWay = useIsSending(replyName(inquiryId));
  const [beganUnderWay] = useState(isUnderWay);
  const waits = beganUnderWay && isUnderWay;
  // Remounts when the reply has been sent, with the stored rest of the draft.
  return <ComposerForm key={waits ? 'waits' : 'writes'} inquiryId={inquiryId} waits={waits} />;
}

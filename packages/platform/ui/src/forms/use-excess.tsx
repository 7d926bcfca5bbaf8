import { type InputEvent, type ReactNode, useId, useState } from 'react';
import { useField } from './field';
import { FieldProblem } from './field-problem';

/** Props of a text control that concern its limit. */
interface Limited<Control extends HTMLInputElement | HTMLTextAreaElement> {
  maxLength?: number;
  value?: unknown;
  onInput?: (event: InputEvent<Control>) => void;
}

/**
 * A limit that does not truncate. A browser's own limit silently drops the end of pasted text. Here the text stays, and the control shows
 * by how much it is too long. Forms and services refuse it.
 * @returns attributes of the control, and the message to show below it
 */
export const useExcess = <Control extends HTMLInputElement | HTMLTextAreaElement>({
  maxLength,
  value,
  onInput,
}: Limited<Control>): { attributes: object; note: ReactNode } => {
  const field = useField();
  const noteId = useId();
  const over = (text: string) => (maxLength === undefined ? 0 : Math.max(0, text.length - maxLength));
  const [typed, setTyped] = useState(0);
  const excess = typeof value === 'string' ? over(value) : typed;
  const handleInput = (event: InputEvent<Control>) => {
    setTyped(over(event.currentTarget.value));
    onInput?.(event);
  };
  // The error of the field already reports it.
  if (excess === 0 || maxLength === undefined || field['aria-invalid'])
    return { attributes: { onInput: handleInput }, note: null };
  const described = [noteId, field['aria-describedby']].filter(Boolean).join(' ');
  const [are, limit] = [excess.toLocaleString('en-IN'), maxLength.toLocaleString('en-IN')];
  return {
    attributes: { onInput: handleInput, 'aria-invalid': true, 'aria-describedby': described },
    note: (
      <div role="alert">
        <FieldProblem id={noteId}>
          {`${are} ${excess === 1 ? 'character' : 'characters'} too many: at most ${limit} are possible.`}
        </FieldProblem>
      </div>
    ),
  };
};

import { type InputEvent, type ReactNode, useId, useState } from 'react';
import { useField } from './field';
import { FieldProblem } from './field-problem';

/** What a control of text has and its limit concern. */
interface Limited<Control extends HTMLInputElement | HTMLTextAreaElement> {
  maxLength?: number;
  value?: unknown;
  onInput?: (event: InputEvent<Control>) => void;
}

/**
 * A limit that cuts nothing. A browser's own limit drops the end of what is pasted, without a word: here the text stays, and the control says by how
 * much it is too long. Forms and services refuse it.
 * @returns attributes of the control, and what to show below it
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
  // The error of the field says it already.
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

import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { IconButton } from '../controls/icon-button';
import { Chip } from '../display/chip';
import { Plus } from '../icons/icons';
import { VisuallyHidden } from '../layout/visually-hidden';
import { token } from '../theme/tokens';
import { useField } from './field';
import { addTags, entriesOf, isSameTag } from './tags';
import { TextInput } from './text-input';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  min-width: 0;
`;

const Row = styled.div`
  position: relative;

  input {
    padding-right: 48px;
  }

  button {
    position: absolute;
    top: 0;
    right: 0;
    color: ${token.color.peacock};
  }

  button:disabled {
    color: ${token.color.muted};
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};

  li {
    min-width: 0;
    max-width: 100%;
  }
`;

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'defaultValue' | 'list' | 'prefix'
>;

export interface TagFieldProps extends InputProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Offered while typing, except existing entries. */
  suggestions?: readonly string[];
  /** Maximum number of entries; 30 by default. */
  max?: number;
  /** Maximum characters of one entry; 80 by default. */
  maxLength?: number;
  /** The noun for an entry, for the names of the buttons: `territory`. */
  noun?: string;
}

interface TagEntryOptions extends Pick<TagFieldProps, 'value' | 'onChange'> {
  suggestions: readonly string[];
  max: number;
  /** Whether entries that differ only in case are different. */
  isExact: boolean;
}

/** The text being typed into a tag field, and functions that add and remove entries. */
const useTagEntry = ({ value, onChange, suggestions, max, isExact }: TagEntryOptions) => {
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const box = useRef<HTMLInputElement>(null);

  /** @param after the text that stays in the input: an entry that is still being typed */
  const add = (typed: string, after = '') => {
    const { tags, left } = addTags(value, typed, { max, isExact });
    // Entries above the limit stay in the input.
    setText([...left, after].filter((one) => one !== '').join(', '));
    if (tags === value) return;
    onChange([...tags]);
    const all = `${tags.slice(value.length).join(', ')} added`;
    setAnnouncement(left.length === 0 ? all : `${all}; there is no room for ${left.join(', ')}`);
  };
  const remove = (tag: string) => {
    onChange(value.filter((one) => one !== tag));
    setAnnouncement(`${tag} removed`);
    box.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes a word, for example in Hindi, Enter belongs to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(text);
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined && !event.repeat) remove(last);
  };
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value;
    // A picked suggestion arrives as a single replacement of the text.
    const isPicked = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertReplacementText';
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    if (isPicked && suggestions.includes(typed)) add(typed);
    else if (isComposing || isExact || !/[,;،؛、，；]/.test(typed)) setText(typed);
    else {
      const whole = typed.search(/[^,;،؛、，；]*$/);
      add(typed.slice(0, whole), typed.slice(whole).trimStart());
    }
  };
  /** A single-line input drops line breaks, so a pasted list is read before that. */
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    if (entriesOf(pasted, isExact).length < 2) return;
    event.preventDefault();
    add(
      `${typed.slice(0, selectionStart ?? undefined)}${pasted}${typed.slice(selectionEnd ?? typed.length)}`,
    );
  };
  return {
    box,
    text,
    announcement,
    addText: () => add(text),
    remove,
    handleKeyDown,
    handleChange,
    handlePaste,
  };
};

/**
 * A list of short entries, in a {@link Field}: Enter, the plus button, a comma or a semicolon adds the typed text, trimmed and without
 * duplicates. A pasted list adds each of its entries. A remove button, or Backspace in the empty input, removes an entry. Unfinished text
 * is added when the input loses the focus.
 */
export function TagField(props: TagFieldProps) {
  const { value, onChange, suggestions = [], max = 30, maxLength = 80, noun = 'entry', ...input } = props;
  const { required } = useField();
  const listId = useId();
  const isFull = value.length >= max;
  const isExact = input.type === 'url';
  const left = suggestions.filter((one) => !value.some((tag) => isSameTag(tag, one, isExact)));
  const entry = useTagEntry({ value, onChange, suggestions, max, isExact });

  return (
    <Root>
      <Row>
        <TextInput
          autoComplete="off"
          enterKeyHint="done"
          {...input}
          ref={(element) => {
            entry.box.current = element;
            const { ref } = input;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
          }}
          // The list must contain an entry, but the browser would require text in the input.
          required={undefined}
          aria-required={required}
          maxLength={maxLength}
          placeholder={isFull ? `${max} of ${max} added` : input.placeholder}
          readOnly={isFull && entry.text === ''}
          list={left.length > 0 ? listId : undefined}
          value={entry.text}
          onChange={entry.handleChange}
          onKeyDown={entry.handleKeyDown}
          onPaste={entry.handlePaste}
          onBlur={(event) => {
            entry.addText();
            input.onBlur?.(event);
          }}
        />
        <IconButton
          name={`Add ${noun}`}
          icon={Plus}
          disabled={isFull}
          // The input keeps the focus, so that the next entry can be typed at once.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            entry.addText();
            entry.box.current?.focus();
          }}
        />
      </Row>
      {left.length > 0 ? (
        <datalist id={listId}>
          {left.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      ) : null}
      {value.length > 0 ? (
        <Tags>
          {value.map((tag) => (
            <li key={tag}>
              <Chip onRemove={() => entry.remove(tag)}>{tag}</Chip>
            </li>
          ))}
        </Tags>
      ) : null}
      <VisuallyHidden role="status">{entry.announcement}</VisuallyHidden>
    </Root>
  );
}

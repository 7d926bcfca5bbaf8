/** A form control. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = 'input, textarea, select';

const isControl = (target: unknown): target is Control =>
  target instanceof Element && target.matches(controls);

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** True when the value differs from the one that the server rendered. */
const isChanged = (control: Control): boolean => {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return control.value !== control.defaultValue;
};

/** Sets a value without React's setter, because React ignores an event whose value it has set itself. */
const setSilently = (control: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const prototype =
    control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
};

/** Fills in a control like a user, so that its handlers are called. */
const fill = (control: Control, value: string | boolean): void => {
  if (isBox(control)) {
    control.checked = !value;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = String(value);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const { selectionStart, selectionEnd } = control;
    control.value = '';
    setSilently(control, String(value));
    if (selectionStart !== null && control === document.activeElement)
      control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
};

/** A user's input in a control, and the index of the control. */
interface Filled {
  value: string | boolean;
  index: number;
}

const isSameControl = (one: Control, other: Control) =>
  one.type === other.type && one.name === other.name && one.ariaLabel === other.ariaLabel;

/** The control itself, or the one at its index when React rendered the page again, for example after a translation. */
const presentOf = (root: HTMLElement, control: Control, index: number): Control | null => {
  if (control.isConnected) return control;
  const other = root.querySelectorAll<Control>(controls)[index];
  return other && isSameControl(control, other) ? other : null;
};

let replay = (): void => {};

/**
 * Records input in a rendered page before its scripts run, because hydration may reset a control, and no handler was called.
 */
export const noteEarlyInput = (root: HTMLElement): void => {
  const filled = new Map<Control, Filled>();
  const all = [...root.querySelectorAll<Control>(controls)];
  const note = (control: Control) =>
    filled.set(control, {
      value: isBox(control) ? control.checked : control.value,
      index: all.indexOf(control),
    });
  for (const control of all) if (isChanged(control)) note(control);
  const handleInput = ({ target }: Event) => {
    if (isControl(target)) note(target);
  };
  root.addEventListener('input', handleInput, true);
  replay = () => {
    root.removeEventListener('input', handleInput, true);
    replay = () => {};
    for (const [control, { value, index }] of filled) {
      const present = presentOf(root, control, index);
      if (present) fill(present, value);
    }
  };
};

/** Replays the recorded input to the handlers of the hydrated page, once. */
export const replayEarlyInput = (): void => replay();

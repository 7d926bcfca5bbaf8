import { inlineScript } from './inline-script';

/**
 * Keeps presses of buttons that do nothing without the page's scripts, and repeats each once when React has taken over the button. Until
 * then the button has `data-pressed-early`, for the style sheet. Links, boxes and forms with an address work without scripts. A form
 * that is saved also waits for early input, which the shell replays when it removes `data-rendered`.
 *
 * React stops events on their way down to elements whose code is still loading, so a press counts when it has arrived.
 *
 * When a press has had no answer for ten seconds, a note says so and offers to load the page again. What was typed is stored in the tab
 * until then, except passwords, files and hidden fields, because browsers forget the fields of a page that they may not store.
 * Unchanged fields keep what the new page says. Where storage is forbidden, what was typed is lost.
 */
const text = `(() => {
const kept = new Map();
let late;
const note = document.createElement('div');
note.className = 'late-page';
note.setAttribute('role', 'alert');
const fields = () => [...document.querySelectorAll('#root :is(input:not([type=password], [type=file], [type=hidden]), textarea, select)')];
const part = (field) => /^(checkbox|radio)$/.test(field.type) ? 'checked' : 'value';
const defaults = { checked: 'defaultChecked', value: 'defaultValue' };
const isChanged = (field) => field.options
  ? [...field.options].some((option) => option.selected !== option.defaultSelected)
  : field[part(field)] !== field[defaults[part(field)]];
const typed = 'typed-early';
const loadAgain = () => {
  try {
    sessionStorage.setItem(typed, JSON.stringify([location.href, ...fields().map((field) => isChanged(field) ? field[part(field)] : null)]));
  } catch {}
  location.reload();
};
// Before the page's scripts look for what was typed.
document.addEventListener('readystatechange', () => {
  try {
    const [address, ...values] = JSON.parse(sessionStorage.getItem(typed) ?? '[]');
    sessionStorage.removeItem(typed);
    const present = fields();
    if (address !== location.href || values.length !== present.length) return;
    present.forEach((field, index) => { if (values[index] !== null) field[part(field)] = values[index]; });
  } catch {}
}, { once: true });
const explain = () => {
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Load again';
  again.onclick = loadAgain;
  note.replaceChildren('This button does not work yet: a part of the page has not arrived. Check your connection.', again);
  document.body.append(note);
};
const buttons = () => [...document.querySelectorAll('#root button')];
const isRendered = () => document.querySelector('#root[data-rendered]') !== null;
const isReady = (button) =>
  Object.keys(button).some((key) => key.startsWith('__reactProps$')) && !(button.type === 'submit' && isRendered());
const isSame = (one, other) => one?.textContent === other.textContent && one.ariaLabel === other.ariaLabel;
const arrives = (button, event) => {
  let hasArrived = false;
  button.addEventListener(event.type, () => { hasArrived = true; }, { once: true });
  button.dispatchEvent(event);
  return hasArrived;
};
const press = (button) => {
  const details = { bubbles: true, cancelable: true, composed: true };
  if (!arrives(button, new PointerEvent('pointerdown', details))) return false;
  button.dispatchEvent(new MouseEvent('mousedown', details));
  button.dispatchEvent(new PointerEvent('pointerup', details));
  button.dispatchEvent(new MouseEvent('mouseup', details));
  button.click();
  return true;
};
const repeat = () => {
  for (const [button, index] of kept) {
    // React may have rendered the page again, for example after a translation.
    const present = button.isConnected ? button : buttons()[index];
    if (isSame(present, button) && !(isReady(present) && press(present))) continue;
    kept.delete(button);
    delete button.dataset.pressedEarly;
  }
  if (kept.size > 0) return setTimeout(repeat, 50);
  clearTimeout(late);
  note.remove();
};
addEventListener('click', (event) => {
  const button = event.target.closest?.('#root[data-rendered] :is(button[type=button], form[method=dialog] button)');
  if (!button || button.disabled || isReady(button)) return;
  event.preventDefault();
  event.stopPropagation();
  if (kept.has(button)) return;
  button.dataset.pressedEarly = '';
  if (kept.size === 0) {
    setTimeout(repeat, 50);
    late = setTimeout(explain, 10000);
  }
  kept.set(button, buttons().indexOf(button));
}, true);
})()`;

export const earlyPresses = inlineScript(text);

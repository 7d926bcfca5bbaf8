import { inlineScript } from './inline-script';

/**
 * Keeps presses of buttons that do nothing without the page's scripts, and repeats each once when React has taken over the button. Until
 * then the button has `data-pressed-early`, for the style sheet. Links, boxes and forms with an address work without scripts. A form
 * that is saved also waits for early input, which the shell replays when it removes `data-rendered`.
 *
 * While the page hydrates, a press is repeated after it is painted. React would hydrate the part of the pressed button in one task with the
 * press, and a slow phone would show nothing for a second.
 *
 * React stops events on their way down to elements whose code is still loading, so a press counts when it has arrived.
 *
 * When a press has had no answer for ten seconds, a note says so and offers to load the page again. What was typed is stored in the tab
 * until then, except passwords, files and hidden fields, because browsers forget the fields of a page that they may not store.
 * Unchanged fields keep what the new page says. Where storage is forbidden, what was typed is lost.
 *
 * The same note explains a page of which nothing more has arrived for ten seconds, for example because its connection broke: Chromium
 * then fires no event. This is the first script of a page, because it can only explain what is missing after it.
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
// The boot data are the last element of a page, and a line break follows them.
const isWhole = () => document.getElementById('boot')?.nextSibling != null;
let isLeaving = false;
const loadAgain = () => {
  isLeaving = true;
  try {
    sessionStorage.setItem(typed, JSON.stringify([location.href, isWhole(), ...fields().map((field) => isChanged(field) ? field[part(field)] : null)]));
  } catch {}
  location.reload();
};
const notArrived = 'A part of this page has not arrived. Check your connection.';
let arrived = 0;
const watchArrival = () => {
  if (document.readyState !== 'loading') return;
  if (arrived === document.documentElement.outerHTML.length && !note.isConnected) explain(notArrived);
  arrived = document.documentElement.outerHTML.length;
  setTimeout(watchArrival, 10000);
};
// Before the page's scripts look for what was typed.
document.addEventListener('readystatechange', () => {
  // A page that is still arriving changes its state when it is left.
  if (isLeaving) return;
  if (isWhole()) note.remove();
  else explain(notArrived);
  try {
    const [address, wasWhole, ...values] = JSON.parse(sessionStorage.getItem(typed) ?? '[]');
    sessionStorage.removeItem(typed);
    const present = fields();
    if (address !== location.href) return;
    if (wasWhole ? values.length !== present.length : values.length > present.length) return;
    values.forEach((value, index) => { if (value !== null) present[index][part(present[index])] = value; });
  } catch {}
}, { once: true });
const explain = (what) => {
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Load again';
  again.onclick = loadAgain;
  note.replaceChildren(what, again);
  (document.body ?? document.documentElement).append(note);
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
    isRepeating = true;
    const isDone = !isSame(present, button) || (isReady(present) && press(present));
    isRepeating = false;
    if (!isDone) continue;
    kept.delete(button);
    delete button.dataset.pressedEarly;
  }
  if (kept.size > 0) return setTimeout(repeat, 50);
  clearTimeout(late);
  note.remove();
};
let isRepeating = false;
const pressed = ({ target }) => {
  const button = isRepeating ? null : target.closest?.('#root[data-rendered] :is(button[type=button], form[method=dialog] button)');
  return button?.disabled ? null : button;
};
for (const type of ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup'])
  addEventListener(type, (event) => { if (pressed(event)) event.stopPropagation(); }, { capture: true, passive: true });
addEventListener('click', (event) => {
  const button = pressed(event);
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  if (kept.has(button)) return;
  button.dataset.pressedEarly = '';
  if (kept.size === 0) {
    requestAnimationFrame(() => setTimeout(repeat));
    late = setTimeout(() => explain('This button does not work yet: a part of the page has not arrived. Check your connection.'), 10000);
  }
  kept.set(button, buttons().indexOf(button));
}, true);
setTimeout(watchArrival, 10000);
})()`;

export const earlyPresses = inlineScript(text);

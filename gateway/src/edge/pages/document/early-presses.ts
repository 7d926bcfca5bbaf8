import { inlineScript } from './inline-script';

/**
 * Keeps presses of buttons that do nothing without the page's scripts, and repeats each once when React has taken over the button. Until
 * then the button has `data-pressed-early`, for the style sheet. Links, boxes and forms with an address work without scripts. A form
 * that is saved also waits for early input, which the shell replays when it removes `data-rendered`.
 *
 * React stops events on their way down to elements whose code is still loading, so a press counts when it has arrived.
 */
const text = `(() => {
const kept = new Map();
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
  if (kept.size > 0) setTimeout(repeat, 50);
};
addEventListener('click', (event) => {
  const button = event.target.closest?.('#root[data-rendered] :is(button[type=button], form[method=dialog] button)');
  if (!button || button.disabled || isReady(button)) return;
  event.preventDefault();
  event.stopPropagation();
  if (kept.has(button)) return;
  button.dataset.pressedEarly = '';
  if (kept.size === 0) setTimeout(repeat, 50);
  kept.set(button, buttons().indexOf(button));
}, true);
})()`;

export const earlyPresses = inlineScript(text);

import { act, render } from '@testing-library/react';
import { Fragment, type ReactNode, useState } from 'react';
import { withstandForeignChanges } from './foreign-changes';

beforeAll(withstandForeignChanges);

/** Observers of the page are called in a microtask, as in a browser. */
const observed = () => Promise.resolve();

const textsIn = (place: Node): Text[] => {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};

const font = (...children: (Node | string)[]) => {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(...children);
  outer.append(inner);
  return outer;
};
const translated = ({ data }: Text) => font(`[${data}]`);

/** Changes of a text by other programs, as seen in browsers. */
const ways: Record<string, (text: Text) => void> = {
  'replaced as Chrome translates': (text) => text.replaceWith(translated(text)),
  'replaced in two steps': (text) => {
    text.before(translated(text));
    text.remove();
  },
  'replaced behind itself': (text) => {
    text.after(translated(text));
    text.remove();
  },
  'removed, then replaced': (text) => {
    const { parentNode, nextSibling } = text;
    const made = translated(text);
    text.remove();
    parentNode?.insertBefore(made, nextSibling);
  },
  'replaced twice': (text) => {
    const first = translated(text);
    text.replaceWith(first);
    first.replaceWith(font('again'));
  },
  'replaced by several nodes': (text) => text.replaceWith(translated(text), ' ', font('more')),
  wrapped: (text) => {
    const wrapper = font();
    text.replaceWith(wrapper);
    wrapper.firstChild?.appendChild(text);
  },
  removed: (text) => text.remove(),
  'divided and marked': (text) => {
    if (text.length < 2) return;
    const rest = text.splitText(1);
    const mark = document.createElement('mark');
    rest.replaceWith(mark);
    mark.append(rest);
  },
  'divided and replaced': (text) => {
    if (text.length > 1) text.splitText(1).replaceWith(font('rest'));
  },
};

interface Screen {
  /** Returns the content of a step. */
  render: (step: number) => ReactNode;
  /** A part of the new text of each step. */
  shows: string[];
  /** Whether that part disappears after the next step. */
  isReplaced?: boolean;
}

const list = (items: string[]) => items.map((item) => <li key={item}>{item} item</li>);

const screens: Record<string, Screen> = {
  'a count in a sentence': {
    render: (step) => <p>Showing {[7, 3, 12][step]} opportunities</p>,
    shows: ['7', '3', '12'],
    isReplaced: true,
  },
  'a text that gives way to an element and comes back': {
    render: (step) => (
      <p>
        before {step === 1 ? <b>loading</b> : `result ${step}`} <i>after</i>
      </p>
    ),
    shows: ['result 0', 'loading', 'result 2'],
    isReplaced: true,
  },
  'a text that goes and comes': {
    render: (step) => (
      <p>
        always {step === 1 ? null : `some ${step}`}
        <i>last</i>
      </p>
    ),
    shows: ['some 0', '', 'some 2'],
  },
  'an element before a text that comes and goes': {
    render: (step) => (
      <p>
        {step === 1 ? <b>new</b> : null}text {step}
      </p>
    ),
    shows: ['0', 'new', '2'],
  },
  'a list that is sorted': {
    render: (step) => <ul>{list([['a', 'b', 'c'], ['d', 'c', 'a'], ['e']][step] ?? [])}</ul>,
    shows: ['a', 'd', 'e'],
  },
  'texts that change their order': {
    render: (step) => (
      <p>
        {(
          [
            ['x', 'y', 'z'],
            ['z', 'x', 'y'],
            ['y', 'z'],
          ][step] ?? []
        ).map((key) => (
          <Fragment key={key}>
            {key}
            {step}
          </Fragment>
        ))}
      </p>
    ),
    shows: ['0', '1', '2'],
    isReplaced: true,
  },
  'a text alone in its element': {
    render: (step) => <button type="button">{['Send now', 'Sending', 'Sent'][step]}</button>,
    shows: ['Send now', 'Sending', 'Sent'],
    isReplaced: true,
  },
};

let show: (step: number) => void;
function Steps({ of }: { of: Screen }) {
  const [step, setStep] = useState(0);
  show = (next) => act(() => setStep(next));
  return of.render(step);
}

describe.each(Object.entries(screens))('%s', (_, screen) => {
  test.each(Object.entries(ways))('still updates when its texts are %s', async (_way, change) => {
    const { container, unmount } = render(<Steps of={screen} />);
    for (const step of [1, 2]) {
      for (const text of textsIn(container)) change(text);
      await observed();
      show(step);
      expect(container.textContent).toContain(screen.shows[step]);
      if (screen.isReplaced) expect(container.textContent).not.toContain(screen.shows[step - 1]);
    }
    unmount();
    expect(container.textContent).toBe('');
  });
});

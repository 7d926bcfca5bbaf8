interface BuiltIn {
  owner: object;
  key: PropertyKey;
  /** `Array.prototype.map`, for the report. */
  name: string;
  descriptor: PropertyDescriptor;
}

/** A function that replaced a built-in. */
export interface Replaced {
  name: string;
  replacement: unknown;
}

/** Objects of which all functions are watched. */
const wholeObjects = (): [string, object][] => [
  ['Object', Object],
  ['Object.prototype', Object.prototype],
  ['Function.prototype', Function.prototype],
  ['Array', Array],
  ['Array.prototype', Array.prototype],
  ['String.prototype', String.prototype],
  ['Number.prototype', Number.prototype],
  ['RegExp.prototype', RegExp.prototype],
  ['Promise', Promise],
  ['Promise.prototype', Promise.prototype],
  ['Map.prototype', Map.prototype],
  ['Set.prototype', Set.prototype],
  ['WeakMap.prototype', WeakMap.prototype],
  ['Date', Date],
  ['Date.prototype', Date.prototype],
  ['JSON', JSON],
  ['Math', Math],
  ['Reflect', Reflect],
  ['Event.prototype', Event.prototype],
  ['EventTarget.prototype', EventTarget.prototype],
  ['Node.prototype', Node.prototype],
  ['Element.prototype', Element.prototype],
  ['Document.prototype', Document.prototype],
  ['History.prototype', History.prototype],
  ['Storage.prototype', Storage.prototype],
  ['Navigator.prototype', Navigator.prototype],
];

/** Functions of `window` that the page uses. */
const windowNames =
  'fetch setTimeout clearTimeout setInterval clearInterval queueMicrotask requestAnimationFrame matchMedia getComputedStyle scrollTo Object Array String Number Boolean Symbol Promise Map Set WeakMap WeakSet Date JSON Math Reflect Proxy Error URL URLSearchParams Request Response Headers AbortController Blob MutationObserver IntersectionObserver ResizeObserver MessageChannel';

const builtInOf = (owner: object, key: PropertyKey, name: string): BuiltIn[] => {
  const descriptor = Object.getOwnPropertyDescriptor(owner, key);
  return descriptor && 'value' in descriptor && descriptor.writable
    ? [{ owner, key, name: `${name}.${String(key)}`, descriptor }]
    : [];
};

/**
 * Saves the functions of the language and the browser that pages need. Call it before any remote loads.
 * @returns a function that restores replaced functions, and returns their names with the replacements
 */
export const keepBuiltIns = () => {
  const kept: BuiltIn[] = [
    ...wholeObjects().flatMap(([name, owner]) =>
      Reflect.ownKeys(owner).flatMap((key) => builtInOf(owner, key, name)),
    ),
    ...windowNames.split(' ').flatMap((key) => builtInOf(window, key, 'window')),
  ];
  const { defineProperty, get } = Reflect;
  const { is } = Object;
  return (): Replaced[] => {
    const replaced: Replaced[] = [];
    // Plain loops, because any function called here may have been replaced.
    for (let index = 0; index < kept.length; index += 1) {
      const builtIn = kept[index] as BuiltIn;
      const now = get(builtIn.owner, builtIn.key);
      if (is(now, builtIn.descriptor.value)) continue;
      replaced[replaced.length] = { name: builtIn.name, replacement: now };
      defineProperty(builtIn.owner, builtIn.key, builtIn.descriptor);
    }
    return replaced;
  };
};

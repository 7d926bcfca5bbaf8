import {
  completeHead,
  type HeadTag,
  headTags,
  type PageHead,
  type PageHeadInput,
  type Site,
} from '@setu/protocol';
import { useEffect } from 'react';

/** The attribute that marks our head tags; its value is the key of the tag. */
const marker = 'data-head';

const sameTag = (element: Element, { attributes, text = '' }: HeadTag): boolean =>
  element.textContent === text &&
  Object.entries(attributes).every(([name, value]) => element.getAttribute(name) === value);

const makeTag = ({ tag, key, attributes, text }: HeadTag): Element => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(marker, key);
  if (text !== undefined) element.textContent = text;
  return element;
};

let site: Site = {};

/** Sets the values that the heads of all pages share. For the shell. */
export const setSite = (given: Site): void => {
  site = given;
};

/** Updates the document's head to match `head`. Tags that are already correct are not touched. */
export const applyHead = (head: PageHead): void => {
  document.title = head.title;
  const wanted = headTags(head, site, location.origin);
  const present = new Map(
    [...document.head.querySelectorAll(`[${marker}]`)].map((e) => [e.getAttribute(marker), e]),
  );
  for (const tag of wanted) {
    const element = present.get(tag.key);
    present.delete(tag.key);
    if (!element) document.head.append(makeTag(tag));
    else if (!sameTag(element, tag)) element.replaceWith(makeTag(tag));
  }
  for (const left of present.values()) left.remove();
};

/**
 * Keeps title, description, canonical link, social tags and structured data in step with the screen.
 * @param head null while the screen has no head yet: the document's head then does not change
 */
export const usePageHead = (head: PageHeadInput | null): void => {
  const text = head && JSON.stringify(head);
  useEffect(() => {
    if (text) applyHead(completeHead(JSON.parse(text)));
  }, [text]);
};

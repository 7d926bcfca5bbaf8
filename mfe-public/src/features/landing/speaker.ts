/** Who a testimonial is of. */
export interface Speaker {
  name: string;
  /** What they do and where. */
  who: string;
  firstName: string;
  lastName: string;
}

/** Reads a testimonial's title: the name, then after the first comma who that is. */
export const speakerOf = (title: string): Speaker => {
  const [name = '', ...rest] = title.split(',');
  const words = name.trim().split(/\s+/);
  return {
    name: name.trim(),
    who: rest.join(',').trim(),
    firstName: words[0] ?? '',
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
};

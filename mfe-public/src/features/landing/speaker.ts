/** The person of a testimonial. */
export interface Speaker {
  name: string;
  /** Occupation and place. */
  who: string;
  firstName: string;
  lastName: string;
}

/** Parses a testimonial's title: the name, then after the first comma the occupation and place. */
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

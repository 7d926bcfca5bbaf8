import { render } from '@testing-library/react';
import { unbroken } from './unbroken';

const shown = (title: string) => {
  const { container } = render(<h2>{unbroken(title)}</h2>);
  return {
    text: container.textContent,
    together: [...container.querySelectorAll('span')].map(({ textContent }) => textContent),
  };
};

test('a short word with a hyphen stays on one line, and the text is the same', () => {
  expect(shown('Turn off two-step verification?')).toEqual({
    text: 'Turn off two-step verification?',
    together: ['two-step'],
  });
  expect(shown('Sign-In With Setu ID').together).toEqual(['Sign-In']);
});

test('long words with hyphens may break, so that nothing overflows', () => {
  for (const title of ['A quiet place', 'one-two-three', 'Thiruvananthapuram-Kollam', 'FOFO - a model'])
    expect(shown(title)).toEqual({ text: title, together: [] });
});

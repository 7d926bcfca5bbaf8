import { attributes, escapeJson } from './escape-html';

describe('text in HTML', () => {
  it('escaped text cannot open a tag or leave an attribute', () => {
    expect(attributes({ content: '"><script>', defer: '' })).toBe(
      ' content="&quot;&gt;&lt;script&gt;" defer',
    );
  });

  it('escaped JSON cannot end a script element, and has the same value', () => {
    const value = { text: '</script><!-- \u2028 \u2029 चाय' };
    const json = escapeJson(JSON.stringify(value));
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(value);
  });
});

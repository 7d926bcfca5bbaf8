/** The names in a PromQL expression. */
interface Asked {
  /** Each metric with the labels that its selector names. */
  metrics: { name: string; labels: string[] }[];
  /** Labels that it groups or joins by. */
  grouped: string[];
}

const keywords = new Set(['and', 'or', 'unless', 'bool', 'offset']);
const grouping = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g;

const listed = (text: string): string[] => text.split(',').flatMap((word) => word.trim() || []);

/** Finds the names in an expression. It supports only the PromQL that we use. */
export const namesIn = (expr: string): Asked => {
  const plain = expr.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\[[^\]]*\]/g, '');
  const grouped = [...plain.matchAll(grouping)].flatMap(([, labels = '']) => listed(labels));
  const metrics = [...plain.replace(grouping, ' ').matchAll(/([a-zA-Z_:][\w:]*)\s*(\(|\{([^}]*)\})?/g)]
    .filter(([, name = '', after]) => after !== '(' && !keywords.has(name))
    .map(([, name = '', , matchers = '']) => ({
      name,
      labels: listed(matchers).map((matcher) => matcher.replace(/\s*[!=].*$/, '')),
    }));
  return { metrics, grouped };
};

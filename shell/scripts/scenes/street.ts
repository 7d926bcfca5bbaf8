import { between, circle, line, type Paint, path, pick, type Random, rect, times } from './pen';

/** Sides of a scene, px. */
export const [width, height] = [960, 600];
/** Where the pavement begins. */
export const ground = 500;

export interface Hour {
  sky: readonly [string, string];
  sun: string;
  far: string;
  light: string;
  /** How dark the street is, 0 to 1. */
  shade: number;
}

export const hours: readonly Hour[] = [
  { sky: ['#cfe6ea', '#fbf4e6'], sun: '#fff6d8', far: '#a9c4c6', light: '#fdf3dc', shade: 0 },
  { sky: ['#f7d9bd', '#fdf1dd'], sun: '#fff1c9', far: '#d3b39c', light: '#fff0cf', shade: 0 },
  { sky: ['#dfe9ee', '#f6f2ea'], sun: '#ffffff', far: '#b9c3cb', light: '#fbf6ea', shade: 0 },
  { sky: ['#3a4a78', '#eaa678'], sun: '#ffd9a0', far: '#4c4a72', light: '#ffe3a3', shade: 0.16 },
  { sky: ['#1c2b4d', '#7a5c7d'], sun: '#fdf2d8', far: '#2a3557', light: '#ffdf98', shade: 0.28 },
];

export const walls = ['#f3e6d3', '#efdccb', '#e6e2d6', '#f0e3da', '#e3e7e2', '#f5ead9', '#e8d9c8'] as const;

export const skyline = (hour: Hour, random: Random) => {
  let x = -20;
  let houses = '';
  while (x < width) {
    const [w, h] = [between(random, 60, 130), between(random, 120, 300)];
    houses += rect(x, ground - h, w, h, hour.far, { opacity: between(random, 0.35, 0.6) });
    x += w + between(random, -6, 18);
  }
  return houses;
};

export const tree = (random: Random) => {
  const green = pick(random, ['#3d7a4e', '#4f8a52', '#2f6a55']);
  return (
    path('M-9 0q4-70-2-120h22q-6 50-2 120z', '#6f4a36') +
    times(6, (n) =>
      circle(between(random, -58, 58), -150 - between(random, 0, 90), between(random, 34, 56), green, {
        opacity: n % 2 ? 0.85 : 1,
      }),
    ).join('')
  );
};

/** Somebody who passes or waits, standing on 0 0: no face, as in a plan of an architect. */
export const person = (paint: Paint, random: Random) => {
  const skin = pick(random, ['#8a5a3c', '#a9714b', '#c08a5f', '#70472f']);
  const cloth = pick(random, [paint.deep, '#b3261e', '#0b5d6b', '#f2a20c', '#5b6472', '#7b2d4e']);
  const isSari = random() < 0.45;
  const legs = isSari ? path('M-17-58h34l7 56h-48z', cloth) : line('M-7-52l-2 50M8-52l3 50', '#39445c', 11);
  return (
    legs +
    path('M-18-54q-4-44 18-46q22 2 18 46z', cloth) +
    (isSari
      ? path('M-18-92q20 6 34 46l-8 4q-14-30-30-36z', paint.dot)
      : line('M-17-88q-10 16-8 34M17-88q11 16 7 32', skin, 7)) +
    circle(0, -114, 12, skin) +
    path(
      isSari
        ? 'M-12-114q0-14 12-14t12 14q4 10 0 16q-2-14-12-18q-10 4-12 2z'
        : 'M-12-116q0-13 12-13t12 13q-12-6-24 0z',
      '#2b2220',
    )
  );
};

export const scooter = (paint: Paint) =>
  circle(-38, -14, 14, paint.ink) +
  circle(40, -14, 14, paint.ink) +
  circle(-38, -14, 6, '#cfd6dc') +
  circle(40, -14, 6, '#cfd6dc') +
  path('M-58-30q8-16 34-14l6 16h30l10-30l12-2l8 46h-12l-6-24l-12 24h-58z', paint.deep) +
  rect(-48, -54, 44, 9, paint.ink, { rx: 4 }) +
  line('M34-66l-12-8', paint.ink, 5);

export const awning = (x: number, y: number, w: number, paint: Paint, isScalloped: boolean) => {
  const stripes = Math.round(w / 44);
  const each = w / stripes;
  return (
    times(stripes, (n) => {
      const left = x + n * each;
      const colour = n % 2 ? paint.white : paint.deep;
      return (
        path(`M${left.toFixed(1)} ${y}h${each.toFixed(1)}v38h-${each.toFixed(1)}z`, colour) +
        (isScalloped
          ? path(
              `M${left.toFixed(1)} ${y + 38}h${each.toFixed(1)}a${(each / 2).toFixed(1)} 15 0 0 1-${each.toFixed(1)} 0z`,
              colour,
            )
          : '')
      );
    }).join('') + rect(x, y - 5, w, 7, paint.ink, { opacity: 0.25 })
  );
};

/** One decimal is finer than a pixel, and half the bytes. */
const short = (drawing: string) =>
  drawing.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

export const svg = (title: string, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round"><title>${title}</title>${short(parts.join(''))}</svg>\n`;

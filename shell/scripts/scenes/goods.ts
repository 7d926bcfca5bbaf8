import type { BusinessCategory } from '@setu/contracts';
import { at, between, circle, line, type Paint, path, pick, type Random, rect, times } from './pen';

/** What one sees of a business through its window, in a box of 400 × 150 px, standing on its lower edge. */
type Draw = (paint: Paint, random: Random) => string;

const shelf = (x: number, y: number, width: number, paint: Paint) =>
  rect(x, y, width, 6, paint.wood, { rx: 2 });

const jars = (x: number, y: number, count: number, paint: Paint, random: Random) =>
  times(count, (n) => {
    const height = between(random, 18, 30);
    const colour = pick(random, [paint.deep, paint.dot, paint.wood]);
    return (
      rect(x + n * 26, y - height, 18, height, colour, { rx: 4, opacity: 0.85 }) +
      rect(x + n * 26 + 3, y - height - 5, 12, 6, paint.ink, { rx: 2, opacity: 0.7 })
    );
  }).join('');

const pendant = (x: number, length: number, paint: Paint) =>
  line(`M${x} 0V${length}`, paint.ink, 2) +
  path(`M${x - 16} ${length + 16}a16 16 0 0 1 32 0z`, paint.deep) +
  circle(x, length + 18, 5, paint.dot);

/** A cup with its steam. */
const cup = (x: number, y: number, paint: Paint) =>
  path(`M${x} ${y - 16}h22l-3 16h-16z`, paint.white) +
  line(`M${x + 22} ${y - 13}q8 0 4 8q-2 3-6 2`, paint.white, 3) +
  line(`M${x + 7} ${y - 22}q-4-5 0-9t0-8M${x + 15} ${y - 22}q-4-5 0-9t0-8`, paint.wood, 1.6, {
    opacity: 0.6,
  });

const food: Draw = (paint, random) =>
  shelf(20, 62, 170, paint) +
  jars(28, 62, 6, paint, random) +
  pendant(235, 22, paint) +
  pendant(300, 30, paint) +
  pendant(365, 22, paint) +
  rect(10, 104, 380, 46, paint.wood, { rx: 4 }) +
  rect(4, 98, 392, 9, paint.deep, { rx: 3 }) +
  cup(210, 98, paint) +
  cup(252, 98, paint) +
  path('M40 98v-22q18-14 36 0v22z', paint.dot) +
  rect(100, 70, 54, 28, paint.ink, { rx: 5, opacity: 0.85 }) +
  circle(116, 84, 5, paint.dot) +
  circle(138, 84, 5, paint.dot) +
  path('M310 98q24-30 48 0z', paint.dot) +
  circle(334, 78, 4, paint.deep);

const garment = (x: number, colour: string, isDress: boolean) =>
  line(`M${x} 44v-8`, '#8a7a66', 2) +
  path(
    isDress
      ? `M${x - 14} 46q14-8 28 0l-4 20l12 40h-44l12-40z`
      : `M${x - 24} 54l12-10h24l12 10l-8 12l-6-4v42h-20v-42l-6 4z`,
    colour,
  );

const retail: Draw = (paint, random) =>
  line('M24 36H236M30 36V150M230 36V150', paint.ink, 4) +
  times(5, (n) =>
    garment(
      54 + n * 38,
      pick(random, [paint.deep, paint.dot, paint.wood, paint.ink, paint.wall]),
      random() > 0.5,
    ),
  ).join('') +
  shelf(262, 60, 120, paint) +
  shelf(262, 104, 120, paint) +
  times(4, (n) =>
    rect(268 + n * 28, 60 - 12 - (n % 2) * 8, 24, 12 + (n % 2) * 8, n % 2 ? paint.dot : paint.deep, {
      rx: 3,
    }),
  ).join('') +
  times(4, (n) => rect(268 + n * 28, 104 - 16, 24, 16, n % 2 ? paint.wood : paint.dot, { rx: 3 })).join('') +
  rect(258, 128, 128, 22, paint.wood, { rx: 3 });

const education: Draw = (paint, random) =>
  rect(24, 14, 190, 84, '#2f4a43', { rx: 5, stroke: paint.wood, 'stroke-width': 6 }) +
  line('M48 40q12-14 22 0t22 0M48 66h54M124 36h60M124 54h44M124 72h56', '#e8efe9', 3, { opacity: 0.85 }) +
  times(3, (n) =>
    rect(
      240 + n * 40,
      112 - (n === 1 ? 38 : 0),
      38,
      38,
      [paint.deep, paint.dot, paint.wood][n] ?? paint.deep,
      { rx: 5 },
    ),
  ).join('') +
  circle(345, 44, 26, paint.dot) +
  line('M319 44h52M345 18v52', paint.white, 2, { opacity: 0.8 }) +
  path('M330 76h30l6 10h-42z', paint.wood) +
  times(3, (n) =>
    at(30 + n * 66, 106, 1, rect(0, 0, 52, 8, paint.wood, { rx: 2 }) + line('M8 8v36M44 8v36', paint.ink, 4)),
  ).join('') +
  times(3, (n) =>
    rect(40 + n * 66, 98, between(random, 16, 26), 8, n % 2 ? paint.deep : paint.dot, { rx: 1 }),
  ).join('');

const healthcare: Draw = (paint) =>
  rect(24, 20, 120, 92, paint.white, { rx: 6 }) +
  times(3, (row) =>
    times(4, (n) =>
      rect(
        34 + n * 26,
        30 + row * 27,
        18,
        18,
        [paint.deep, paint.dot, paint.wall][(row + n) % 3] ?? paint.dot,
        { rx: 4 },
      ),
    ).join(''),
  ).join('') +
  circle(200, 54, 34, paint.white) +
  path('M192 34h16v12h12v16h-12v12h-16v-12h-12v-16h12z', paint.deep) +
  rect(170, 112, 216, 38, paint.wall, { rx: 5 }) +
  rect(164, 106, 228, 10, paint.deep, { rx: 4 }) +
  at(
    300,
    36,
    1,
    rect(0, 30, 74, 8, paint.ink, { rx: 3 }) +
      rect(8, 0, 58, 34, paint.ink, { rx: 4 }) +
      line('M14 18h12l5-10l8 18l6-8h12', paint.dot, 3),
  ) +
  line('M337 74v32', paint.ink, 5) +
  path('M24 150v-24h110v24z', paint.wood);

const fitness: Draw = (paint) =>
  rect(20, 18, 150, 100, paint.wall, { rx: 6, stroke: paint.deep, 'stroke-width': 4 }) +
  circle(95, 42, 11, paint.ink) +
  path('M95 54q-20 8-22 34q-24 8-26 18h96q-2-10-26-18q-2-26-22-34z', paint.deep) +
  line('M76 66q-22 14-26 34M114 66q22 14 26 34', paint.deep, 8) +
  rect(24, 130, 142, 12, paint.dot, { rx: 6 }) +
  times(3, (n) =>
    at(
      206,
      34 + n * 38,
      1,
      rect(0, 18, 176, 5, paint.wood, { rx: 2 }) +
        times(3, (k) =>
          at(
            8 + k * 58,
            0,
            1,
            rect(0, 2, 11, 15, paint.ink, { rx: 3 }) +
              rect(33, 2, 11, 15, paint.ink, { rx: 3 }) +
              rect(8, 7, 28, 5, n % 2 ? paint.dot : paint.deep),
          ),
        ).join(''),
    ),
  ).join('') +
  line('M204 30V150M384 30V150', paint.wood, 5);

const beauty: Draw = (paint) =>
  times(3, (n) =>
    at(
      24 + n * 128,
      0,
      1,
      circle(50, 52, 42, paint.dot) +
        circle(50, 52, 35, paint.white) +
        path('M30 66q20-40 44-30', 'none', { stroke: paint.wall, 'stroke-width': 5 }) +
        times(8, (k) =>
          circle(50 + 42 * Math.cos((k * Math.PI) / 4), 52 + 42 * Math.sin((k * Math.PI) / 4), 4, '#fff7df'),
        ).join('') +
        rect(2, 104, 96, 8, paint.wood, { rx: 3 }) +
        rect(14, 90, 9, 14, paint.deep, { rx: 3 }) +
        rect(28, 84, 8, 20, paint.ink, { rx: 3 }) +
        circle(80, 98, 7, paint.deep) +
        path('M30 150v-20q20-14 40 0v20z', paint.deep),
    ),
  ).join('');

/** A small car, 150 × 60 px. */
export const car = (colour: string, paint: Paint) =>
  path('M4 44q0-16 18-18l22-3l20-19h40l20 20q22 2 22 16v10h-142z', colour) +
  path('M52 22l14-13h16v13zM88 9h12l13 13h-25z', '#eaf3f5') +
  circle(34, 50, 13, paint.ink) +
  circle(34, 50, 6, '#cfd6dc') +
  circle(112, 50, 13, paint.ink) +
  circle(112, 50, 6, '#cfd6dc') +
  circle(141, 36, 4, '#ffe9a8');

const automotive: Draw = (paint, random) =>
  rect(16, 16, 92, 72, paint.wall, { rx: 4 }) +
  times(4, (n) => line(`M${30 + n * 20} 26v${18 + (n % 2) * 14}`, paint.ink, 5)).join('') +
  line('M26 70h72', paint.deep, 6) +
  times(3, (n) => circle(36 + n * 34, 126, 20, paint.ink) + circle(36 + n * 34, 126, 9, paint.wall)).join(
    '',
  ) +
  line('M160 150V70M372 150V70', paint.deep, 9) +
  rect(150, 112, 232, 8, paint.deep, { rx: 3 }) +
  at(176, 38, 1.26, car(pick(random, [paint.dot, '#b3261e', '#0b5d6b', paint.white]), paint)) +
  line('M264 0v24M240 24h48', paint.ink, 3);

const services: Draw = (paint) =>
  times(3, (n) =>
    at(
      18 + n * 82,
      46,
      1,
      rect(0, 0, 72, 104, paint.white, { rx: 6 }) +
        rect(0, 0, 72, 22, paint.wall, { rx: 6 }) +
        circle(56, 11, 4, paint.deep) +
        circle(44, 11, 4, paint.dot) +
        circle(36, 62, 27, paint.ink) +
        circle(36, 62, 21, '#bfe0e6') +
        path('M15 64q10-10 21 0t21 0q-3 19-21 19t-21-19z', n % 2 ? paint.dot : paint.deep, { opacity: 0.8 }),
    ),
  ).join('') +
  line('M272 26H388M278 26V150M382 26V150', paint.ink, 4) +
  times(4, (n) =>
    path(
      `M${296 + n * 26} 30l-9 10h18z M${286 + n * 26} 40h20v${40 + (n % 2) * 14}h-20z`,
      [paint.deep, paint.dot, paint.wood, paint.white][n] ?? paint.deep,
    ),
  ).join('') +
  rect(284, 116, 92, 34, paint.wood, { rx: 5 }) +
  times(3, (n) => rect(290 + n * 28, 104, 24, 12, n % 2 ? paint.deep : paint.white, { rx: 3 })).join('') +
  times(5, (n) => circle(40 + n * 44, 22 - (n % 2) * 8, 4 + (n % 3) * 2, paint.white, { opacity: 0.8 })).join(
    '',
  );

const technology: Draw = (paint) =>
  at(
    24,
    18,
    1,
    rect(0, 0, 128, 78, paint.ink, { rx: 6 }) +
      rect(6, 6, 116, 66, paint.deep, { rx: 3 }) +
      line('M18 56l18-20l16 12l22-26l16 14l16-10', paint.dot, 4) +
      rect(54, 78, 20, 12, paint.ink) +
      rect(38, 88, 52, 6, paint.ink, { rx: 3 }),
  ) +
  times(5, (n) =>
    at(
      182 + n * 40,
      36 - (n % 2) * 6,
      1,
      rect(0, 0, 28, 54, paint.ink, { rx: 6 }) +
        rect(3, 5, 22, 42, [paint.dot, paint.light, paint.wall][n % 3] ?? paint.dot, { rx: 2 }),
    ),
  ).join('') +
  shelf(170, 92, 216, paint) +
  rect(10, 118, 380, 32, paint.wood, { rx: 4 }) +
  rect(4, 112, 392, 9, paint.deep, { rx: 3 }) +
  at(210, 88, 1, path('M8 24l8-22h44l8 22z', paint.ink) + path('M14 20l6-14h36l6 14z', paint.light)) +
  line('M310 112v-14q0-14 14-14h10', paint.ink, 4) +
  path('M328 76h20l8 16h-20z', paint.dot);

/** A plant in its pot, standing on 0 0. */
export const plant = (paint: Paint, random: Random) => {
  const green = pick(random, ['#3d7a4e', '#5b8f4a', '#2f6a55']);
  return (
    times(5, (n) => {
      const lean = (n - 2) * between(random, 9, 13);
      return path(
        `M0-24q${lean - 9}-22 ${lean} ${-between(random, 46, 66)}q${12 - lean / 4} 24 ${-lean} ${between(random, 44, 60)}z`,
        green,
        { opacity: n % 2 ? 0.85 : 1 },
      );
    }).join('') +
    path('M-17-26h34l-5 26h-24z', paint.wood) +
    rect(-20, -30, 40, 7, paint.wood, { rx: 2 })
  );
};

const other: Draw = (paint, random) =>
  shelf(14, 78, 170, paint) +
  times(4, (n) => at(38 + n * 42, 78, 0.62, plant(paint, random))).join('') +
  times(6, (n) => at(40 + n * 64, 150, n % 2 ? 1.1 : 0.85, plant(paint, random))).join('') +
  line('M230 0v26M310 0v16', paint.ink, 2) +
  at(230, 60, 0.8, plant(paint, random)) +
  at(310, 50, 0.8, plant(paint, random));

const draws: Readonly<Record<BusinessCategory, Draw>> = {
  food_beverage: food,
  retail,
  education,
  healthcare,
  fitness,
  beauty,
  automotive,
  services,
  technology,
  other,
};

/** What a business of this category has, in a box of 400 × 150 px. */
export const goodsOf = (category: BusinessCategory, paint: Paint, random: Random): string =>
  draws[category](paint, random);

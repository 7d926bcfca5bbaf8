import type { DemoPropertyScene, PropertyType } from '@setu/contracts';
import { between, circle, line, type Paint, path, pick, type Random, rect, times } from '../pen';
import { height, svg, width } from '../street';
import { outsideScene } from './outside';
import { street } from './setting';

/** What an empty room of a type has. */
type Fittings = (paint: Paint, random: Random) => string;

const column = (x: number, paint: Paint) =>
  rect(x, 84, 46, 366, paint.white) + rect(x + 34, 84, 12, 366, paint.ink, { opacity: 0.1 });

const ladder: Fittings = (paint) =>
  line('M700 470L752 210M760 470L776 210', paint.wood, 8) +
  line(times(6, (n) => `M${706 + n * 10} ${432 - n * 40}h${52 - n * 6}`).join(''), paint.wood, 6);

const loft: Fittings = (paint) =>
  rect(520, 196, 440, 18, paint.wood) +
  line('M540 196v-54M640 196v-54M740 196v-54M840 196v-54M940 196v-54M530 142H960', paint.ink, 4) +
  line('M540 214V450M900 214V450', paint.ink, 8);

const desks: Fittings = (paint) =>
  times(3, (n) => {
    const x = 330 + n * 190;
    return (
      rect(x, 400, 150, 10, paint.wood, { rx: 3 }) +
      line(`M${x + 12} 410v70M${x + 138} 410v70`, paint.ink, 5) +
      rect(x + 44, 344, 62, 42, paint.ink, { rx: 4, opacity: 0.75 })
    );
  }).join('');

const racks: Fittings = (paint, random) =>
  times(3, (n) => {
    const x = 250 + n * 220;
    return (
      line(
        `M${x} 470V150M${x + 170} 470V150M${x} 200H${x + 170}M${x} 300H${x + 170}M${x} 400H${x + 170}`,
        paint.deep,
        8,
      ) +
      times(4, () =>
        rect(x + between(random, 8, 110), pick(random, [160, 260, 360]), 44, 38, '#c79a63', { rx: 2 }),
      ).join('')
    );
  }).join('');

const kitchen: Fittings = (paint) =>
  rect(430, 350, 460, 110, '#cfd6d8', { rx: 4 }) +
  rect(420, 340, 480, 14, paint.ink, { opacity: 0.7 }) +
  path('M520 120h260l40 90H480z', '#b4bec2') +
  rect(620, 0, 60, 122, '#b4bec2') +
  times(3, (n) => circle(510 + n * 70, 326, 16, paint.ink, { opacity: 0.6 })).join('');

const fittings: Readonly<Record<PropertyType, readonly Fittings[]>> = {
  retail: [loft, ladder],
  office: [desks, ladder],
  restaurant: [kitchen, loft],
  warehouse: [racks, racks],
  showroom: [ladder, loft],
  mall: [ladder, kitchen],
  standalone: [ladder, desks],
  other: [ladder, racks],
};

/** The measure of a room, as architects draw it. */
const measure = (paint: Paint) =>
  line('M70 548H890M70 534v28M890 534v28', paint.deep, 3) +
  path('M70 548l18-8v16zM890 548l-18-8v16z', paint.deep);

/** An empty room that waits for its tenant. */
const insideScene = (type: PropertyType, n: number, title: string): string => {
  const { random, hour, paint } = street(`${type} inside ${n}`);
  const of = fittings[type];
  const hasColumns = type !== 'warehouse' && random() < 0.6;
  return svg(title, [
    rect(0, 0, width, height, paint.wall),
    rect(0, 0, width, 84, '#ffffff', { opacity: 0.4 }),
    rect(0, 450, width, 150, '#cfc4b3'),
    line(times(9, (k) => `M${k * 170 - 240} 600L${k * 110 + 40} 450`).join(''), '#b9ad9a', 2),
    rect(60, 130, 170, 250, hour.sky[0], { stroke: paint.white, 'stroke-width': 12 }),
    rect(66, 290, 158, 84, hour.far, { opacity: 0.5 }),
    line('M145 130V380M60 255H230', paint.white, 7),
    path('M60 450l-60 120h260l20-120z', '#ffffff', { opacity: 0.28 }),
    hasColumns ? column(300, paint) : '',
    of[(n - 1) % of.length]?.(paint, random) ?? '',
    times(
      3,
      (k) => line(`M${280 + k * 240} 0V46`, paint.ink, 3) + circle(280 + k * 240, 54, 10, '#ffe9a8'),
    ).join(''),
    measure(paint),
  ]);
};

/** A scene of a demo property as a file. It depends on nothing but its type and number. */
export const propertySceneFile = ({ propertyType, kind, n, alt }: DemoPropertyScene): string =>
  (kind === 'outside' ? outsideScene : insideScene)(propertyType, n, alt);

import type { BusinessCategory, DemoScene } from '@setu/contracts';
import { coloursOf, randomOf } from '@setu/ui/kolam';
import { car, goodsOf, plant } from './goods';
import { at, between, circle, line, type Paint, path, pick, type Random, rect, times } from './pen';
import {
  awning,
  ground,
  type Hour,
  height,
  hours,
  person,
  scooter,
  skyline,
  svg,
  tree,
  walls,
  width,
} from './street';

const paintOf = (category: BusinessCategory, hour: Hour, random: Random): Paint => {
  const { ground: deep, dot, line: tint } = coloursOf(category, false);
  return {
    deep,
    dot,
    wall: random() < 0.4 ? tint : pick(random, walls),
    light: hour.light,
    ink: '#27324a',
    wood: pick(random, ['#8a5a3a', '#a0724a', '#6f4a36']),
    white: '#fffdf8',
  };
};

/** The drawing at the doorstep: dots in a ring, with a line around them. */
const doorstepKolam = (x: number, y: number) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(1 .36)">` +
  times(8, (n) => {
    const angle = (n * Math.PI) / 4;
    const [cx, cy] = [Math.cos(angle) * 34, Math.sin(angle) * 34];
    return (
      circle(cx, cy, 3.4, '#ffffff') +
      `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="14" fill="none" stroke="#fff" stroke-width="3"/>`
    );
  }).join('') +
  `<circle r="12" fill="none" stroke="#fff" stroke-width="3"/></g>`;

const upperWindow = (
  x: number,
  y: number,
  w: number,
  h: number,
  paint: Paint,
  isArched: boolean,
  isLit: boolean,
) => {
  const glass = isLit ? paint.light : '#8fa6b0';
  const frame = isArched
    ? `M${x} ${y + h}v-${h - w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
    : `M${x} ${y}h${w}v${h}h-${w}z`;
  return (
    path(frame, glass, { stroke: paint.white, 'stroke-width': 6 }) +
    line(`M${x + w / 2} ${y + 4}V${y + h}`, paint.white, 3) +
    rect(x - 8, y + h, w + 16, 7, paint.white)
  );
};

const sign = (x: number, y: number, w: number, paint: Paint, isEvening: boolean) =>
  rect(x, y, w, 46, paint.deep, { rx: 5 }) +
  rect(x + 5, y + 5, w - 10, 36, 'none', { rx: 3, stroke: paint.dot, 'stroke-width': 1.5, opacity: 0.7 }) +
  times(Math.floor(w / 56), (n) => {
    const cx = x + w / 2 + (n - (Math.floor(w / 56) - 1) / 2) * 50;
    return (
      path(`M${cx - 14} ${y + 23}l14-12l14 12l-14 12z`, 'none', {
        stroke: isEvening ? '#ffe9b8' : paint.white,
        'stroke-width': 2.4,
      }) + circle(cx, y + 23, 3.6, paint.dot)
    );
  }).join('');

/** The street front of a business. Each number is another house, at another hour. */
const frontScene = (category: BusinessCategory, n: number, title: string): string => {
  const random = randomOf(`${category} front ${n}`);
  const hour = pick(random, hours);
  const paint = paintOf(category, hour, random);
  const isEvening = hour.shade > 0;
  const left = between(random, 60, 130);
  const w = width - left - between(random, 60, 130);
  const top = pick(random, [70, 96, 150]);
  const floor = 268;
  const isDoorLeft = random() < 0.5;
  const [doorWidth, gap] = [124, 26];
  const windowWidth = w - doorWidth - gap * 3;
  const doorX = isDoorLeft ? left + gap : left + gap * 2 + windowWidth;
  const windowX = isDoorLeft ? left + gap * 2 + doorWidth : left + gap;
  const count = pick(random, [3, 4, 5]);
  const isArched = random() < 0.45;
  const goodsScale = Math.min(windowWidth / 420, 132 / 150);
  const street = pick(random, ['tree', 'plants', 'scooter', 'bench'] as const);
  const farSide = isDoorLeft ? left + w - 60 : left + 60;
  return svg(title, [
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${hour.sky[0]}"/><stop offset="1" stop-color="${hour.sky[1]}"/></linearGradient></defs>`,
    rect(0, 0, width, height, 'url(#s)'),
    circle(between(random, 120, 840), between(random, 50, 110), isEvening ? 24 : 38, hour.sun, {
      opacity: 0.9,
    }),
    skyline(hour, random),
    random() < 0.55 ? at(pick(random, [36, 926]), ground, 1.25, tree(random)) : '',
    // The house.
    rect(left, top, w, ground - top, paint.wall),
    rect(left - 10, top - 14, w + 20, 18, paint.deep, { rx: 3 }),
    rect(left, floor - 14, w, 8, paint.ink, { opacity: 0.14 }),
    top < 140
      ? times(count, (k) => {
          const each = w / count;
          return upperWindow(
            left + each * (k + 0.5) - 27,
            top + 30,
            54,
            floor - top - 76,
            paint,
            isArched,
            isEvening && random() < 0.6,
          );
        }).join('')
      : '',
    sign(left + 24, floor, w - 48, paint, isEvening),
    // Window and door.
    rect(windowX - 6, 356, windowWidth + 12, ground - 362, paint.ink, { rx: 4 }),
    rect(windowX, 362, windowWidth, ground - 374, paint.light),
    at(
      windowX + (windowWidth - 400 * goodsScale) / 2,
      ground - 12 - 150 * goodsScale,
      goodsScale,
      goodsOf(category, paint, random),
    ),
    path(`M${windowX + 20} ${ground - 12}l${70} ${-(ground - 374)}h34l-70 ${ground - 374}z`, '#ffffff', {
      opacity: 0.16,
    }),
    rect(doorX, 362, doorWidth, ground - 362, paint.wood),
    rect(doorX + 14, 374, doorWidth - 28, 76, paint.light, { rx: 3 }),
    line(`M${doorX + doorWidth / 2} 362V${ground}`, paint.ink, 2, { opacity: 0.4 }),
    circle(doorX + doorWidth / 2 + 12, 468, 4, paint.dot),
    awning(left + 10, 318, w - 20, paint, random() < 0.6),
    // The street.
    rect(0, ground, width, height - ground, '#d9cfbf'),
    rect(0, ground, width, 9, '#b9ad9a'),
    line(times(8, (k) => `M${k * 140 - 40} ${height}L${k * 124 + 46} ${ground + 9}`).join(''), '#c6bba8', 2),
    doorstepKolam(doorX + doorWidth / 2, ground + 36),
    street === 'tree'
      ? at(farSide, ground + 14, 0.9, plant(paint, random)) +
        at(farSide + 44, ground + 14, 0.7, plant(paint, random))
      : '',
    street === 'plants'
      ? times(4, (k) =>
          at(windowX + 30 + k * ((windowWidth - 60) / 3), ground + 16, 0.6, plant(paint, random)),
        ).join('')
      : '',
    street === 'scooter'
      ? at(
          farSide,
          ground + 52,
          1.05,
          category === 'automotive' ? at(-70, -64, 1.2, car(paint.dot, paint)) : scooter(paint),
        )
      : '',
    street === 'bench'
      ? at(
          farSide - 50,
          ground + 34,
          1,
          rect(0, -30, 110, 9, paint.wood, { rx: 3 }) +
            rect(0, -52, 110, 9, paint.wood, { rx: 3 }) +
            line('M12-52V0M98-52V0', paint.ink, 5),
        )
      : '',
    times(Math.floor(between(random, 1, 3.4)), () =>
      at(
        between(random, left + 40, left + w - 40),
        ground + between(random, 40, 84),
        0.92,
        person(paint, random),
      ),
    ).join(''),
    hour.shade > 0
      ? rect(0, ground, width, height - ground, '#141d38', { opacity: hour.shade }) +
        path(`M${windowX} ${ground}h${windowWidth}l60 100h-${windowWidth + 120}z`, paint.light, {
          opacity: 0.22,
        })
      : '',
  ]);
};

/** The room of a business. */
const roomScene = (category: BusinessCategory, n: number, title: string): string => {
  const random = randomOf(`${category} room ${n}`);
  const hour = pick(random, hours.slice(0, 3));
  const paint = paintOf(category, hour, random);
  const isWindowLeft = random() < 0.5;
  const windowX = isWindowLeft ? 60 : 700;
  const goodsX = isWindowLeft ? 296 : 60;
  return svg(title, [
    rect(0, 0, width, height, paint.wall),
    rect(0, 0, width, 70, '#ffffff', { opacity: 0.35 }),
    rect(0, 452, width, 148, paint.wood),
    rect(0, 452, width, 148, '#fff6e6', { opacity: 0.62 }),
    line(times(9, (k) => `M${k * 170 - 240} 600L${k * 110 + 40} 452`).join(''), paint.wood, 2, {
      opacity: 0.35,
    }),
    rect(0, 440, width, 14, paint.deep, { opacity: 0.85 }),
    rect(windowX, 110, 200, 220, hour.sky[0], { stroke: paint.white, 'stroke-width': 12 }),
    rect(windowX + 6, 240, 188, 84, hour.far, { opacity: 0.5 }),
    line(`M${windowX + 100} 110V330M${windowX} 220H${windowX + 200}`, paint.white, 7),
    path(`M${windowX} 452l-60 148h240l20-148z`, '#ffffff', { opacity: 0.22 }),
    times(
      3,
      (k) =>
        line(`M${goodsX + 110 + k * 190} 0V58`, paint.ink, 3) +
        path(`M${goodsX + 84 + k * 190} 88q0-32 26-32t26 32z`, paint.deep) +
        circle(goodsX + 110 + k * 190, 90, 8, '#ffe9a8'),
    ).join(''),
    at(goodsX, 496 - 150 * 1.5, 1.5, goodsOf(category, paint, random)),
    at(isWindowLeft ? 150 : 800, 520, 1.3, plant(paint, random)),
    doorstepKolam(480, 556),
    random() < 0.75 ? at(between(random, 380, 640), 560, 1.25, person(paint, random)) : '',
  ]);
};

/** A scene of the demo as a file. It depends on nothing but its category and number. */
export const sceneFile = ({ businessCategory, kind, n, alt }: DemoScene): string =>
  (kind === 'front' ? frontScene : roomScene)(businessCategory, n, alt);

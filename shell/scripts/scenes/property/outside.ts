import type { PropertyType } from '@setu/contracts';
import { at, between, circle, line, type Paint, path, pick, type Random, rect, times } from '../pen';
import { awning, ground, height, skyline, svg, tree, width } from '../street';
import { street } from './setting';

/** Draws a building that stands on the pavement. */
type Building = (paint: Paint, random: Random) => string;

/** A roller shutter, closed from the top by a share. */
const shutter = (x: number, y: number, w: number, h: number, share: number, paint: Paint) =>
  rect(x, y, w, h, paint.light) +
  path(`M${x} ${y + h}l${w * 0.3} ${-h * 0.3}h${w * 0.4}l${w * 0.3} ${h * 0.3}z`, paint.wood, {
    opacity: 0.3,
  }) +
  rect(x, y, w, h * share, '#b9c1c4') +
  line(times(Math.floor((h * share) / 12), (n) => `M${x} ${y + 12 * n + 10}h${w}`).join(''), '#98a2a6', 2) +
  rect(x, y + h * share - 6, w, 8, '#7d888d');

/** A board with a key: this place is free. */
const keyBoard = (x: number, y: number, paint: Paint) =>
  rect(x - 34, y - 24, 68, 48, paint.white, { rx: 5, stroke: paint.deep, 'stroke-width': 4 }) +
  circle(x - 12, y, 9, 'none', { stroke: paint.deep, 'stroke-width': 5 }) +
  line(`M${x - 3} ${y}h26m-8 0v8m8-8v10`, paint.deep, 5);

const windows = (x: number, y: number, w: number, rows: number, columns: number, glass: string) =>
  times(rows * columns, (n) => {
    const each = w / columns;
    const [column, row] = [n % columns, Math.floor(n / columns)];
    return rect(x + column * each + each * 0.18, y + row * 74, each * 0.64, 48, glass, {
      rx: 2,
      stroke: '#fffdf8',
      'stroke-width': 4,
    });
  }).join('');

/** A row of shops, the free one among neighbours. */
const shop: Building = (paint, random) => {
  const free = Math.floor(between(random, 0, 3));
  const floors = pick(random, [0, 1, 2]);
  const top = 290 - floors * 78;
  const colours = ['#7b2d4e', '#0b5d6b', '#8a5a3a', '#5b6472', '#3d7a4e'];
  return (
    rect(70, top, 820, ground - top, paint.wall) +
    rect(60, top - 12, 840, 16, paint.deep, { rx: 3 }) +
    windows(80, top + 24, 800, floors, 8, '#8fa6b0') +
    times(3, (n) => {
      const x = 92 + n * 264;
      if (n === free)
        return (
          shutter(x, 330, 248, ground - 330, between(random, 0.1, 0.55), paint) +
          rect(x, 300, 248, 32, '#d9cfbf') +
          keyBoard(x + 124, 330, paint)
        );
      const colour = pick(random, colours);
      const own = { ...paint, deep: colour };
      return (
        rect(x, 362, 248, ground - 362, '#8fa6b0') +
        rect(x + 170, 362, 64, ground - 362, paint.wood) +
        rect(x + 14, 382, 140, 84, paint.light, { rx: 3 }) +
        rect(x, 300, 248, 34, colour, { rx: 3 }) +
        awning(x, 336, 248, own, random() < 0.5)
      );
    }).join('')
  );
};

/** A house with a terrace in front, for people who eat. */
const eatery: Building = (paint, random) => {
  const isTwoFloors = random() < 0.5;
  const top = isTwoFloors ? 190 : 268;
  return (
    rect(150, top, 600, ground - top, paint.wall) +
    rect(136, top - 14, 628, 18, paint.deep, { rx: 3 }) +
    (isTwoFloors ? windows(170, top + 26, 560, 1, 6, '#8fa6b0') : '') +
    rect(190, 330, 330, ground - 330, paint.light, { stroke: paint.ink, 'stroke-width': 6 }) +
    line(`M300 330V${ground}M410 330V${ground}M190 390H520`, paint.ink, 4) +
    rect(570, 346, 110, ground - 346, paint.wood, { rx: 3 }) +
    awning(170, 312, 560, paint, true) +
    keyBoard(355, 436, paint) +
    times(3, (n) => {
      const x = 180 + n * 150;
      return (
        line(`M${x} ${ground + 46}v-62`, paint.wood, 6) +
        path(`M${x - 62} ${ground - 14}q62-46 124 0z`, pick(random, [paint.deep, paint.dot])) +
        rect(x - 34, ground + 14, 68, 7, paint.wood, { rx: 3 })
      );
    }).join('') +
    at(826, ground, 1.1, tree(random))
  );
};

const office: Building = (paint, random) => {
  const floors = pick(random, [4, 5]);
  const [left, w] = [between(random, 180, 300), between(random, 380, 460)];
  const top = ground - 64 - floors * 74;
  const lit = Math.floor(between(random, 0, floors));
  return (
    rect(left, top, w, ground - top, paint.deep) +
    times(floors, (n) => {
      const y = top + 14 + n * 74;
      return (
        rect(left + 14, y, w - 28, 50, n === lit ? paint.light : '#9fb8c2') +
        line(times(6, (k) => `M${left + 14 + ((k + 1) * (w - 28)) / 7} ${y}v50`).join(''), paint.deep, 5)
      );
    }).join('') +
    keyBoard(left + w / 2, top + 40 + lit * 74, paint) +
    rect(left + w / 2 - 70, ground - 58, 140, 58, paint.light) +
    line(`M${left + w / 2} ${ground - 58}V${ground}`, paint.ink, 3) +
    rect(left + w / 2 - 100, ground - 70, 200, 14, paint.dot, { rx: 3 }) +
    at(left - 70, ground, 1.1, tree(random)) +
    at(left + w + 76, ground, 0.9, tree(random))
  );
};

const truck = (paint: Paint) =>
  rect(0, -104, 190, 80, paint.white, { stroke: '#b9c1c4', 'stroke-width': 3 }) +
  path('M190-78h44l26 32v22h-70z', paint.deep) +
  path('M198-70h32l18 24h-50z', '#cfe6ea') +
  circle(46, -22, 20, paint.ink) +
  circle(146, -22, 20, paint.ink) +
  circle(226, -22, 20, paint.ink);

const warehouse: Building = (paint, random) => {
  const bays = pick(random, [3, 4]);
  const each = 700 / bays;
  const free = Math.floor(between(random, 0, bays));
  return (
    path(`M110 ${ground}V280L460 200L830 280V${ground}z`, paint.wall) +
    path('M96 286L460 196L844 286L844 268L460 176L96 268z', paint.deep) +
    line(times(9, (n) => `M${160 + n * 80} 292V${ground}`).join(''), '#cbbfae', 2) +
    times(bays, (n) => {
      const x = 130 + n * each;
      return (
        shutter(x, 360, each - 36, ground - 360, n === free ? 0.12 : 1, paint) +
        rect(x - 6, 350, each - 24, 12, paint.ink) +
        times(2, (k) => rect(x + 8 + k * (each - 70), ground - 26, 18, 26, '#f2a20c')).join('')
      );
    }).join('') +
    keyBoard(130 + free * each + (each - 36) / 2, 326, paint) +
    at(between(random, 120, 520), ground + 78, 1, truck(paint))
  );
};

const showroom: Building = (paint, random) => {
  const isFlat = random() < 0.5;
  return (
    rect(110, 240, 740, ground - 240, paint.deep) +
    (isFlat
      ? rect(90, 222, 780, 22, paint.ink, { rx: 3 })
      : path('M90 244L150 190H870V244z', paint.ink, { opacity: 0.9 })) +
    rect(140, 300, 560, ground - 310, paint.light) +
    line(`M280 300V${ground - 10}M420 300V${ground - 10}M560 300V${ground - 10}`, paint.ink, 4) +
    path('M160 490l120-190h56l-120 190z', '#ffffff', { opacity: 0.3 }) +
    rect(730, 330, 90, ground - 330, '#8fa6b0', { stroke: paint.white, 'stroke-width': 5 }) +
    keyBoard(420, 268, paint) +
    times(3, (n) => circle(200 + n * 220, 316, 7, '#ffe9a8')).join('') +
    at(880, ground, 1, tree(random))
  );
};

const standalone: Building = (paint, random) => {
  const isTiled = random() < 0.6;
  const x = between(random, 200, 280);
  return (
    rect(x, 300, 480, ground - 300, paint.wall) +
    (isTiled
      ? path(`M${x - 34} 306L${x + 240} 196L${x + 514} 306z`, paint.wood)
      : rect(x - 16, 284, 512, 20, paint.deep, { rx: 3 })) +
    rect(x + 40, 350, 120, 96, '#8fa6b0', { stroke: paint.white, 'stroke-width': 7 }) +
    rect(x + 320, 350, 120, 96, '#8fa6b0', { stroke: paint.white, 'stroke-width': 7 }) +
    rect(x + 192, 366, 96, ground - 366, paint.wood, { rx: 3 }) +
    keyBoard(x + 240, 334, paint) +
    line(times(22, (n) => `M${24 + n * 42} ${ground + 6}v-44`).join(''), paint.white, 7) +
    line(`M20 ${ground - 26}H940M20 ${ground - 8}H940`, paint.white, 5) +
    at(x - 100, ground, 1.3, tree(random)) +
    at(x + 580, ground, 1.1, tree(random))
  );
};

/** Inside of a mall: two floors of units, one of them free, and the escalator. */
const mall: Building = (paint) =>
  rect(0, 0, width, height, paint.wall) +
  path('M120 0H840L700 70H260z', '#dfeef2') +
  line('M300 0L340 70M480 0V70M660 0L620 70', paint.white, 5) +
  times(2, (floor) => {
    const y = 110 + floor * 200;
    return (
      times(4, (n) => {
        const x = 30 + n * 230;
        const isFree = floor === 1 && n === 1;
        return (
          rect(x, y, 210, 150, isFree ? paint.light : '#8fa6b0') +
          rect(
            x,
            y,
            210,
            32,
            isFree ? '#d9cfbf' : ([paint.deep, '#7b2d4e', '#8a5a3a', '#5b6472'][n] ?? paint.deep),
            {
              rx: 3,
            },
          ) +
          (isFree ? keyBoard(x + 105, y + 84, paint) : rect(x + 20, y + 56, 90, 94, paint.light, { rx: 3 }))
        );
      }).join('') +
      rect(0, y + 150, width, 14, paint.ink, { opacity: 0.8 }) +
      line(`${times(24, (n) => `M${n * 41} ${y + 150}v-34`).join('')}M0 ${y + 116}H${width}`, paint.white, 3)
    );
  }).join('') +
  rect(0, 474, width, 126, '#e9dfcf') +
  path('M560 560L800 274h44L640 560z', '#9aa7ad') +
  line('M566 540L800 262M646 540L846 262', paint.ink, 6);

/** A forecourt or yard with a small unit. */
const unit: Building = (paint, random) =>
  rect(500, 318, 320, ground - 318, paint.wall) +
  rect(486, 304, 348, 18, paint.deep, { rx: 3 }) +
  shutter(530, 350, 180, ground - 350, between(random, 0.15, 0.5), paint) +
  rect(734, 380, 62, ground - 380, paint.wood, { rx: 3 }) +
  path(`M110 306H430l-20 26H130z`, paint.deep) +
  line(`M160 332V${ground}M380 332V${ground}`, paint.ink, 9) +
  times(2, (n) =>
    at(
      220 + n * 100,
      ground,
      1,
      rect(-18, -84, 36, 84, paint.white, { rx: 6, stroke: paint.ink, 'stroke-width': 3 }) +
        path('M4-66l-14 20h9l-4 18l16-24h-9l6-14z', paint.dot),
    ),
  ).join('') +
  keyBoard(620, 336, paint) +
  at(900, ground, 1, tree(random));

const buildings: Readonly<Record<PropertyType, Building>> = {
  retail: shop,
  office,
  restaurant: eatery,
  warehouse,
  showroom,
  mall,
  standalone,
  other: unit,
};

/** A property from outside; one in a mall from its hall. Each number is another house, at another hour. */
export const outsideScene = (type: PropertyType, n: number, title: string): string => {
  const { random, hour, paint } = street(`${type} outside ${n}`);
  const building = buildings[type](paint, random);
  if (type === 'mall') return svg(title, [building]);
  return svg(title, [
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${hour.sky[0]}"/><stop offset="1" stop-color="${hour.sky[1]}"/></linearGradient></defs>`,
    rect(0, 0, width, height, 'url(#s)'),
    circle(between(random, 120, 840), between(random, 50, 110), hour.shade > 0 ? 24 : 38, hour.sun, {
      opacity: 0.9,
    }),
    skyline(hour, random),
    rect(0, ground, width, height - ground, '#d9cfbf'),
    rect(0, ground, width, 9, '#b9ad9a'),
    line(times(8, (k) => `M${k * 140 - 40} ${height}L${k * 124 + 46} ${ground + 9}`).join(''), '#c6bba8', 2),
    building,
    hour.shade > 0 ? rect(0, ground, width, height - ground, '#141d38', { opacity: hour.shade / 2 }) : '',
  ]);
};

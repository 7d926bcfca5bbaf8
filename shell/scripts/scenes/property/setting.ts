import { randomOf } from '@setu/ui/kolam';
import { type Paint, pick, type Random } from '../pen';
import { type Hour, hours, walls } from '../street';

/** Hour and colours of a scene of a property. */
interface Setting {
  random: Random;
  hour: Hour;
  paint: Paint;
}

const colours = [
  ['#0b5d6b', '#f2a20c'],
  ['#7b2d4e', '#e3b7a0'],
  ['#3d5a45', '#e0b75a'],
  ['#8a4a2f', '#f1c879'],
  ['#2f4a78', '#e89b6c'],
] as const;

/** The same seed gives the same hour and colours. */
export const street = (seed: string): Setting => {
  const random = randomOf(seed);
  const hour = pick(random, hours);
  const [deep, dot] = pick(random, colours);
  const paint: Paint = {
    deep,
    dot,
    wall: pick(random, walls),
    light: hour.light,
    ink: '#27324a',
    wood: pick(random, ['#8a5a3a', '#a0724a', '#6f4a36']),
    white: '#fffdf8',
  };
  return { random, hour, paint };
};
